import { guardedSharp } from './guarded-sharp.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Any picture as a PNG, its first frame if it moves. */
export async function asPng(picture: Uint8Array): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  try {
    return await sharp(picture, { limitInputPixels: 50_000_000 }).autoOrient().png().toBuffer()
  } catch (cause) {
    throw new Fault('storage_file_type_unsupported', {}, { cause })
  }
}
