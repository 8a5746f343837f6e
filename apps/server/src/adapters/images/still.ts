import { Fault } from '#domain/shared/fault.ts'
import { guardedSharp } from './guarded-sharp.ts'

const edge = 1280

/** Any picture as a WebP that is large enough to stand for a video. */
export async function webpStill(picture: Uint8Array): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  try {
    return await sharp(picture, { limitInputPixels: 50_000_000 })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer()
  } catch (cause) {
    throw new Fault('storage_file_type_unsupported', {}, { cause })
  }
}
