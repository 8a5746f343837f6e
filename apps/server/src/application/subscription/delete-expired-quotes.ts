import type { Clock } from '#domain/shared/clock.ts'
import { dayOf } from '#domain/subscription/day.ts'
import type { DailyCounts } from './ports.ts'

const day = 24 * 60 * 60 * 1000

/** How long what nobody has paid is kept, in milliseconds: until then a code that somebody kept still names them. */
const quoteLife = 90 * day
/** Prices are kept as they came for so long; of older ones the first of an hour is enough. */
const priceLife = 30 * day

/** What looking for payments leaves behind. Nothing goes that a rebuild from the chain would need. */
export type Leftovers = {
  /** Of prices before a time, those in an hour that has an earlier one: what was counted at them keeps its price. */
  clearPrices(before: Date): Promise<number>
  /** Quotes that ended before a time, whose account has paid nothing since they were made. */
  clearQuotes(before: Date): Promise<number>
}

export type CleanupResult = {
  readonly prices: number
  readonly quotes: number
  readonly days: number
}
type Deps = {
  readonly leftovers: Leftovers
  readonly counts: Pick<DailyCounts, 'clear'>
  readonly clock: Clock
}

export async function deleteExpiredQuotes({ leftovers, counts, clock }: Deps): Promise<CleanupResult> {
  const ago = (life: number) => new Date(clock.now().getTime() - life)
  return {
    prices: await leftovers.clearPrices(ago(priceLife)),
    quotes: await leftovers.clearQuotes(ago(quoteLife)),
    // What is given back after midnight is given back to yesterday.
    days: await counts.clear(dayOf(ago(day))),
  }
}
