import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { type Chunk, chunksOf, writeChunks } from '#adapters/media/png-chunks.ts'
import type { WritePixels } from './watermark/plane.ts'
import { packPngPixels, readPngPixels } from './png-pixels.ts'

/** A PNG file with the marks in its pixels; undefined where there is no room for any. */
export async function markPng(
  bytes: Uint8Array,
  write: WritePixels,
  maxPixels: number,
): Promise<Uint8Array | undefined> {
  const chunks = [...chunksOf(bytes)]
  // What moves has its other pictures beside the first.
  if (chunks.some(({ type }) => type === 'acTL')) return undefined
  const own = markChunks(chunks, write, maxPixels)
  if (own !== 'another kind') return own && writeChunks(own)
  const sharp = await guardedSharp()
  const input = { limitInputPixels: maxPixels, ignoreIcc: true }
  const plain = await sharp(bytes, input).toColourspace('srgb').png({ palette: false }).toBuffer()
  const marked = markChunks([...chunksOf(plain)], write, maxPixels)
  return marked && marked !== 'another kind' ? writeChunks(withNotes(marked, chunks)) : undefined
}

function markChunks(
  chunks: readonly Chunk[],
  write: WritePixels,
  maxPixels: number,
): readonly Chunk[] | 'another kind' | undefined {
  const pixels = readPngPixels(chunks, maxPixels)
  if (!pixels) return 'another kind'
  if (!write(pixels)) return undefined
  const data = packPngPixels(pixels)
  const first = chunks.findIndex(({ type }) => type === 'IDAT')
  return chunks.flatMap((chunk, at) => (chunk.type !== 'IDAT' ? [chunk] : at === first ? [{ type: 'IDAT', data }] : []))
}

/** What says how numbers become pixels; it changes with them. */
const ofPixels = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'sBIT',
  'bKGD',
  'hIST',
  'gAMA',
  'iCCP',
  'sRGB',
  'cHRM',
])

function withNotes(marked: readonly Chunk[], from: readonly Chunk[]): readonly Chunk[] {
  const notes = from.filter(({ type }) => !ofPixels.has(type))
  return marked
    .filter(({ type }) => ['IHDR', 'IDAT', 'IEND'].includes(type))
    .flatMap((chunk) => (chunk.type === 'IHDR' ? [chunk, ...notes] : [chunk]))
}
