import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import type { Random } from '#seed/random.ts'

/** First, second and accent color that go together. */
export type Palette = readonly [primary: string, secondary: string, accent: string]

/** Chosen by eye: quiet seconds, one voice in front, an accent that is neither. */
export const palettes: readonly [Palette, ...Palette[]] = [
  ['#d9d4c8', '#3f5378', '#c9993f'],
  ['#b8543f', '#3a3f4c', '#e2c07a'],
  ['#2f8a8a', '#26323c', '#f0a45c'],
  ['#7c8f6a', '#3d4250', '#d9a66a'],
  ['#5a4a78', '#2c2f3e', '#e0b0c4'],
  ['#c79a2e', '#3a3630', '#6d8a96'],
  ['#334a6e', '#8a8578', '#c8564a'],
  ['#e6ddcd', '#5c4a3c', '#8fa38a'],
  ['#8a3248', '#2e2a30', '#d0a45a'],
  ['#4d6a50', '#b3a283', '#c26a3c'],
  ['#a7bccb', '#414a5a', '#e0825c'],
  ['#2b2c33', '#5a5e6a', '#c8323c'],
  ['#c98a7a', '#4a4654', '#8cb0a8'],
  ['#6b86a8', '#e4ddd0', '#a8502f'],
  ['#d6b28a', '#4c5a63', '#7a3a4a'],
  ['#3d5c5a', '#c8c0ae', '#d08a4a'],
  ['#926a9c', '#39384a', '#e3cf8a'],
  ['#c4cdb8', '#55604a', '#b85f5f'],
  ['#e09a5a', '#3c4c5c', '#efe2c6'],
  ['#5c6270', '#23252c', '#5fb0b8'],
  ['#b0465a', '#e8e0d6', '#3f5a6a'],
  ['#4a6fa0', '#2a3040', '#f0c860'],
  ['#a08060', '#3a2f2a', '#7fa6b0'],
  ['#f0eeea', '#2d3038', '#b08a4a'],
]

/** The colors of an outfit that is known by them, by chance; nothing for one that comes in any. */
export function ownColors(
  stream: Random,
  id: OutfitId,
): { readonly primary: string; readonly secondary: string } | undefined {
  const own = outfits.find((outfit) => outfit.id === id)?.more
  return own?.dyes ? { primary: stream.pick(own.dyes), secondary: own.secondary } : undefined
}
