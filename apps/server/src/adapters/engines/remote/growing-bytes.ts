/** Bytes that arrive in pieces, copied into one memory: a million tiny pieces cost no more than one. */
export type GrowingBytes = {
  readonly size: number
  add(piece: Uint8Array): void
  /** Takes back what came after the first `size` bytes. */
  cutTo(size: number): void
  /** What lies between two places, without a copy. */
  part(from: number, to?: number): Buffer
  /** Everything, in memory of its own. */
  whole(): Uint8Array
}

export function growingBytes(expected = 0): GrowingBytes {
  let bytes = new Uint8Array(Math.max(expected, 4096))
  let size = 0
  return {
    get size() {
      return size
    },
    add(piece) {
      if (size + piece.length > bytes.length) {
        const more = new Uint8Array(Math.max(bytes.length * 2, size + piece.length))
        more.set(bytes.subarray(0, size))
        bytes = more
      }
      bytes.set(piece, size)
      size += piece.length
    },
    cutTo: (to) => void (size = to),
    part: (from, to = size) => Buffer.from(bytes.buffer, from, to - from),
    whole: () => (size === bytes.length ? bytes : bytes.slice(0, size)),
  }
}
