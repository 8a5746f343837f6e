/** A small, fast generator that is fully specified (xoshiro128**): the same numbers on every machine. */
export function randomFrom(seed: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = seed
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    return result >>> 0
  }
}

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The numbers below `count` in random order. */
export function shuffled(count: number, random: () => number): Uint16Array {
  const order = Uint16Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = random() % (at + 1)
    const held = order[at]!
    order[at] = order[other]!
    order[other] = held
  }
  return order
}
