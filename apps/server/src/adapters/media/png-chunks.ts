import { crc32 } from 'node:zlib'

export type Chunk = { readonly type: string; readonly data: Uint8Array }

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte)

/** `IEND` as a number. What follows is no part of the picture. */
const lastType = 0x49454e44

/** Encoders write a chunk for each 8 KB or more: this is enough for half a gigabyte. */
export const maxChunks = 65_536

/** Whether a PNG file has more chunks than any encoder writes; no more of them are looked at. */
export function hasTooManyChunks(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [at, count] = [8, 0]
  for (; at + 12 <= bytes.length && count <= maxChunks; count++) {
    if (view.getUint32(at + 4) === lastType) return false
    at += 12 + view.getUint32(at)
  }
  return count > maxChunks
}

/** The pieces of a PNG file, up to the last one. Of a file that is cut off those come that are whole. */
export function* chunksOf(bytes: Uint8Array, max = Infinity): Generator<Chunk> {
  for (const { type, data } of chunkSpans(bytes, max)) yield { type, data }
}

/** The same, with where each begins and ends. */
export function* chunkSpans(
  bytes: Uint8Array,
  max = Infinity,
): Generator<Chunk & { readonly at: number; readonly end: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8, count = 0; at + 12 <= bytes.length && count < max; count++) {
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length) return
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { type, data: bytes.subarray(at + 8, end), at, end: end + 4 }
    if (type === 'IEND') return
    at = end + 4
  }
}

/** One chunk as it stands in a file. */
export const chunkBytes = (chunk: Chunk): Uint8Array => writeChunks([chunk]).subarray(signature.length)

/** The file that is made of these pieces, in memory of its own: it may be handed to another thread. */
export function writeChunks(chunks: readonly Chunk[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { data }) => sum + 12 + data.length, signature.length))
  const view = new DataView(bytes.buffer)
  bytes.set(signature)
  let at = signature.length
  for (const { type, data } of chunks) {
    const end = at + 8 + data.length
    view.setUint32(at, data.length)
    for (let index = 0; index < 4; index++) bytes[at + 4 + index] = type.charCodeAt(index)
    bytes.set(data, at + 8)
    view.setUint32(end, crc32(bytes.subarray(at + 4, end)))
    at = end + 4
  }
  return bytes
}
