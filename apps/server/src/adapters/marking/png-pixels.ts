import { constants, deflateSync, inflateSync } from 'node:zlib'
import type { Chunk } from '#adapters/media/png-chunks.ts'
import { joined } from '#domain/shared/bytes.ts'
import type { Pixels } from './watermark/plane.ts'

/** The pixels of a PNG file and how each of its rows was filtered. */
export type PngPixels = Pixels & { readonly data: Uint8Array; readonly filters: Uint8Array }

/** Undefined for files of another kind than eight bits a channel in colours, row after row, or of too many pixels. */
export function readPngPixels(chunks: readonly Chunk[], mostPixels: number): PngPixels | undefined {
  const header = chunks[0]
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const view = new DataView(header.data.buffer, header.data.byteOffset, 13)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth, colours, , , interlaced] = header.data.subarray(8)
  const channels = colours === 2 ? 3 : colours === 6 ? 4 : undefined
  // What is transparent by its colour alone is not told apart here.
  const isPlain = depth === 8 && interlaced === 0 && !chunks.some(({ type }) => type === 'tRNS')
  if (!channels || !isPlain || width * height > mostPixels) return undefined
  const stride = width * channels
  const packed = joined(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const rows = inflateSync(packed, { maxOutputLength: (stride + 1) * height })
  if (rows.length !== (stride + 1) * height) return undefined
  const data = new Uint8Array(stride * height)
  const filters = new Uint8Array(height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!
    if (filter > 4) return undefined
    filters[y] = filter
    data.set(rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)), y * stride)
    undo(filter, data, y * stride, stride, channels)
  }
  return { width, height, channels, data, filters }
}

/** The data of a file with these pixels. Rows are filtered as they were: what suited a row suits it with a mark, too. */
export function packPngPixels({ width, height, channels, data, filters }: PngPixels): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = filters[y]!
    apply(filters[y]!, data, y * stride, rows, y * (stride + 1) + 1, stride, channels)
  }
  return deflateSync(rows, packed)
}

/** Runs are all that is looked for, as in the illustrator's files: so the same bytes come out on every machine. */
const packed = { level: 6, memLevel: 8, windowBits: 15, strategy: constants.Z_RLE }

function undo(filter: number, data: Uint8Array, start: number, stride: number, step: number): void {
  const first = start === 0
  for (let at = start; at < start + stride; at++) {
    const before = at - start < step ? 0 : data[at - step]!
    const above = first ? 0 : data[at - stride]!
    const corner = first || at - start < step ? 0 : data[at - stride - step]!
    data[at] = data[at]! + guess(filter, before, above, corner)
  }
}

function apply(
  filter: number,
  data: Uint8Array,
  start: number,
  into: Uint8Array,
  to: number,
  stride: number,
  step: number,
): void {
  const first = start === 0
  for (let x = 0, at = start; x < stride; x++, at++) {
    const before = x < step ? 0 : data[at - step]!
    const above = first ? 0 : data[at - stride]!
    const corner = first || x < step ? 0 : data[at - stride - step]!
    into[to + x] = data[at]! - guess(filter, before, above, corner)
  }
}

/** What a filter expects of a byte, by its three neighbours. */
function guess(filter: number, before: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return before
    case 2:
      return above
    case 3:
      return (before + above) >> 1
    case 4: {
      const toBefore = Math.abs(above - corner)
      const toAbove = Math.abs(before - corner)
      const toCorner = Math.abs(before + above - 2 * corner)
      if (toBefore <= toAbove && toBefore <= toCorner) return before
      return toAbove <= toCorner ? above : corner
    }
    default:
      return 0
  }
}
