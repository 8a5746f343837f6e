import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { ReferencePicture } from '#application/engines/engine.ts'

/** More pixels tell a model nothing more about a face, and cost time on the way. */
const usual = 1024
const mostPixels = 50_000_000

/** Any picture of ours as engines elsewhere are sent it: upright, without what is hidden in the file, PNG. */
export async function referencePicture(bytes: Uint8Array, longest = usual): Promise<ReferencePicture | undefined> {
  const sharp = await guardedSharp()
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  } catch {
    // What cannot be read is no reference.
    return undefined
  }
}
