import { performance } from 'node:perf_hooks'
import type { Timers } from '#application/shared/timers.ts'
import { type Collect, collector } from './gc-pressure.ts'

const interval = 5000
/** Bytes that may stay, so that an idle server isn't kept busy. */
const enough = 48 * 1024 * 1024
/** The share of the time in which the event loop may work and still counts as idle. */
const maxWork = 0.05

type Deps = {
  readonly timers: Timers
  /** Bytes that this thread holds. */
  readonly held?: () => number
  /** The share of the last interval in which the event loop was at work. */
  readonly work?: () => number
  readonly collect?: Collect
}

/**
 * Node frees what a burst of requests has left only when it needs memory. This asks for it once the server has been
 * idle for two intervals, because everyone who comes meanwhile waits for it.
 */
export function giveMemoryBack({ timers, held = heldHere, work = loopWork(), collect }: Deps): Disposable {
  let collects = collect
  let least = held()
  let settles = false
  let quiet = 0
  return timers.every(interval, () => {
    const now = held()
    quiet = work() > maxWork ? 0 : quiet + 1
    // What is left after a collection is in use.
    least = settles ? now : Math.min(least, now)
    settles = false
    if (quiet < 2 || now - least < enough) return
    collects ??= collector()
    collects({ type: 'major' })
    settles = true
  })
}

/** Threads that draw come and go in the memory of the process, and this thread can't free any of theirs. */
function heldHere(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

function loopWork(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
