import type { Clock } from '#domain/shared/clock.ts'
import type { Counters } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** At most `limit` requests with this key in `period` seconds; `amount` is how much this one counts, one usually. */
export type Limit = {
  readonly key: string
  readonly limit: number
  readonly period: number
  readonly amount?: number | undefined
}

export type Usage = {
  readonly limit: number
  /** What is left after this request. */
  readonly remaining: number
  /** Unix time in seconds at which the window ends. */
  readonly reset: number
  readonly exceeded: boolean
}

type Deps = {
  readonly counters: Counters
  readonly clock: Clock
  /** Counting goes on when limits are not enforced, so that clients still see where they stand. */
  readonly enforced: boolean
}

/** Counts a request against each of its limits and answers the one that leaves the least. */
export async function countRequest({ counters, clock, enforced }: Deps, limits: readonly Limit[]): Promise<Usage> {
  const now = Math.floor(clock.now().getTime() / 1000)
  const windows = limits.map(({ key, period, amount }) => ({
    // Windows of different lengths are different counts, whatever else they have in common.
    key: `${period} ${key}`,
    period,
    amount,
    ends: (Math.floor(now / period) + 1) * period,
  }))
  const counts = await counters.add(windows, now)
  const usages = limits.map(({ limit }, index) => {
    const count = counts[index] ?? 0
    const reset = windows[index]?.ends ?? now
    return { limit, remaining: Math.max(0, limit - count), reset, exceeded: enforced && count > limit }
  })
  return usages.reduce(tighter)
}

export type CountRequest = Bound<typeof countRequest>

const tighter = (one: Usage, other: Usage): Usage => {
  if (one.exceeded !== other.exceeded) return one.exceeded ? one : other
  return other.remaining < one.remaining ? other : one
}
