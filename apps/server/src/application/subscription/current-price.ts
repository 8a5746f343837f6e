import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type PriceSource, type PriceStore, PriceUnavailable } from './ports.ts'

/** How long one price is good enough, and how long one counts as that of a time, in milliseconds. */
const fresh = 30_000
const near = 10 * 60_000

type Deps = { readonly source: PriceSource; readonly prices: PriceStore; readonly clock: Clock }

/** Dollars a token. */
export type Prices = {
  /** Throws a fault that says why there is none. */
  now(): Promise<string>
  /** That of a time; undefined while it is not known. What is recorded later never changes the answer. */
  at(time: Date): Promise<string | undefined>
}

/** What the operator says. Every price is kept: a payment counts at the price of its time, whenever it is found. */
export function currentPrice({ source, prices, clock }: Deps): Prices {
  let last: { readonly price: string; readonly at: number } | undefined

  async function now(): Promise<string> {
    const at = clock.now()
    if (last && at.getTime() - last.at < fresh) return last.price
    const price = await source().catch((cause: unknown) => {
      if (!(cause instanceof PriceUnavailable)) throw cause
      throw new Fault('price_unavailable', {}, { cause })
    })
    await prices.record(price, at)
    last = { price, at: at.getTime() }
    return price
  }

  /** Of the minutes before; else the first one after, for which there is one at the latest from now on. */
  async function at(time: Date): Promise<string | undefined> {
    const known = (await prices.latest(time, near)) ?? (await prices.firstAfter(time))
    if (known !== undefined) return known
    const price = await now().catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      return undefined
    })
    return (await prices.firstAfter(time)) ?? price
  }

  return { now, at }
}
