import { recipeOfFilm } from './mp4.ts'
import { readPngText, recipeKeyword } from '#adapters/engines/png.ts'
import { webpChunk } from '#adapters/engines/remote/recipe-inside.ts'

/** The recipe that a PNG, JPEG, WebP or MP4 file of ours carries, to the letter; undefined in any other. */
export function readRecipeText(bytes: Uint8Array): string | undefined {
  const inside = readPngText(bytes)
  if (inside !== undefined) return inside
  const found = starts(bytes, 4, 'ftyp') ? recipeOfFilm(bytes) : (inJpeg(bytes) ?? inWebp(bytes))
  return found && new TextDecoder().decode(found)
}

const starts = (bytes: Uint8Array, at: number, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text

/** A comment that begins with our keyword, before the picture itself begins. */
function inJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const head = `${recipeKeyword}\0`
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (bytes[at + 1] === 0xfe && starts(bytes, at + 4, head)) return bytes.subarray(at + 4 + head.length, end)
    at = end
  }
  return undefined
}

function inWebp(bytes: Uint8Array): Uint8Array | undefined {
  if (!starts(bytes, 0, 'RIFF') || !starts(bytes, 8, 'WEBP')) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    if (starts(bytes, at, webpChunk)) return bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return undefined
}
