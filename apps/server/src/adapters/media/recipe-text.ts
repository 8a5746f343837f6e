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
  const head = `${recipeKeyword}\0`
  for (const { kind, data } of segmentsOf(bytes)) {
    if (kind === comment && starts(data, 0, head)) return data.subarray(head.length)
  }
  return undefined
}

/** Whether these first bytes of a JPEG reach to where its pixels begin. */
export const hasScan = (bytes: Uint8Array): boolean => [...segmentsOf(bytes)].at(-1)?.kind === scan

/** Parts of a file that are looked at. A large color profile is some hundred. */
const maxParts = 10_000

const [comment, scan] = [0xfe, 0xda]

/** What a JPEG says before its pixels, and last that they begin; nothing of any other file. */
function* segmentsOf(bytes: Uint8Array): Generator<{ readonly kind: number; readonly data: Uint8Array }> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return
  for (let at = 2, seen = 0; at + 4 <= bytes.length && bytes[at] === 0xff && seen < maxParts; seen++) {
    const [kind, high, low] = [bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0]
    const end = at + 2 + (high << 8) + low
    yield { kind, data: bytes.subarray(at + 4, end) }
    if (kind === scan) return
    at = end
  }
}

function inWebp(bytes: Uint8Array): Uint8Array | undefined {
  if (!starts(bytes, 0, 'RIFF') || !starts(bytes, 8, 'WEBP')) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12, seen = 0; at + 8 <= bytes.length && seen < maxParts; seen++) {
    const length = view.getUint32(at + 4, true)
    if (starts(bytes, at, webpChunk)) return bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return undefined
}
