import { fixedPrice } from '#adapters/prices/fixed.ts'
import { jupiterPrice } from '#adapters/prices/jupiter.ts'
import { pythPrice } from '#adapters/prices/pyth.ts'
import type { PriceSource } from '#application/subscription/ports.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'

/** Where the configuration has prices come from. */
export function priceSource({ price, chain }: Config['subscription'], clock: Clock): PriceSource {
  if (price.kind === 'fixed') return fixedPrice(price.usd)
  const { url, key } = price
  if (price.kind === 'pyth') return pythPrice({ url, key, feed: price.feed, clock })
  const mint = chain.kind === 'rpc' ? chain.mint : ''
  return jupiterPrice({ url, key, mint, leastLiquidity: price.leastLiquidity })
}
