import type { Buckets } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import type { FilePlace } from './get-file.ts'
import type { FileWriter } from './write-files.ts'
import { refuseForeignRoles } from '#application/documents/refusals.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may, mayAll } from '#domain/documents/access.ts'
import { samePermissions } from '#domain/documents/document.ts'
import { type DocumentRoles, grantableRoles, keptGrants } from '#domain/documents/grants.ts'
import type { Permission } from '#domain/documents/permission.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { cleanName } from '#domain/files/file-name.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly buckets: Buckets
  readonly store: FileStore
  readonly writer: FileWriter
  readonly units: Transactions
  readonly clock: Clock
  readonly documentRoles: DocumentRoles
}

/** What is absent stays as it is. */
export type FileChange = {
  readonly name?: string | undefined
  readonly permissions?: readonly Permission[] | undefined
}

/** Renames a file or gives it other permissions. A change that changes nothing is answered, and did not happen. */
export async function updateFile(
  { buckets, store, writer, units, clock, documentRoles }: Deps,
  caller: Caller,
  { bucketId, fileId }: FilePlace,
  given: FileChange,
): Promise<StoredFile> {
  const served = buckets.at(bucketId)
  const { bucket, guard } = served
  const roles = rolesOf(caller)
  if (!guard.itemSecurity && !mayAll(guard, 'update', roles)) throw new Fault('user_unauthorized')
  return units.run(async (unit) => {
    const stored = await store.find(bucket, fileId, unit)
    if (!stored) throw new Fault('storage_file_not_found')
    refuseForeignRoles(given.permissions, grantableRoles(caller, documentRoles))
    if (!may(guard, 'update', roles, stored.permissions)) throw new Fault('user_unauthorized')
    const name = given.name === undefined ? stored.name : cleanName(given.name)
    const permissions = given.permissions
      ? keptGrants(given.permissions, stored.owner, documentRoles)
      : stored.permissions
    if (name === stored.name && samePermissions(stored.permissions, permissions)) return stored
    const after = { ...stored, name, permissions, updatedAt: formatDateTime(clock.now()) }
    await writer.change(unit, served, stored, after)
    return after
  })
}

export type UpdateFile = Bound<typeof updateFile>
