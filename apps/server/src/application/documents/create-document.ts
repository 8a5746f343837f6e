import type { Collections, CollectionAddress } from './collections.ts'
import { checked, checkedLater, refuseForeignRoles } from './refusals.ts'
import type { DocumentWriter } from './write-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, ownerFor, rolesOf } from '#domain/accounts/caller.ts'
import { mayCreate } from '#domain/documents/access.ts'
import type { DocumentView } from '#domain/documents/document.ts'
import { type DocumentRoles, grantableRoles, keptGrants } from '#domain/documents/grants.ts'
import { ownerPermissions, type Permission } from '#domain/documents/permission.ts'
import { newData } from '#domain/documents/structure.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly collections: Collections
  readonly writer: DocumentWriter
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly documentRoles: DocumentRoles
  readonly room: StorageQuota
}

export type NewDocument = {
  /** `unique()` leaves it to the server. */
  readonly documentId: string
  readonly data: Readonly<Record<string, unknown>>
  /** Absent: whoever creates it may do everything with it, and nobody else anything. */
  readonly permissions: readonly Permission[] | undefined
}

/** Keeps a new document; the order of the refusals is part of the promise. */
export async function createDocument(
  { collections, writer, units, clock, ids, documentRoles, room }: Deps,
  caller: Caller,
  place: CollectionAddress,
  given: NewDocument,
): Promise<DocumentView> {
  if (Object.keys(given.data).length === 0) throw new Fault('document_missing_data')
  if ('$id' in given.data) {
    const message = '$id is not allowed for creating new documents, try update instead'
    throw new Fault('document_invalid_structure', {}, { message })
  }
  const served = collections.at(place.databaseId, place.collectionId)
  const roles = rolesOf(caller)
  refuseForeignRoles(given.permissions, grantableRoles(caller, documentRoles))
  if (!mayCreate(served.guard, roles)) throw new Fault('user_unauthorized')
  const sent = checked(() => newData(served.collection, given.data))

  const id = given.documentId === 'unique()' ? ids.unique() : given.documentId
  const owner = ownerFor(caller)
  const permissions = given.permissions
    ? keptGrants(given.permissions, owner, documentRoles)
    : owner === undefined
      ? []
      : ownerPermissions(owner)
  await room.refuseWithout(0, owner)
  return units.run(async (unit) => {
    const creation = { unit, caller, id, data: sent, permissions }
    const data = (await checkedLater(served.handler.beforeCreate?.(creation))) ?? sent
    const now = formatDateTime(clock.now())
    const document = { id, createdAt: now, updatedAt: now, owner, permissions, data }
    return room.adding(unit, owner, () => writer.add(unit, served, document))
  })
}

export type CreateDocument = Bound<typeof createDocument>
