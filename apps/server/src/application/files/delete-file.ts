import type { Buckets } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import type { FilePlace } from './get-file.ts'
import type { ReleaseBytes } from './release-bytes.ts'
import type { FileWriter } from './write-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may, mayAll } from '#domain/documents/access.ts'
import { isWhole } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  readonly buckets: Buckets
  readonly store: FileStore
  readonly writer: FileWriter
  readonly units: Transactions
  readonly release: ReleaseBytes
}

/** Removes a file for good; an unfinished upload ends with it. */
export async function deleteFile(
  { buckets, store, writer, units, release }: Deps,
  caller: Caller,
  { bucketId, fileId }: FilePlace,
): Promise<void> {
  const served = buckets.at(bucketId)
  const { bucket, guard, handler } = served
  const roles = rolesOf(caller)
  if (!guard.itemSecurity && !mayAll(guard, 'delete', roles)) throw new Fault('user_unauthorized')
  const gone = await units.run(async (unit) => {
    const file = await store.find(bucket, fileId, unit)
    if (!file) throw new Fault('storage_file_not_found')
    if (!may(guard, 'delete', roles, file.permissions)) throw new Fault('user_unauthorized')
    await writer.remove(unit, served, file)
    if (isWhole(file)) await handler.afterDelete?.(unit, file, caller)
    return file
  })
  await release(gone)
}

export type DeleteFile = Bound<typeof deleteFile>
