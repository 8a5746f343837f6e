/** Large arrays that are used again: asking the system for fresh ones takes longer than filling them. */
export type Scratch = {
  floats(name: string, count: number): Float32Array
  words(name: string, count: number): Uint32Array
  integers(name: string, count: number): Int32Array
  shorts(name: string, count: number): Uint16Array
  bytes(name: string, count: number): Uint8Array
}

/**
 * Arrays by name. Whoever asks for a name again has done with what it was before, and finds it in there: what has to be
 * zero must be filled.
 */
export function makeScratch(): Scratch {
  const kept = new Map<string, ArrayBuffer>()
  const room = (name: string, bytes: number): ArrayBuffer => {
    const old = kept.get(name)
    if (old && old.byteLength >= bytes) return old
    // Somewhat more than is needed, so that the next, slightly larger one fits too.
    const fresh = new ArrayBuffer(Math.ceil(bytes / 65536 + 1) * 65536)
    kept.set(name, fresh)
    return fresh
  }
  return {
    floats: (name, count) => new Float32Array(room(name, count * 4), 0, count),
    integers: (name, count) => new Int32Array(room(name, count * 4), 0, count),
    words: (name, count) => new Uint32Array(room(name, count * 4), 0, count),
    shorts: (name, count) => new Uint16Array(room(name, count * 2), 0, count),
    bytes: (name, count) => new Uint8Array(room(name, count), 0, count),
  }
}
