import type { ChunkBlobs } from './chunk-blobs.ts'
import type { BlobStore } from './ports.ts'
import type { PreviewCache } from './previews.ts'
import type { StoredFile } from '#domain/files/file.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly blobs: BlobStore
  readonly chunkBlobs: ChunkBlobs
  readonly previews: PreviewCache
  /** Whatever else was made from these bytes. */
  readonly purge: (blobKey: string) => Promise<void>
  /** The file is gone for everybody by now; bytes that stay behind are found by the sweeper. */
  readonly onProblem: (error: unknown) => void
}

/** Lets the bytes of a file go, once nothing refers to them any more. */
export async function releaseBytes(
  { blobs, chunkBlobs, previews, purge, onProblem }: Deps,
  file: Pick<StoredFile, 'blobKey' | 'state'>,
): Promise<void> {
  try {
    if (file.state.kind === 'arriving') await chunkBlobs.abort(file.blobKey, file.state.uploadId)
    await blobs.delete(file.blobKey)
    await previews.purge(file.blobKey)
    await purge(file.blobKey)
  } catch (error) {
    onProblem(error)
  }
}

export type ReleaseBytes = Bound<typeof releaseBytes>
