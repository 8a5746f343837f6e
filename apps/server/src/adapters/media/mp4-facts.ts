import { type MediaFacts, unknownFacts } from '#domain/media/media-facts.ts'
import { type Mp4Box, boxesIn, boxHead, maxBoxes, maxIndex } from './mp4-boxes.ts'

/** Some bytes of a file, fewer where it ends. */
export type ReadAt = (start: number, length: number) => Promise<Uint8Array>

// The tables of a long film come after what is looked for.
const max = maxBoxes

/** Width, height and length of an MP4 file, by its own index. */
export async function mp4Facts(readAt: ReadAt, size: number): Promise<MediaFacts> {
  const index = await readIndex(readAt, size)
  if (!index) return unknownFacts
  const inside = boxesIn(index, 0, index.length, { max, cut: true })
  const header = inside.find(({ type }) => type === 'mvhd')
  const tracks = inside.filter(({ type }) => type === 'trak')
  const sizes = tracks.flatMap(({ content, end }) => {
    const box = boxesIn(index, content, end, { max, cut: true }).find(({ type }) => type === 'tkhd')
    return box ? [sizeOf(index, box)] : []
  })
  // A track of sound has no size.
  const shown = sizes.find(({ width, height }) => width > 0 && height > 0)
  return {
    ...unknownFacts,
    width: shown?.width ?? null,
    height: shown?.height ?? null,
    durationMs: header ? lengthOf(index, header) : null,
  }
}

/** What is inside of the `moov` box, wherever it stands; the film itself is passed over. */
async function readIndex(readAt: ReadAt, size: number): Promise<Uint8Array | undefined> {
  for (let at = 0, seen = 0; at + 8 <= size && seen < max; seen++) {
    const box = boxHead(await readAt(at, 16), 0, size - at)
    if (!box) return undefined
    if (box.type === 'moov') return readAt(at + box.head, Math.min(box.size - box.head, maxIndex))
    at += box.size
  }
  return undefined
}

function lengthOf(bytes: Uint8Array, { content, end }: Mp4Box): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset + content, end - content)
  const long = view.byteLength > 0 && view.getUint8(0) === 1
  if (view.byteLength < (long ? 32 : 20)) return null
  const scale = view.getUint32(long ? 20 : 12)
  const length = long ? Number(view.getBigUint64(24)) : view.getUint32(16)
  const milliseconds = scale === 0 ? 0 : Math.round((length / scale) * 1000)
  // What would last less than half of one is a broken header rather than a film.
  return milliseconds > 0 ? milliseconds : null
}

/** Size in 16.16 fixed point, after times, layer and matrix; turned by a quarter when the matrix says so. */
function sizeOf(bytes: Uint8Array, { content, end }: Mp4Box): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset + content, end - content)
  const matrix = view.byteLength > 0 && view.getUint8(0) === 1 ? 52 : 40
  if (view.byteLength < matrix + 44) return { width: 0, height: 0 }
  const [width, height] = [view.getUint16(matrix + 36), view.getUint16(matrix + 40)]
  const turned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
  return turned ? { width: height, height: width } : { width, height }
}
