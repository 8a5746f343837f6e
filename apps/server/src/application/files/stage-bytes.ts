import type { NewDigest } from './file-store.ts'
import type { Incoming } from './incoming.ts'
import type { BlobStore } from './ports.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** Bytes that are kept, and belong to no file yet. */
export type Staged = { readonly blobKey: string; readonly size: number; readonly signature: string }

type Deps = { readonly blobs: BlobStore; readonly ids: Ids; readonly newDigest: NewDigest }

/** Keeps bytes aside, ready to become a file. A caller that makes no file of them lets them go again. */
export async function stageBytes(
  { blobs, ids, newDigest }: Deps,
  bucketId: string,
  bytes: Incoming,
  limit: number,
): Promise<Staged> {
  const digest = newDigest()
  const blobKey = newBlobKey(bucketId, ids)
  const signature = Promise.withResolvers<string>()
  signature.promise.catch(() => {})
  // Made while the disk is at work on the last bytes.
  async function* signed(): AsyncGenerator<Uint8Array> {
    yield* bytes.take(limit, (piece) => digest.update(piece))
    signature.resolve(digest.hex())
  }
  const { size } = await blobs.put(blobKey, signed())
  return { blobKey, size, signature: await signature.promise }
}

export type StageBytes = Bound<typeof stageBytes>

/** The id begins with the time, so the sweeper can tell from the key how old the bytes are. */
export const newBlobKey = (bucketId: string, ids: Ids): string => `${blobFolder(bucketId)}${ids.unique()}`
export const blobFolder = (bucketId: string): string => `files/${bucketId}/`
