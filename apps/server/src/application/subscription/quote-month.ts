import type { UserId } from '@eidolon/contract/ids.ts'
import { type Quote as QuoteView, subscriptionPrice } from '@eidolon/contract/subscription.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { amountFor } from '#domain/subscription/amount.ts'
import { type Quote, quoteSeconds, statusOf } from '#domain/subscription/quote.ts'
import { reachable } from './chain-fault.ts'
import type { Prices } from './current-price.ts'
import type { PaymentChain, QuoteStore, SubscriptionStore } from './ports.ts'
import { quoteView } from './views.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly prices: Prices
  readonly quotes: QuoteStore
  readonly subscriptions: SubscriptionStore
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** A key that nobody owns. */
  readonly freshReference: () => string
  readonly productName: string
}

export type QuoteMonth = {
  readonly findOwned: (accountId: UserId, id: string) => Promise<Quote>
  get(accountId: UserId, id: string): Promise<QuoteView>
  ask(accountId: UserId): Promise<QuoteView>
}

/** Quotes: so many tokens buy a month, for a quarter of an hour. */
export function quoteMonth(deps: Deps): QuoteMonth {
  const { chain, prices, quotes, subscriptions, units, clock, ids, freshReference, productName } = deps

  /** Nobody is given a second one while the first can be paid, or while a payment for it may still land. */
  function isStanding(quote: Quote, now: Date): boolean {
    const status = statusOf(quote, now)
    return ['open', 'pending', 'confirmed'].includes(status) || (status === 'partial' && now < quote.expire)
  }

  async function findOwned(accountId: UserId, id: string): Promise<Quote> {
    const quote = await quotes.find(id)
    if (quote?.accountId !== accountId) throw new Fault('quote_not_found', { quote: id })
    return quote
  }

  return {
    findOwned,
    async get(accountId, id) {
      const quote = await findOwned(accountId, id)
      return quoteView(quote, await reachable(chain.treasury()), productName, clock.now())
    },
    async ask(accountId) {
      const treasury = await reachable(chain.treasury())
      const standing = await quotes.newest(accountId)
      if (standing && isStanding(standing, clock.now())) return quoteView(standing, treasury, productName, clock.now())
      const price = await prices.now()
      const { usd } = subscriptionPrice
      const month = amountFor(usd, price, treasury.decimals)
      const quote = await units.run(async (unit) => {
        const { credit } = await subscriptions.lock(unit, accountId)
        const now = clock.now()
        const other = await quotes.newest(accountId, unit)
        if (other && isStanding(other, now)) return other
        const made: Quote = {
          id: ids.unique(),
          accountId,
          reference: freshReference(),
          usd,
          price,
          month,
          amount: month > credit ? month - credit : 1n,
          createdAt: now,
          expire: new Date(now.getTime() + quoteSeconds * 1000),
          received: 0n,
          signature: undefined,
          seen: 'none',
          seenAt: undefined,
        }
        await quotes.add(unit, made)
        return made
      })
      return quoteView(quote, treasury, productName, clock.now())
    },
  }
}
