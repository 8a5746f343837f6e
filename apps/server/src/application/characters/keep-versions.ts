import { limits } from '@eidolon/contract/limits.ts'
import { lookFields, VersionFields } from '@eidolon/contract/characters/versions.ts'
import { z } from 'zod'
import type { ServedCollection } from '#application/documents/collections.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import type { DocumentWriter } from '#application/documents/write-documents.ts'
import { findOwn } from '#application/media/find-own.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { textOf } from '#domain/characters/character.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import { type Data, refusedAttribute } from '#domain/documents/structure.ts'
import { readFields } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'

const max = limits.character.versions
const Listed = z.object({ $id: z.string() })

const ofCharacter = (characterId: string, offset: number): ListQuery => ({
  filters: [{ method: 'equal', attribute: 'characterId', values: [characterId] }],
  orders: [{ attribute: '$createdAt', direction: 'desc' }],
  limit: max,
  offset,
  cursor: undefined,
  select: ['$id'],
})

type Deps = {
  readonly store: DocumentStore
  readonly writer: DocumentWriter
  readonly served: ServedCollection
  readonly ids: Ids
  readonly clock: Clock
}

/** Keeps how a character looked whenever its look is changed, whoever changes it. */
export async function keepVersions(
  { store, writer, served, ids, clock }: Deps,
  unit: Transaction,
  before: Document,
  after: Document,
): Promise<void> {
  /** Only the newest stay. */
  async function forgetOldest(unit: Transaction, owner: string, characterId: string): Promise<void> {
    const page = await store.list(versionCollection, ofCharacter(characterId, max), [`user:${owner}`], unit)
    for (const json of page?.documents ?? []) {
      const old = await store.find(versionCollection, Listed.parse(JSON.parse(json)).$id, unit)
      if (old) await writer.remove(unit, served, old)
    }
  }

  const { id, owner } = before
  // Genes that are only now read from the words are no other look.
  if (owner === undefined || textOf(before.data['genes']) === '' || isSame(before.data, after.data)) return
  const now = formatDateTime(clock.now())
  const look = lookFields.map((field) => [field, before.data[field] ?? null] as const)
  await writer.add(unit, served, {
    id: ids.unique(),
    createdAt: now,
    updatedAt: now,
    owner,
    permissions: ownerPermissions(owner).filter(({ action }) => action === 'read'),
    data: { characterId: id, ...Object.fromEntries(look) },
  })
  await forgetOldest(unit, owner, id)
}

export type KeepVersion = Bound<typeof keepVersions>

const isSame = (one: Data, other: Data): boolean =>
  lookFields.every((field) => (one[field] ?? null) === (other[field] ?? null))

/** What comes from outside comes in an archive, and is held to the same. */
export function versionRules({ store }: Pick<Deps, 'store'>): CollectionHandler {
  return {
    async beforeCreate({ unit, caller, data }) {
      const read = readFields(VersionFields, data)
      const characterId = textOf(read['characterId'])
      const character = await findOwn(store, characterCollection, { caller, id: characterId, action: 'update', unit })
      if (!character?.owner) throw refusedAttribute('characterId', 'There is no such character.')
      const there = await store.list(versionCollection, ofCharacter(characterId, 0), [`user:${character.owner}`], unit)
      if ((there?.total ?? 0) >= max) throw refusedAttribute('characterId', `A character has at most ${max} versions.`)
      return read
    },
  }
}
