/** Memory that the threads of one film have in common. */
export const makeShared = (): SharedArrayBuffer => new SharedArrayBuffer(8)

/** What the threads tell each other: whether to end, and which drawing nobody has begun yet. */
export function inCommon(shared: SharedArrayBuffer) {
  const numbers = new Int32Array(shared)
  return {
    stopped: (): boolean => Atomics.load(numbers, 0) !== 0,
    stop: (): void => void Atomics.store(numbers, 0, 1),
    /** Whoever is done takes the next, so that nobody waits for whoever has more to do. */
    next: (): number => Atomics.add(numbers, 1, 1),
  }
}
