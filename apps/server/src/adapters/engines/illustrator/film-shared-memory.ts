/** Memory that the threads of one film have in common. */
export const makeShared = (): SharedArrayBuffer => new SharedArrayBuffer(8)

/** What the threads tell each other: whether to end, and which drawing comes next. */
export function threadState(shared: SharedArrayBuffer) {
  const numbers = new Int32Array(shared)
  return {
    stopped: (): boolean => Atomics.load(numbers, 0) !== 0,
    stop: (): void => void Atomics.store(numbers, 0, 1),
    /** The next drawing that no thread has begun; taken one by one, so that a quick thread does not wait for a slow one. */
    next: (): number => Atomics.add(numbers, 1, 1),
  }
}
