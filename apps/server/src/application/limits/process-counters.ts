import type { Counters } from './ports.ts'

type Count = { hits: number; ends: number }

/** Counts of this process alone. */
export function processCounters(): Counters {
  const counts = new Map<string, Count>()
  let sweepAt = 0

  function sweep(now: number): void {
    for (const [key, { ends }] of counts) if (ends <= now) counts.delete(key)
    sweepAt = now + 60
  }

  return {
    async add(windows, now) {
      if (now >= sweepAt) sweep(now)
      return windows.map(({ key, ends, amount = 1 }) => {
        const known = counts.get(key)
        if (known?.ends === ends) return (known.hits += amount)
        counts.set(key, { hits: amount, ends })
        return amount
      })
    },
  }
}

/**
 * For an installation of one process: windows of less than an hour are counted in memory, because a restart that
 * forgets a minute does no harm and a durable write for every request that writes would double its cost.
 */
export function durableFromAnHour(durable: Counters, inMemory: Counters): Counters {
  return {
    add: (windows, now) => (windows.some(({ period }) => period >= 3600) ? durable : inMemory).add(windows, now),
  }
}
