import type { Timers } from '#application/shared/timers.ts'

type Deps = {
  /** What each has to be done once before a text can be read, in turn. */
  readonly steps: readonly (() => void)[]
  readonly timers: Timers
  /** Milliseconds until the first: whoever starts the studio wants to see it first. */
  readonly after: number
  /** Milliseconds between two of them, in which others are answered. */
  readonly between: number
  readonly onProblem: (error: unknown) => void
}

/** Gets what reading needs ready while nobody waits, so that the first text costs no more than others. Disposing it ends that. */
export function warmUp({ steps, timers, after, between, onProblem }: Deps): Disposable {
  let waiting = timers.after(after, () => go(0))
  function go(at: number): void {
    try {
      steps[at]?.()
    } catch (error) {
      // Whoever reads first will hear of it again.
      onProblem(error)
      return
    }
    if (at + 1 < steps.length) waiting = timers.after(between, () => go(at + 1))
  }
  return {
    [Symbol.dispose]() {
      waiting[Symbol.dispose]()
    },
  }
}
