import type sharp from 'sharp'
import { fingerprintBytes, fingerprintEdge, fingerprintOf, type Fingerprints } from '#domain/marking/fingerprint.ts'
import type { ImageWorkerPool, PictureWatch } from './image-worker-pool.ts'

/** A picture's fingerprint and that of its mirror image, one after the other; no bytes when it shows nothing. */
export async function fingerprintIn(library: typeof sharp, picture: Uint8Array): Promise<Uint8Array> {
  const grays = await library(picture, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(fingerprintEdge, fingerprintEdge, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const found = fingerprintOf(grays)
  return found ? Buffer.concat([found.straight, found.mirrored]) : new Uint8Array(0)
}

/** The same in a process of its own. What is no picture, or too much of one, is refused with a fault. */
export async function fingerprintAside(
  processes: ImageWorkerPool,
  picture: Uint8Array,
  watch: PictureWatch,
): Promise<Fingerprints | undefined> {
  const bytes = await processes.make(async () => ({ kind: 'fingerprint', input: picture }), watch)
  if (bytes.length === 0) return undefined
  return { straight: bytes.subarray(0, fingerprintBytes), mirrored: bytes.subarray(fingerprintBytes) }
}
