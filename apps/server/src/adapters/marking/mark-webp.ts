import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { WritePixels } from './watermark/plane.ts'
import { type RiffChunk, riffChunksOf, writeWebp } from './webp-chunks.ts'

/** Qualities that are tried, best first, until the file is hardly larger than it was. */
const qualities = [92, 84, 76]
const maxGrowth = 1.2

/** A WebP file with the marks in its pixels; undefined where there is no room for any, or where it moves. */
export async function markWebp(
  bytes: Uint8Array,
  write: WritePixels,
  maxPixels: number,
): Promise<Uint8Array | undefined> {
  const chunks = riffChunksOf(bytes)
  if (chunks.some(({ type }) => type === 'ANIM')) return undefined
  const sharp = await guardedSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, ignoreIcc: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if ((channels !== 3 && channels !== 4) || !write({ width, height, channels, data })) return undefined
  const picture = sharp(data, { raw: { width, height, channels } })
  const lossless = chunks.some(({ type }) => type === 'VP8L')
  if (lossless) return rejoined(chunks, await picture.webp({ lossless }).toBuffer())
  let again = new Uint8Array(0)
  for (const quality of qualities) {
    again = await picture.clone().webp({ quality }).toBuffer()
    if (again.length <= maxGrowth * bytes.length) break
  }
  return rejoined(chunks, again)
}

const ofPicture = new Set(['VP8 ', 'VP8L', 'ALPH'])

/** The file with another picture in it: what says how it is shown comes before, what is said of it after. */
function rejoined(chunks: readonly RiffChunk[], again: Uint8Array): Uint8Array {
  const made = riffChunksOf(again)
  const old = chunks.find(({ type }) => type === 'VP8X')
  const anew = made.find(({ type }) => type === 'VP8X')
  const notes = chunks.filter(({ type }) => type !== 'VP8X' && type !== 'ICCP' && !ofPicture.has(type))
  const features = [old ?? anew].flatMap((each) => (each ? [withFlags(each, anew)] : []))
  const profile = chunks.filter(({ type }) => type === 'ICCP')
  return writeWebp([...features, ...profile, ...made.filter(({ type }) => ofPicture.has(type)), ...notes])
}

function withFlags(features: RiffChunk, other: RiffChunk | undefined): RiffChunk {
  const data = Uint8Array.from(features.data)
  data[0] = data[0]! | (other?.data[0] ?? 0)
  return { type: 'VP8X', data }
}
