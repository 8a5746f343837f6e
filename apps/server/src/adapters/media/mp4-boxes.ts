/** One box of an MP4 file: where it begins, where its content does, and where it ends. */
export type Mp4Box = { readonly type: string; readonly at: number; readonly content: number; readonly end: number }

/** Boxes that are looked at, at one level or in one index; a film of more is no film of anybody's. */
export const maxBoxes = 10_000
/** Bytes of an index that are read. */
export const maxIndex = 4 * 1024 * 1024
const deepestBox = 16

/** Whether what is inside of a box could be that of a film: few boxes, and few inside each other. */
export function hasFewBoxes(bytes: Uint8Array, box: Mp4Box): boolean {
  let left = maxBoxes
  const walk = ({ content, end }: Mp4Box, depth: number): boolean =>
    boxesIn(bytes, content, end, { max: left + 1 }).every((inner) => {
      left -= 1
      return left >= 0 && depth < deepestBox && (!containers.has(inner.type) || walk(inner, depth + 1))
    })
  return walk(box, 0)
}

/** Boxes that hold boxes, on the way to where the pictures of a film lie. */
export const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What the head of a box says: `room` is what is left from there. Undefined where there is no whole head. */
export function boxHead(
  bytes: Uint8Array,
  at: number,
  room: number,
): { readonly type: string; readonly head: number; readonly size: number } | undefined {
  if (at + 8 > bytes.length) return undefined
  const short = viewOf(bytes).getUint32(at)
  if (short === 1 && at + 16 > bytes.length) return undefined
  // Size 1 means that the true size follows in eight bytes, 0 that the box goes on to the end.
  const head = short === 1 ? 16 : 8
  const size = short === 1 ? Number(viewOf(bytes).getBigUint64(at + 8)) : short === 0 ? room : short
  return size < head ? undefined : { type: typeAt(bytes, at + 4), head, size }
}

type Bounds = {
  /** Boxes that are looked at. */
  readonly max?: number
  /** Whether a box that goes past the end counts, as much of it as there is. */
  readonly cut?: boolean
}

/** The boxes that lie side by side between two places. A size that cannot be ends the list: the file is cut short. */
export function boxesIn(
  bytes: Uint8Array,
  from = 0,
  to = bytes.length,
  { max = Infinity, cut = false }: Bounds = {},
): readonly Mp4Box[] {
  const found: Mp4Box[] = []
  for (let at = from; at + 8 <= to && found.length < max;) {
    const box = boxHead(bytes, at, to - at)
    if (!box || at + box.head > to || (!cut && at + box.size > to)) break
    found.push({ type: box.type, at, content: at + box.head, end: Math.min(at + box.size, to) })
    at += box.size
  }
  return found
}

/** The first box on the way `moov/trak/…` from the top. */
export function boxAt(bytes: Uint8Array, path: string): Mp4Box | undefined {
  let box: Mp4Box | undefined
  for (const type of path.split('/')) {
    box = boxesIn(bytes, box?.content ?? 0, box?.end ?? bytes.length).find((one) => one.type === type)
    if (!box) return undefined
  }
  return box
}

/** A box of this type around the content. */
export function makeBox(type: string, content: Uint8Array): Uint8Array {
  const box = new Uint8Array(8 + content.length)
  new DataView(box.buffer).setUint32(0, box.length)
  for (let i = 0; i < 4; i++) box[4 + i] = type.charCodeAt(i)
  box.set(content, 8)
  return box
}

const typeAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
