import { blend, toHex, toRgb } from '#colour/hex.ts'

/** From very pale to very deep, evenly spaced on the gene. */
const swatches = [
  '#f7e2d6',
  '#f2d3bf',
  '#e9bf9f',
  '#dcaa83',
  '#c79069',
  '#ab744c',
  '#8c5938',
  '#6d422b',
  '#523022',
  '#3a221a',
] as const

/** The skin at this tone (0..1), a little bluer or yellower with the undertone (-1..1). */
export function naturalSkin(tone: number, undertone: number): string {
  const at = tone * (swatches.length - 1)
  const lower = Math.min(swatches.length - 2, Math.floor(at))
  const base = blend(swatches[lower] ?? swatches[0], swatches[lower + 1] ?? swatches[0], at - lower)
  const [red, green, blue] = toRgb(base)
  return toHex([red + 3 * undertone, green + 2 * undertone, blue - 9 * undertone])
}
