import { recipeOfFilm } from '@eidolon/illustrator/film/mp4.ts'
import { readPngText } from '#adapters/engines/png.ts'

/** The recipe that a PNG or MP4 file of ours carries, to the letter; undefined in any other. */
export function readRecipeText(bytes: Uint8Array): string | undefined {
  const inPicture = readPngText(bytes)
  if (inPicture !== undefined) return inPicture
  if (String.fromCharCode(...bytes.subarray(4, 8)) !== 'ftyp') return undefined
  const inFilm = recipeOfFilm(bytes)
  return inFilm && new TextDecoder().decode(inFilm)
}
