import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type Market, marketAt, span } from '#domain/subscription/market.ts'
import type { Prices } from './current-price.ts'
import type { PaymentLog, PriceSource, PriceStore } from './ports.ts'

/** How often a price is taken, in milliseconds; what another process has just taken counts as well. */
export const samplePace = 60_000
const recent = 45_000
/** How many samples are read at once; far more than there are in an hour. */
const page = 1000

type Deps = {
  readonly source: PriceSource
  readonly prices: PriceStore
  readonly clock: Clock
  readonly log: PaymentLog
  /** Hundredths by which the newest sample may differ from the median of its hour. */
  readonly deviation: number
}

export type MarketPrices = Prices & {
  /** Takes a price; in the background, whether anybody asks for it or not. Problems are only told to the log. */
  sample(): Promise<void>
}

/** Prices of a service that is asked every minute; what counts is the median of an hour. */
export function marketPrice({ source, prices, clock, log, deviation }: Deps): MarketPrices {
  let isSilent = false
  const hourBefore = (time: Date): Date => new Date(time.getTime() - span)

  async function sample(): Promise<void> {
    const at = clock.now()
    if ((await prices.latest(at, recent)) !== undefined) return
    const price = await source().catch((err: unknown) => {
      if (!isSilent) log.warn({ err }, 'the price service says nothing that can be used')
      isSilent = true
    })
    if (price === undefined) return
    if (isSilent) log.info({ price }, 'the price service answers again')
    isSilent = false
    await prices.record(price, at)
  }

  async function now(): Promise<string> {
    const at = clock.now()
    const market = marketAt(await prices.after(hourBefore(at), page), at, deviation)
    if ('price' in market) return market.price
    throw new Fault('price_unavailable', market, { message: words[market.problem] })
  }

  /** Of the hour before; else of the first moment after it at which there is one, which may be yet to come. */
  async function at(time: Date): Promise<string | undefined> {
    let moment = time
    for (;;) {
      const samples = await prices.after(hourBefore(moment), page)
      const moments = [moment, ...samples.flatMap((one) => (one.at > moment ? [one.at] : []))]
      const found = moments.map((each) => marketAt(samples, each, deviation)).find(isPrice)
      const last = moments.at(-1)
      if (found || samples.length < page || last === undefined || last <= moment) return found?.price
      moment = last
    }
  }

  return { now, at, sample }
}

const isPrice = (market: Market): market is Extract<Market, { price: string }> => 'price' in market

const words = {
  few: 'The price of the token is being watched since a few minutes only. Please try again in two minutes.',
  silent: 'The price of the token is not known: its source has been silent. What was sent meanwhile is not lost.',
  jump: 'The price of the token is moving fast. Please try again when it has settled, in half an hour at the latest.',
} as const
