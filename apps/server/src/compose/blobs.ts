import { diskBlobs } from '#adapters/blobs/disk.ts'
import { s3Blobs } from '#adapters/blobs/s3.ts'
import type { BlobStore } from '#application/files/ports.ts'
import type { Config } from '#config/config.ts'

/** Where files lie. What has to be closed again is handed to `held`. */
export async function openBlobs({ blobs }: Pick<Config, 'blobs'>, held: AsyncDisposableStack): Promise<BlobStore> {
  return blobs.kind === 'disk' ? diskBlobs(blobs.root) : held.use(await s3Blobs(blobs))
}
