import { compareDecimals, deviates } from './amount.ts'

/** What the source said once; dollars a token, as decimal text. */
export type PriceSample = { readonly price: string; readonly at: Date }

const minute = 60_000
/** How far back samples speak for a moment, how old the newest may be, and how many there have to be. */
export const span = 60 * minute
const silence = 10 * minute
const fewest = 3

/** The price of a moment, or why there is none. */
export type Market = { readonly price: string } | { readonly problem: 'few' | 'silent' | 'jump' }

/**
 * The median of the hour before a moment: whoever moves a pool for some minutes moves nothing here. While the newest
 * sample is far from it, either the market has moved or somebody has moved it, and nobody can tell which.
 * `samples` are in the order of time.
 */
export function marketAt(samples: readonly PriceSample[], at: Date, deviation: number): Market {
  const heard = samples.filter((one) => one.at <= at && one.at.getTime() > at.getTime() - span)
  const newest = heard.at(-1)
  if (!newest || newest.at.getTime() <= at.getTime() - silence) return { problem: 'silent' }
  if (heard.length < fewest) return { problem: 'few' }
  const sorted = heard.map(({ price }) => price).toSorted(compareDecimals)
  // Of two in the middle the lower: never a token too few for a month.
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? newest.price
  return deviates(newest.price, median, deviation) ? { problem: 'jump' } : { price: median }
}
