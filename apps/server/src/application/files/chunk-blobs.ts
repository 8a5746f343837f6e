import type { BlobStore, ByteStream } from './ports.ts'

/** Where the chunks of an upload lie until they are one blob. */
export type ChunkBlobs = {
  /** Answers what the upload is known by. */
  begin(blobKey: string, plan: { readonly chunkSize: number; readonly chunksTotal: number }): Promise<string>
  put(blobKey: string, uploadId: string, number: number, source: ByteStream): Promise<{ readonly size: number }>
  /** Doing it again is no error. */
  complete(blobKey: string, uploadId: string, count: number): Promise<void>
  abort(blobKey: string, uploadId: string): Promise<void>
}

/** Stands for uploads whose chunks are blobs of their own. */
const pieces = 'pieces'

/**
 * Uploads of the blob store, for chunks of any size. Some stores only take parts of some megabytes; the chunks of
 * clients that cut finer are kept one by one there, and written together at the end.
 */
export function chunkBlobs(blobs: BlobStore): ChunkBlobs {
  const pieceKey = (blobKey: string, number: number): string => `${blobKey}.${number}`

  async function* joined(blobKey: string, count: number): AsyncGenerator<Uint8Array> {
    for (let number = 1; number <= count; number++) {
      const piece = await blobs.read(pieceKey(blobKey, number))
      if (!piece) throw new Error(`Chunk ${number} of ${blobKey} was kept and is not there`)
      yield* piece.stream
    }
  }

  return {
    async begin(blobKey, { chunkSize, chunksTotal }) {
      return chunksTotal > 1 && chunkSize < blobs.smallestPart ? pieces : blobs.beginUpload(blobKey)
    },
    put: (blobKey, uploadId, number, source) =>
      uploadId === pieces
        ? blobs.put(pieceKey(blobKey, number), source)
        : blobs.putPart(blobKey, uploadId, number, source),
    async complete(blobKey, uploadId, count) {
      if (uploadId !== pieces) return void (await blobs.completeUpload(blobKey, uploadId, count))
      if (!(await blobs.head(blobKey))) await blobs.put(blobKey, joined(blobKey, count))
      for (let number = 1; number <= count; number++) await blobs.delete(pieceKey(blobKey, number))
    },
    async abort(blobKey, uploadId) {
      if (uploadId !== pieces) return blobs.abortUpload(blobKey, uploadId)
      for await (const { key } of blobs.list(`${blobKey}.`)) await blobs.delete(key)
    },
  }
}
