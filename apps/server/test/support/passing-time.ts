import type { Timers } from '#application/shared/timers.ts'
import type { Clock } from '#domain/shared/clock.ts'

type Timer = { at: number; readonly every: number | undefined; readonly run: () => void }

export type PassingTime = {
  readonly clock: Clock
  readonly timers: Timers
  /** Lets time pass; what falls due happens, in order. */
  pass(milliseconds: number): void
}

/** Time that passes when a test says so. */
export function passingTime(from = '2026-03-01T10:00:00.000Z'): PassingTime {
  const all = new Set<Timer>()
  let now = Date.parse(from)
  const add = (timer: Timer): Disposable => {
    all.add(timer)
    return { [Symbol.dispose]: () => void all.delete(timer) }
  }
  return {
    clock: { now: () => new Date(now) },
    timers: {
      every: (milliseconds, run) => add({ at: now + milliseconds, every: milliseconds, run }),
      after: (milliseconds, run) => add({ at: now + milliseconds, every: undefined, run }),
    },
    pass(milliseconds) {
      const until = now + milliseconds
      for (;;) {
        const [next] = [...all].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
        if (!next) break
        now = next.at
        if (next.every === undefined) all.delete(next)
        else next.at += next.every
        next.run()
      }
      now = until
    },
  }
}
