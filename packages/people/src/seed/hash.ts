/**
 * Numbers from text and a seed, the same on every machine: 32-bit integer arithmetic only
 * (FNV-1a over the text's UTF-16 code units, then the finaliser of MurmurHash3).
 */
export function hash(text: string, seed: number): number {
  let state = Math.imul((seed ^ 0x811c9dc5) | 0, 0x01000193)
  // The seed's upper half counts too, so that seeds beyond 32 bits differ.
  state = Math.imul(state ^ (Math.floor(seed / 4294967296) | 0), 0x01000193)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    state = Math.imul(state ^ (code & 0xff), 0x01000193)
    state = Math.imul(state ^ (code >>> 8), 0x01000193)
  }
  return mix(state)
}

/** Scatters the bits of a 32-bit integer. */
export function mix(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** The seed some steps on; after the largest one comes 0. */
export const seedAfter = (seed: number, steps: number): number => (seed + steps) % 2 ** 32
