import type { Collections, CollectionAddress } from './collections.ts'
import type { DocumentStore } from './ports.ts'
import { checkedLater, refuseOutdated } from './refusals.ts'
import type { DocumentWriter } from './write-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may } from '#domain/documents/access.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly collections: Collections
  readonly store: DocumentStore
  readonly writer: DocumentWriter
  readonly units: Transactions
}

/** Removes a document for good. `known` is the version the client knows, as its date of change. */
export async function deleteDocument(
  { collections, store, writer, units }: Deps,
  caller: Caller,
  place: CollectionAddress,
  id: string,
  known: string | undefined,
): Promise<void> {
  const served = collections.at(place.databaseId, place.collectionId)
  await units.run(async (unit) => {
    const stored = await store.find(served.collection, id, unit)
    if (!stored) throw new Fault('document_not_found')
    if (!may(served.guard, 'delete', rolesOf(caller), stored.permissions)) throw new Fault('user_unauthorized')
    refuseOutdated(stored, known)
    await checkedLater(served.handler.beforeDelete?.({ unit, caller, stored }))
    await writer.remove(unit, served, stored)
  })
}

export type DeleteDocument = Bound<typeof deleteDocument>
