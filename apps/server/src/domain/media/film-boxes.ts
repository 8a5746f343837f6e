import { type MediaFacts, type ReadAt, unknownFacts } from './media-facts.ts'

type Box = { readonly type: string; readonly start: number; readonly end: number }

/** Boxes at one level that are looked at; more than this many is no film of anybody's. */
const mostBoxes = 10_000
/** Of the index only as much is read; the tables of a long film come after what is looked for. */
const mostIndex = 4 * 1024 * 1024

/** Width, height and length of an MP4 file, by its own index. */
export async function mp4Facts(readAt: ReadAt, size: number): Promise<MediaFacts> {
  let moov: Box | undefined
  for (let at = 0, seen = 0; at + 8 <= size && !moov && seen < mostBoxes; seen++) {
    const head = await readAt(at, 16)
    const box = boxAt(head, 0, at, size)
    if (!box) break
    if (box.type === 'moov') moov = box
    at = box.end
  }
  if (!moov) return unknownFacts
  const length = Math.min(moov.end - moov.start, mostIndex)
  const bytes = await readAt(moov.start, length)
  const inside = { start: 0, end: bytes.length }
  const header = boxesIn(bytes, inside).find(({ type }) => type === 'mvhd')
  const tracks = boxesIn(bytes, inside).filter(({ type }) => type === 'trak')
  const sizes = tracks.flatMap((track) => {
    const box = boxesIn(bytes, track).find(({ type }) => type === 'tkhd')
    return box ? [sizeOf(bytes, box)] : []
  })
  // A track of sound has no size.
  const shown = sizes.find(({ width, height }) => width > 0 && height > 0)
  return {
    ...unknownFacts,
    width: shown?.width ?? null,
    height: shown?.height ?? null,
    durationMs: header ? lengthOf(bytes, header) : null,
  }
}

function boxesIn(bytes: Uint8Array, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end && boxes.length < mostBoxes;) {
    const box = boxAt(bytes, at, at, end)
    if (!box) break
    boxes.push({ ...box, end: Math.min(box.end, end) })
    at = box.end
  }
  return boxes
}

/** `from` is where the head lies in `bytes`, `at` where the box begins in the whole. */
function boxAt(bytes: Uint8Array, from: number, at: number, end: number): Box | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (from + 8 > bytes.length) return undefined
  const type = String.fromCharCode(...bytes.subarray(from + 4, from + 8))
  const short = view.getUint32(from)
  if (short === 1 && from + 16 > bytes.length) return undefined
  // One means that the size follows in eight bytes, none that the box goes on to the end.
  const head = short === 1 ? 16 : 8
  const size = short === 1 ? Number(view.getBigUint64(from + 8)) : short === 0 ? end - at : short
  return size < head ? undefined : { type, start: at + head, end: at + size }
}

function lengthOf(bytes: Uint8Array, { start, end }: Box): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start)
  const long = view.byteLength > 0 && view.getUint8(0) === 1
  if (view.byteLength < (long ? 32 : 20)) return null
  const scale = view.getUint32(long ? 20 : 12)
  const length = long ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return scale === 0 || length === 0 ? null : Math.round((length / scale) * 1000)
}

/** Size in 16.16 fixed point, after times, layer and matrix; turned by a quarter when the matrix says so. */
function sizeOf(bytes: Uint8Array, { start, end }: Box): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start)
  const matrix = view.byteLength > 0 && view.getUint8(0) === 1 ? 52 : 40
  if (view.byteLength < matrix + 44) return { width: 0, height: 0 }
  const [width, height] = [view.getUint16(matrix + 36), view.getUint16(matrix + 40)]
  const turned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}
