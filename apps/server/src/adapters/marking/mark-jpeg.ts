import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { joined } from '#domain/shared/bytes.ts'
import { jpegSegments } from './jpeg-segments.ts'
import type { WritePixels } from './watermark/plane.ts'

/** A JPEG file with the marks in its pixels, as finely coded as it was; undefined where there is no room for any. */
export async function markJpeg(
  bytes: Uint8Array,
  write: WritePixels,
  maxPixels: number,
): Promise<Uint8Array | undefined> {
  const { segments } = jpegSegments(bytes)
  const coding = codingOf(segments)
  if (!coding) return undefined
  const sharp = await guardedSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, ignoreIcc: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels !== 3 || !write({ width, height, channels, data })) return undefined
  const again = await sharp(data, { raw: { width, height, channels } }).jpeg(coding).toBuffer()
  const { segments: made, rest } = jpegSegments(again)
  const notes = segments.filter(isNote)
  return joined([Uint8Array.of(0xff, 0xd8), ...notes, ...made.filter((each) => !isNote(each)), rest])
}

/** Segments of programs and comments; but the one of Adobe's says how colors are coded, which is the usual way now. */
const isNote = ([, kind = 0]: Uint8Array): boolean => (kind >= 0xe0 && kind <= 0xef && kind !== 0xee) || kind === 0xfe

/** The usual table of brightness at quality 50, in the order in which files have it. */
const usualTable = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61,
  60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103, 62, 77, 113, 121,
  112, 100, 120, 92, 101, 103, 99,
]

type Coding = { readonly quality: number; readonly chromaSubsampling: string; readonly progressive: boolean }

/** How a file was coded, by its tables; undefined for colors other than three. */
function codingOf(segments: readonly Uint8Array[]): Coding | undefined {
  const frame = segments.find(([, kind]) => kind === 0xc0 || kind === 0xc1 || kind === 0xc2)
  const table = segments.find(([, kind, , , id]) => kind === 0xdb && id === 0)?.subarray(5, 69)
  if (!frame || frame[9] !== 3 || table?.length !== 64) return undefined
  const ratio = usualTable.reduce((sum, usual, at) => sum + (100 * table[at]!) / usual, 0) / usualTable.length
  const quality = Math.round(ratio <= 100 ? (200 - ratio) / 2 : 5000 / ratio)
  return {
    quality: Math.min(100, Math.max(1, quality)),
    chromaSubsampling: frame[11] === 0x11 ? '4:4:4' : '4:2:0',
    progressive: frame[1] === 0xc2,
  }
}
