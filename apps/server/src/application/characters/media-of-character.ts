import type { CharacterId } from '@eidolon/contract/ids.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import { z } from 'zod'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { may } from '#domain/documents/access.ts'
import { guardOf } from '#domain/documents/document.ts'
import { parsePermissions } from '#domain/documents/permission.ts'
import type { Filter, ListQuery } from '#domain/documents/query.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'

type Deps = { readonly store: DocumentStore; readonly documents: SystemDocuments }

const page = 500
const Listed = z.object({
  $id: z.string(),
  $permissions: z.array(z.string()),
  characterIds: z.array(z.string()).nullish(),
})

/**
 * Sets when the media of a character was thrown away, for all of it that the caller may change and that is `now` so.
 * What shows somebody else who is still there is theirs as well, and is not thrown away.
 */
export async function trashMedia(
  { store, documents }: Deps,
  unit: Transaction,
  {
    caller,
    characterId,
    from,
    to,
  }: {
    readonly caller: Caller
    readonly characterId: CharacterId
    readonly from: string | null
    readonly to: string | null
  },
): Promise<void> {
  const roles = rolesOf(caller)
  const isNow: Filter =
    from === null
      ? { method: 'isNull', attribute: 'trashedAt', values: [] }
      : { method: 'equal', attribute: 'trashedAt', values: [from] }
  const filters: Filter[] = [{ method: 'contains', attribute: 'characterIds', values: [characterId] }, isNow]
  const isThere = new Map<string, boolean>([[characterId, false]])
  async function showsOthers(ids: readonly string[]): Promise<boolean> {
    for (const id of ids) {
      const known = isThere.get(id) ?? (await store.find(characterCollection, id, unit)) !== undefined
      isThere.set(id, known)
      if (known) return true
    }
    return false
  }
  // Those that were changed are no longer found; those that may not be stay in the way and are passed over.
  for (let offset = 0; ;) {
    const query: ListQuery = { filters, orders: [], limit: page, offset, cursor: undefined, select: listed }
    const found = await store.list(mediaCollection, query, roles, unit)
    const media = (found?.documents ?? []).map((json) => Listed.parse(JSON.parse(json)))
    for (const { $id, $permissions, characterIds } of media) {
      const parsed = parsePermissions($permissions)
      const mayUpdate = 'permissions' in parsed && may(guardOf(mediaCollection), 'update', roles, parsed.permissions)
      const isTheirs = to !== null && (await showsOthers(characterIds ?? []))
      if (mayUpdate && !isTheirs) await documents.update(unit, collectionIds.media, $id, { data: { trashedAt: to } })
      else offset += 1
    }
    if (media.length < page) return
  }
}

const listed = ['$id', '$permissions', 'characterIds']
