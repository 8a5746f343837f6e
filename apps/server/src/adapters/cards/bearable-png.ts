import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { isPng } from '#adapters/media/png-chunks.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { largestPicture } from '#domain/files/preview.ts'
import { readChunks } from './png-text.ts'

/** Pixels of the longer edge. */
const edge = 2048

/** A picture as a PNG: as it is where it is one of bearable size, else its first frame. Undefined when it can't be read. */
export async function bearablePng(picture: Uint8Array): Promise<Uint8Array | undefined> {
  if (isPng(picture) && isBearable(picture)) return picture
  const sharp = await guardedSharp()
  try {
    return await sharp(picture, { limitInputPixels: largestPicture.pixels })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    // The library says in many ways that something is no picture, is broken or too large.
    return undefined
  }
}

function isBearable(png: Uint8Array): boolean {
  try {
    readChunks(png)
  } catch (error) {
    if (error instanceof CardProblem) return false
    throw error
  }
  // The size is where a PNG begins, behind its signature and the head of its first chunk.
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  return Math.max(view.getUint32(16), view.getUint32(20)) <= edge
}
