import { performance } from 'node:perf_hooks'
import type { Timers } from '#application/shared/timers.ts'
import { type Collect, collector } from './read-garbage.ts'

const interval = 5000
/** Bytes that may stay, so that an idle server isn't kept busy. */
const enough = 48 * 1024 * 1024
/** The share of the time in which the event loop may work and still counts as idle. */
const mostWork = 0.2

type Deps = {
  readonly timers: Timers
  readonly rss?: () => number
  /** The share of the last interval in which the event loop was at work. */
  readonly work?: () => number
  readonly collect?: Collect
}

/** Node frees what a burst of requests has left only when it needs memory. This asks for it once the server is idle. */
export function giveMemoryBack({
  timers,
  rss = () => process.memoryUsage.rss(),
  work = loopWork(),
  collect,
}: Deps): Disposable {
  let collects = collect
  let least = rss()
  let settles = false
  return timers.every(interval, () => {
    const now = rss()
    const busy = work() > mostWork
    // What is left after a collection is in use.
    least = settles ? now : Math.min(least, now)
    settles = false
    if (busy || now - least < enough) return
    collects ??= collector()
    collects({ type: 'major' })
    settles = true
  })
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
