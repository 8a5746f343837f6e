import type { RgbPicture } from '#domain/looks/measure-colors.ts'
import { guardedSharp } from './guarded-sharp.ts'

/** A picture as pixels, upright, on white, its longer side this long at most. */
export async function rgbPicture(picture: Uint8Array, edge: number): Promise<RgbPicture> {
  const sharp = await guardedSharp()
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: new Uint8Array(data), width: info.width, height: info.height }
}
