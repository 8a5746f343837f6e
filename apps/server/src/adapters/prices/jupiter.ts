import { z } from 'zod'
import { type PriceSource, PriceUnavailable } from '#application/subscription/ports.ts'
import { ask, type Peer } from './ask.ts'
import { decimalText } from './decimal-text.ts'

type Options = Peer & {
  readonly mint: string
  /** Dollars that have to lie in the pools: a price in a shallow one is whatever somebody wants it to be. */
  readonly leastLiquidity: bigint
}

/** Jupiter's Price API, version 3: the last price the token was swapped for. Numbers are read as text. */
export function jupiterPrice(options: Options): PriceSource {
  const Entry = z.object({ usdPrice: z.string(), liquidity: z.string().optional() })
  const Answer = z.record(z.string(), Entry.nullable())
  return async () => {
    const url = new URL('price/v3', options.url.endsWith('/') ? options.url : `${options.url}/`)
    url.searchParams.set('ids', options.mint)
    const entry = (await ask(Answer, url, options, 'x-api-key'))[options.mint]
    if (!entry) throw new PriceUnavailable('Jupiter knows no price of the token')
    const liquidity = decimalText(entry.liquidity ?? '0')?.split('.')[0] ?? '0'
    if (BigInt(liquidity) < options.leastLiquidity) {
      throw new PriceUnavailable(`There are ${liquidity} USD in the pools, and ${options.leastLiquidity} are needed`)
    }
    const price = decimalText(entry.usdPrice)
    if (price === undefined || /^0(\.0*)?$/.test(price)) throw new PriceUnavailable('Jupiter’s price is no price')
    return price
  }
}
