import { z } from 'zod'
import { type PriceSource, PriceUnavailable } from '#application/subscription/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { ask, type Peer } from './ask.ts'
import { decimalText } from './decimal-text.ts'

/** Seconds after which a price is too old, and hundredths of it that it may be uncertain by. */
const oldest = 60
const widest = 2n

type Options = Peer & { readonly feed: string; readonly clock: Clock }

const whole = z.string().regex(/^-?\d+$/)
const Answer = z.object({
  parsed: z.array(
    z.object({
      id: z.string(),
      price: z.object({ price: whole, conf: whole, expo: whole, publish_time: whole }),
    }),
  ),
})

/** Pyth's Hermes: a price with how sure it is and when it was made. */
export function pythPrice(options: Options): PriceSource {
  const feed = options.feed.replace(/^0x/, '').toLowerCase()
  return async () => {
    const url = new URL('v2/updates/price/latest', options.url.endsWith('/') ? options.url : `${options.url}/`)
    url.searchParams.set('ids[]', feed)
    url.searchParams.set('parsed', 'true')
    const { parsed } = await ask(Answer, url, options, 'authorization')
    const entry = parsed.find(({ id }) => id.replace(/^0x/, '').toLowerCase() === feed)
    if (!entry) throw new PriceUnavailable('Pyth does not answer with the feed that was asked for')
    const { price, conf, expo, publish_time: made } = entry.price
    const age = Math.floor(options.clock.now().getTime() / 1000) - Number(made)
    if (age > oldest) throw new PriceUnavailable(`The price is ${age} seconds old`)
    if (BigInt(price) <= 0n) throw new PriceUnavailable('The price is not above 0')
    if (BigInt(conf) * 100n > BigInt(price) * widest) throw new PriceUnavailable('The price is too uncertain')
    const text = decimalText(`${price}e${expo}`)
    if (text === undefined) throw new PriceUnavailable('Pyth’s price is no price')
    return text
  }
}
