export type RiffChunk = { readonly type: string; readonly data: Uint8Array }

export const isWebp = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return head.startsWith('RIFF') && head.endsWith('WEBP')
}

/** The pieces of a WebP file. Of a file that is cut off those come that are whole. */
export function riffChunksOf(bytes: Uint8Array): readonly RiffChunk[] {
  if (!isWebp(bytes)) throw new Error('This is no WebP file.')
  return [...riffSpans(bytes)].map(({ type, data }) => ({ type, data }))
}

/** The same one after another, with where each begins and ends. */
export function* riffSpans(bytes: Uint8Array): Generator<RiffChunk & { readonly at: number; readonly end: number }> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= buffer.length;) {
    const length = buffer.readUInt32LE(at + 4)
    if (at + 8 + length > buffer.length) return
    const end = Math.min(at + 8 + length + (length % 2), buffer.length)
    yield { type: buffer.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length), at, end }
    at = end
  }
}

export function writeWebp(chunks: readonly RiffChunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + 8 + data.length + (data.length % 2), 4)
  const file = Buffer.alloc(8 + size)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(size, 4)
  file.write('WEBP', 8, 'latin1')
  let at = 12
  for (const { type, data } of chunks) {
    file.write(type, at, 'latin1')
    file.writeUInt32LE(data.length, at + 4)
    file.set(data, at + 8)
    at += 8 + data.length + (data.length % 2)
  }
  return file
}

/** As the picture itself says it, where no chunk of features does. */
export function webpSize(chunks: readonly RiffChunk[]): { width: number; height: number; alpha: boolean } {
  const picture = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!picture || picture.data.length < 10) throw new Error('The WebP file holds no picture.')
  const data = Buffer.from(picture.data.subarray(0, 10))
  if (picture.type === 'VP8 ') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, alpha: false }
  }
  // Fourteen bits each, less one, then a bit that tells of transparency.
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, alpha: ((bits >>> 28) & 1) === 1 }
}
