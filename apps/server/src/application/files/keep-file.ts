import type { FileId, UserId } from '@eidolon/contract/ids.ts'
import type { ServedBucket } from './buckets.ts'
import type { Staged } from './stage-bytes.ts'
import type { FileWriter } from './write-files.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Permission } from '#domain/documents/permission.ts'
import type { WholeFile } from '#domain/files/file.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

export type NewFile = {
  readonly fileId: FileId
  readonly name: string
  readonly mimeType: string
  readonly owner: UserId | undefined
  readonly permissions: readonly Permission[]
}

/** Makes a file of bytes that lie aside. Refuses an id that is taken. */
export async function keepFile(
  { writer, clock }: { readonly writer: FileWriter; readonly clock: Clock },
  unit: Transaction,
  served: ServedBucket,
  { fileId, name, mimeType, owner, permissions }: NewFile,
  { blobKey, size, signature }: Staged,
): Promise<WholeFile> {
  const now = formatDateTime(clock.now())
  const file: WholeFile = {
    bucketId: served.bucket.id,
    id: fileId,
    createdAt: now,
    updatedAt: now,
    owner,
    permissions,
    name,
    size,
    chunksTotal: 1,
    blobKey,
    state: { kind: 'whole', signature, mimeType },
  }
  await writer.add(unit, served, file)
  return file
}

export type KeepFile = Bound<typeof keepFile>
