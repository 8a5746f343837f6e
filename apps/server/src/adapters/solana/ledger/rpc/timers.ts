export type Timers = Disposable & { after(ms: number, act: () => void): void }

/** Things to do later, all of which can be called off at once. */
export function openTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>()
  return {
    after(ms, act) {
      // A timer may be early by a fraction of a millisecond.
      const timer = setTimeout(() => {
        pending.delete(timer)
        act()
      }, ms + 1)
      pending.add(timer)
    },
    [Symbol.dispose]() {
      for (const timer of pending) clearTimeout(timer)
      pending.clear()
    },
  }
}
