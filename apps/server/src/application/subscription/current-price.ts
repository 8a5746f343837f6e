import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { deviates } from '#domain/subscription/amount.ts'
import { type PriceSource, type PriceStore, PriceUnavailable } from './ports.ts'

/** How long one price is good enough, and how long one counts as that of a time, in milliseconds. */
const fresh = 30_000
const near = 10 * 60_000

type Deps = {
  readonly source: PriceSource
  readonly prices: PriceStore
  readonly clock: Clock
  /** Hundredths by which a price may differ from one of the last minutes; what jumps further is not believed. */
  readonly deviation: number
}

export type Prices = ReturnType<typeof currentPrice>

/** Prices, of which every one is kept: a payment counts at the price of its time, also when it is looked at later. */
export function currentPrice({ source, prices, clock, deviation }: Deps) {
  let last: { readonly price: string; readonly at: number } | undefined

  async function now(): Promise<string> {
    const at = clock.now()
    if (last && at.getTime() - last.at < fresh) return last.price
    const price = await source().catch((cause: unknown) => {
      if (!(cause instanceof PriceUnavailable)) throw cause
      throw new Fault('price_unavailable', {}, { cause })
    })
    const before = await prices.latest(at, near)
    if (before !== undefined && deviates(price, before, deviation)) {
      throw new Fault('price_unavailable', { price, before })
    }
    await prices.record(price, at)
    last = { price, at: at.getTime() }
    return price
  }

  /**
   * Of the minutes before; else the first one after, for which there is one at the latest from now on. What is
   * recorded later never changes the answer, so a rebuild finds the same.
   */
  async function at(time: Date): Promise<string> {
    const known = (await prices.latest(time, near)) ?? (await prices.firstAfter(time))
    if (known !== undefined) return known
    const price = await now()
    return (await prices.firstAfter(time)) ?? price
  }

  return { now, at }
}
