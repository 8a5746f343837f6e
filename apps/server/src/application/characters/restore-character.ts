import { collectionIds } from '@eidolon/contract/resources.ts'
import { trashMedia } from './media-of-character.ts'
import type { DeletedCharacters } from './ports.ts'
import type { Collections } from '#application/documents/collections.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { DocumentWriter } from '#application/documents/write-documents.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { rolesOf, type UserCaller } from '#domain/accounts/caller.ts'
import type { DocumentView } from '#domain/documents/document.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly store: DocumentStore
  readonly collections: Collections
  readonly writer: DocumentWriter
  readonly documents: SystemDocuments
  readonly deleted: DeletedCharacters
  readonly units: Transactions
  readonly clock: Clock
}

/** Brings back what was deleted a moment ago: documents as they were, and the media that went to the trash with them. */
export async function restoreCharacters(
  { store, collections, writer, documents, deleted, units, clock }: Deps,
  caller: UserCaller,
  ids: readonly string[],
): Promise<readonly DocumentView[]> {
  async function restore(unit: Transaction, caller: UserCaller, id: string): Promise<DocumentView> {
    const found = await deleted.take(unit, id, caller.userId, formatDateTime(clock.now()))
    if (!found) throw new Fault('document_not_found')
    const { document, mediaTrashedAt } = found
    if (mediaTrashedAt !== null) {
      await trashMedia({ store, documents }, unit, { caller, characterId: id, from: mediaTrashedAt, to: null })
    }
    // Pictures may have come or gone in the meantime, and nobody has counted them.
    const filters = [
      { method: 'contains', attribute: 'characterIds', values: [id] },
      { method: 'isNull', attribute: 'trashedAt', values: [] },
    ] as const
    const query = { filters, orders: [], limit: 1, offset: 0, cursor: undefined, select: ['$id'] }
    const media = await store.list(mediaCollection, query, rolesOf(caller), unit)
    const data = { ...document.data, mediaCount: media?.total ?? 0 }
    return writer.add(unit, collections.named(collectionIds.characters), { ...document, data })
  }

  return units.run(async (unit) => {
    const restored: DocumentView[] = []
    for (const id of new Set(ids)) restored.push(await restore(unit, caller, id))
    return restored
  })
}
