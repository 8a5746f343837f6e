import type { FileId } from '@eidolon/contract/ids.ts'
import type { Buckets } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may, mayAll } from '#domain/documents/access.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Bound } from '#application/shared/with-deps.ts'

export type FilePlace = { readonly bucketId: string; readonly fileId: FileId }

/** One file, finished or not. Where files have permissions of their own, what a caller may not read does not exist. */
export async function getFile(
  { buckets, store }: { readonly buckets: Buckets; readonly store: FileStore },
  caller: Caller,
  { bucketId, fileId }: FilePlace,
): Promise<StoredFile> {
  const { bucket, guard } = buckets.at(bucketId)
  const roles = rolesOf(caller)
  if (!guard.itemSecurity && !mayAll(guard, 'read', roles)) throw new Fault('user_unauthorized')
  const file = await store.find(bucket, fileId)
  if (!file || !may(guard, 'read', roles, file.permissions)) throw new Fault('storage_file_not_found')
  return file
}

/** Finds a file for a caller who wants to read it. */
export type GetFile = Bound<typeof getFile>
