import type { Timers } from '#application/shared/timers.ts'

/** The process does not stay alive for them. */
export const systemTimers: Timers = {
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref()
    return { [Symbol.dispose]: () => clearInterval(timer) }
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref()
    return { [Symbol.dispose]: () => clearTimeout(timer) }
  },
}
