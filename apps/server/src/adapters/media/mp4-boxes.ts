/** One box of an MP4 file: where it begins, where its content does, and where it ends. */
export type Box = { readonly type: string; readonly at: number; readonly content: number; readonly end: number }

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The boxes that lie side by side between two places. A size that cannot be ends the list: the file is cut short. */
export function boxesIn(bytes: Uint8Array, from = 0, to = bytes.length): readonly Box[] {
  const view = viewOf(bytes)
  const found: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const short = view.getUint32(at)
    const long = short === 1 && at + 16 <= to
    // Size 1 means that the true size follows in eight bytes, 0 that the box goes on to the end.
    const size = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const content = at + (long ? 16 : 8)
    if (size < content - at || at + size > to) break
    found.push({ type: typeAt(bytes, at + 4), at, content, end: at + size })
    at += size
  }
  return found
}

/** The first box on the way `moov/trak/…` from the top. */
export function boxAt(bytes: Uint8Array, path: string): Box | undefined {
  let box: Box | undefined
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
