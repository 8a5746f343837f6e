import type { FileId } from '@eidolon/contract/ids.ts'
import type { Buckets } from './buckets.ts'
import type { FileStore } from './file-store.ts'
import { incoming } from './incoming.ts'
import type { KeepFile } from './keep-file.ts'
import type { BlobStore } from './ports.ts'
import type { ReleaseBytes } from './release-bytes.ts'
import type { StageBytes, Staged } from './stage-bytes.ts'
import type { FileWriter } from './write-files.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { accountIn, type Permission } from '#domain/documents/permission.ts'
import type { StoredFile, WholeFile } from '#domain/files/file.ts'
import { cleanName } from '#domain/files/file-name.ts'
import { mediaTypeOf } from '#domain/files/media-type.ts'
import { refuseForeignType } from '#domain/files/upload-rules.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly buckets: Buckets
  readonly store: FileStore
  readonly blobs: BlobStore
  readonly writer: FileWriter
  readonly stage: StageBytes
  readonly keep: KeepFile
  readonly release: ReleaseBytes
  readonly ids: Ids
}

export type StagedFile = Staged & { readonly bucketId: string; readonly name: string; readonly mimeType: string }

/**
 * Files for the studio itself: permissions are not checked, what a bucket takes is still held to, and clients hear of
 * every change as of any other. Bytes are brought in before the unit, which then decides whether there is a file.
 */
export type SystemFiles = {
  find(bucketId: string, fileId: FileId, unit?: Transaction): Promise<StoredFile | undefined>
  stage(bucketId: string, name: string, source: AsyncIterable<Uint8Array>): Promise<StagedFile>
  /** `id` is made when it is not given. */
  keep(
    unit: Transaction,
    staged: StagedFile,
    given: { readonly id?: string; readonly permissions: readonly Permission[] },
  ): Promise<WholeFile>
  /** Bytes that did not become a file. */
  discard(staged: StagedFile): Promise<void>
  /** The bytes of a whole file. */
  read(file: WholeFile): Promise<ReadableStream<Uint8Array> | undefined>
  /** Undefined when there was none. Its bytes go with `release`, once the unit is done. */
  remove(unit: Transaction, bucketId: string, fileId: FileId): Promise<StoredFile | undefined>
  release(file: StoredFile): Promise<void>
}

export function systemFiles({ buckets, store, blobs, writer, stage, keep, release, ids }: Deps): SystemFiles {
  return {
    find: (bucketId, fileId, unit) => store.find(buckets.at(bucketId).bucket, fileId, unit),
    async stage(bucketId, given, source) {
      const { bucket } = buckets.at(bucketId)
      const name = cleanName(given)
      const bytes = incoming(source)
      const mimeType = mediaTypeOf(await bytes.head(), name)
      if (!bucket.ownMimeTypes?.includes(mimeType)) refuseForeignType(bucket, mimeType)
      return { ...(await stage(bucketId, bytes, bucket.maximumFileSize)), bucketId, name, mimeType }
    },
    async keep(unit, staged, { id, permissions }) {
      const { bucketId, name, mimeType } = staged
      const given = { fileId: id ?? ids.unique(), name, mimeType, owner: accountIn(permissions), permissions }
      return keep(unit, buckets.at(bucketId), given, staged)
    },
    discard: (staged) => blobs.delete(staged.blobKey),
    async read(file) {
      return (await blobs.read(file.blobKey))?.stream
    },
    async remove(unit, bucketId, fileId) {
      const served = buckets.at(bucketId)
      const file = await store.find(served.bucket, fileId, unit)
      if (file) await writer.remove(unit, served, file)
      return file
    },
    release,
  }
}
