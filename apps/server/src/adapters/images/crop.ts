import type sharp from 'sharp'
import type { Crop } from '#application/stories/ports.ts'

/** A part of any picture on white; it is never enlarged. */
export async function cropIn(library: typeof sharp, picture: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const input = { limitInputPixels: 50_000_000 }
  const { width, height } = (await library(picture, input).metadata()).autoOrient
  const [left, top] = [within(crop.left * width, width), within(crop.top * height, height)]
  const wide = Math.max(1, Math.min(width - left, Math.round(crop.width * width)))
  const high = Math.max(1, Math.min(height - top, Math.round(crop.height * height)))
  const less = Math.min(1, crop.across / wide, crop.down / high)
  const cut = library(picture, input)
    .autoOrient()
    .extract({ left, top, width: wide, height: high })
    .resize(Math.max(1, Math.round(wide * less)), Math.max(1, Math.round(high * less)), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
  // What is drawn into a page does not have to be packed well.
  const coded =
    crop.as === 'png' ? cut.png({ compressionLevel: 1 }) : cut.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  return coded.toBuffer()
}

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, Math.round(at)))
