import type { Collections, CollectionAddress } from './collections.ts'
import type { DocumentStore } from './ports.ts'
import { checked, checkedLater, refuseForeignRoles, refuseOutdated } from './refusals.ts'
import type { DocumentWriter } from './write-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may } from '#domain/documents/access.ts'
import { differences, type DocumentView, documentView, samePermissions } from '#domain/documents/document.ts'
import { type DocumentRoles, grantableRoles, keptGrants } from '#domain/documents/grants.ts'
import type { Permission } from '#domain/documents/permission.ts'
import { changedData } from '#domain/documents/structure.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly collections: Collections
  readonly store: DocumentStore
  readonly writer: DocumentWriter
  readonly units: Transactions
  readonly clock: Clock
  readonly documentRoles: DocumentRoles
  readonly room: StorageQuota
}

export type DocumentChange = {
  readonly data: Readonly<Record<string, unknown>>
  /** Absent: they stay as they are. */
  readonly permissions: readonly Permission[] | undefined
  /** The version the client knows, as its date of change. */
  readonly known: string | undefined
}

/** Merges a change into a document. One that changes nothing is answered, and otherwise did not happen. */
export async function updateDocument(
  { collections, store, writer, units, clock, documentRoles, room }: Deps,
  caller: Caller,
  place: CollectionAddress,
  id: string,
  given: DocumentChange,
): Promise<DocumentView> {
  if (Object.keys(given.data).length === 0 && !given.permissions) throw new Fault('document_missing_payload')
  const served = collections.at(place.databaseId, place.collectionId)
  const { collection, guard, handler } = served
  const roles = rolesOf(caller)
  return units.run(async (unit) => {
    const stored = await store.find(collection, id, unit)
    if (!stored) throw new Fault('document_not_found')
    refuseForeignRoles(given.permissions, grantableRoles(caller, documentRoles))
    if (!may(guard, 'update', roles, stored.permissions)) throw new Fault('user_unauthorized')
    refuseOutdated(stored, given.known)

    const sent = differences(
      stored.data,
      checked(() => changedData(collection, given.data)),
    )
    const wanted = given.permissions && keptGrants(given.permissions, stored.owner, documentRoles)
    const permissions = wanted && !samePermissions(stored.permissions, wanted) ? wanted : undefined
    if (Object.keys(sent).length === 0 && !permissions) return documentView(collection, stored)

    const instead = await checkedLater(handler.beforeUpdate?.({ unit, caller, stored, changed: sent, permissions }))
    const changed = instead ? differences(stored.data, instead) : sent
    if (Object.keys(changed).length === 0 && !permissions) return documentView(collection, stored)
    const after = {
      ...stored,
      updatedAt: formatDateTime(clock.now()),
      permissions: permissions ?? stored.permissions,
      data: { ...stored.data, ...changed },
    }
    return room.within(unit, stored.owner, () => writer.change(unit, served, stored, after))
  })
}

export type UpdateDocument = Bound<typeof updateDocument>
