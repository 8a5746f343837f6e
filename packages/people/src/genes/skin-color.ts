import { skinDyes } from '#catalogue/colors.ts'
import { blend, toHex, toRgb } from '#color/hex.ts'
import type { GeneValues } from './genes.ts'

/** From very pale to very deep, evenly spaced on the gene. */
const swatches = [
  '#f4d6c3',
  '#efcab1',
  '#e7bb9a',
  '#dcaa83',
  '#c79069',
  '#ab744c',
  '#8c5938',
  '#6d422b',
  '#523022',
  '#3a221a',
] as const

/** The skin at this tone (0..1), a little rosier or yellower with the undertone (-1..1). */
function naturalSkin(tone: number, undertone: number): string {
  const at = tone * (swatches.length - 1)
  const lower = Math.min(swatches.length - 2, Math.floor(at))
  const base = blend(swatches[lower] ?? swatches[0], swatches[lower + 1] ?? swatches[0], at - lower)
  const [red, green, blue] = toRgb(base)
  if (undertone >= 0) return toHex([red + 3 * undertone, green + 2 * undertone, blue - 9 * undertone])
  // Cool fair skin is rosy: with blue added it would be violet in the shade, where dark skin only loses its orange.
  const fair = Math.max(0, 1 - tone * 2)
  const cool = -undertone
  return toHex([red - 3 * cool * (1 - fair), green - (2 + 3 * fair) * cool, blue + (9 - 9 * fair) * cool])
}

/** The skin as it is drawn. Of a dyed one the own tone shows through, so that two blue people may be darker and lighter. */
export function skinOf({
  skinTone,
  undertone,
  skinDye,
}: Pick<GeneValues, 'skinTone' | 'undertone' | 'skinDye'>): string {
  const dye = skinDyes.find(({ id }) => id === skinDye)?.more ?? ''
  const natural = naturalSkin(skinTone, undertone)
  return dye === '' ? natural : blend(natural, dye, 0.75)
}
