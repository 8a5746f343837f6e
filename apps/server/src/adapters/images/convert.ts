import type { StillFormat } from '@eidolon/contract/media/media.ts'
import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import { writeRecipeInside } from '#adapters/engines/remote/recipe-inside.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'

/**
 * A picture in another format, upright, as fine as eyes can tell, with the recipe that it carries. Empty where it moves,
 * or where its transparency would be lost.
 */
export async function convertIn(library: typeof sharp, picture: Uint8Array, format: StillFormat): Promise<Uint8Array> {
  const nothing = new Uint8Array(0)
  const read = () => library(picture, { limitInputPixels: 50_000_000 })
  const { pages = 1, hasAlpha } = await read().metadata()
  const isClear = hasAlpha && !(await read().stats()).isOpaque
  if (pages > 1 || (isClear && format === 'jpeg')) return nothing
  const whole = read().autoOrient()
  const upright = isClear ? whole : whole.removeAlpha()
  const { data, info } = await written(upright, format).toBuffer({ resolveWithObject: true })
  const recipe = readRecipeText(picture)
  if (recipe === undefined) return data
  const extension = format === 'jpeg' ? 'jpg' : format
  return writeRecipeInside({ extension, bytes: data }, recipe, info).bytes
}

function written(picture: Sharp, format: StillFormat): Sharp {
  switch (format) {
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality: 95, alphaQuality: 100, smartSubsample: true })
    case 'jpeg':
      return picture.jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
  }
}
