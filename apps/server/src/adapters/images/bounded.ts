import type sharp from 'sharp'
import type { ReferencePicture } from '#application/engines/engine.ts'
import { largestPicture } from '#domain/files/preview.ts'
import { ifReadable } from './if-readable.ts'
import type { Bounds } from './picture-messages.ts'
import type { ImageWorkerPool } from './image-worker-pool.ts'

/** Any picture as an opaque PNG, upright, its first frame where it moves. */
export function boundedIn(
  library: typeof sharp,
  picture: Uint8Array,
  { longest, background }: Bounds,
): Promise<Uint8Array> {
  return library(picture, { limitInputPixels: largestPicture.pixels })
    .autoOrient()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

export type BoundPicture = (picture: Uint8Array, bounds: Bounds) => Promise<ReferencePicture | undefined>

/** The same in a process of its own. Undefined for what cannot be read, or not in time. */
export function boundedAside(processes: ImageWorkerPool): BoundPicture {
  const { signal } = new AbortController()
  return async (input, bounds) => {
    const made = processes.make(async () => ({ kind: 'bounded', input, bounds }), { who: 'studio', signal })
    const png = await ifReadable(made)
    if (!png) return undefined
    const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
    // A PNG begins with its size, behind its signature and the head of its first chunk.
    return { png, width: view.getUint32(16), height: view.getUint32(20) }
  }
}
