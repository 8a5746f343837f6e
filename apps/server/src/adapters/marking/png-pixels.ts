import { constants, deflateSync, inflateSync } from 'node:zlib'
import type { Chunk } from '#adapters/media/png-chunks.ts'
import { joined } from '#domain/shared/bytes.ts'
import type { Pixels } from './watermark/plane.ts'

/** The pixels of a PNG file and how each of its rows was filtered. */
export type PngPixels = Pixels & { readonly data: Uint8Array; readonly filters: Uint8Array }

/** Undefined for files of another kind than eight bits a channel in colors, row after row, or of too many pixels. */
export function readPngPixels(chunks: readonly Chunk[], maxPixels: number): PngPixels | undefined {
  const header = chunks[0]
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined
  const view = new DataView(header.data.buffer, header.data.byteOffset, 13)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth, colors, , , interlaced] = header.data.subarray(8)
  const channels = colors === 2 ? 3 : colors === 6 ? 4 : undefined
  // What is transparent by its color alone is not told apart here.
  const isPlain = depth === 8 && interlaced === 0 && !chunks.some(({ type }) => type === 'tRNS')
  if (!channels || !isPlain || width * height > maxPixels) return undefined
  const stride = width * channels
  const packed = joined(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const size = (stride + 1) * height
  const rows = inflateSync(packed, { maxOutputLength: size, chunkSize: pieceFor(size) })
  if (rows.length !== size) return undefined
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
  return deflateSync(rows, { ...packed, chunkSize: pieceFor(rows.length) })
}

/** Usually one: zlib hands out small pieces otherwise, which are laid together in the end. */
const pieceFor = (bytes: number): number => Math.max(64, Math.min(bytes, 16 * 1024 * 1024))

/** Runs are all that is looked for, as in the illustrator's files: so the same bytes come out on every machine. */
const packed = { level: 6, memLevel: 8, windowBits: 15, strategy: constants.Z_RLE }

/*
 * Each filter has loops of its own: asking for every byte which one it is takes as long as all the rest. Each begins
 * with the bytes of the row's first pixel, which have nothing before them.
 */

function undo(filter: number, data: Uint8Array, start: number, stride: number, step: number): void {
  const end = start + stride
  const inner = start + step
  // The first row has nothing above it: what would be there is 0.
  const up = start === 0 ? undefined : stride
  switch (filter) {
    case 1:
      for (let at = inner; at < end; at++) data[at] = data[at]! + data[at - step]!
      return
    case 2:
      if (up) for (let at = start; at < end; at++) data[at] = data[at]! + data[at - up]!
      return
    case 3:
      if (up) {
        for (let at = start; at < inner; at++) data[at] = data[at]! + (data[at - up]! >> 1)
        for (let at = inner; at < end; at++) data[at] = data[at]! + ((data[at - step]! + data[at - up]!) >> 1)
      } else for (let at = inner; at < end; at++) data[at] = data[at]! + (data[at - step]! >> 1)
      return
    case 4:
      if (up) {
        for (let at = start; at < inner; at++) data[at] = data[at]! + data[at - up]!
        for (let at = inner; at < end; at++)
          data[at] = data[at]! + nearest(data[at - step]!, data[at - up]!, data[at - up - step]!)
      } else for (let at = inner; at < end; at++) data[at] = data[at]! + data[at - step]!
      return
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
  const end = start + stride
  const inner = start + step
  const up = start === 0 ? undefined : stride
  const by = to - start
  // Bytes that nothing is expected of stay as they are.
  into.set(data.subarray(start, end), to)
  switch (filter) {
    case 1:
      for (let at = inner; at < end; at++) into[at + by] = data[at]! - data[at - step]!
      return
    case 2:
      if (up) for (let at = start; at < end; at++) into[at + by] = data[at]! - data[at - up]!
      return
    case 3:
      if (up) {
        for (let at = start; at < inner; at++) into[at + by] = data[at]! - (data[at - up]! >> 1)
        for (let at = inner; at < end; at++) into[at + by] = data[at]! - ((data[at - step]! + data[at - up]!) >> 1)
      } else for (let at = inner; at < end; at++) into[at + by] = data[at]! - (data[at - step]! >> 1)
      return
    case 4:
      if (up) {
        for (let at = start; at < inner; at++) into[at + by] = data[at]! - data[at - up]!
        for (let at = inner; at < end; at++)
          into[at + by] = data[at]! - nearest(data[at - step]!, data[at - up]!, data[at - up - step]!)
      } else for (let at = inner; at < end; at++) into[at + by] = data[at]! - data[at - step]!
      return
  }
}

/** Which of its three neighbors a byte is expected to be like (Paeth). */
function nearest(before: number, above: number, corner: number): number {
  const toBefore = Math.abs(above - corner)
  const toAbove = Math.abs(before - corner)
  const toCorner = Math.abs(before + above - 2 * corner)
  if (toBefore <= toAbove && toBefore <= toCorner) return before
  return toAbove <= toCorner ? above : corner
}
