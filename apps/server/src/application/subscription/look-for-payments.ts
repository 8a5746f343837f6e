import type { Units } from '#application/shared/unit.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { isLost, landingSeconds, type Quote, statusOf } from '#domain/subscription/quote.ts'
import { subscriptionEvent } from '#domain/subscription/subscription-events.ts'
import { type CreditPayment, isHeld } from './credit-payment.ts'
import type { PaymentChain, QuoteStore, WatchStore } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly watch: WatchStore
  readonly credit: CreditPayment
  readonly units: Units
  readonly clock: Clock
}

/** One look at the chain: what has arrived, and how far what is expected has come. */
export function lookForPayments({ chain, quotes, watch, credit, units, clock }: Deps) {
  /** Everything that named the treasury since the last look, in its order. */
  async function scan(address: string): Promise<void> {
    const since = await watch.cursor(address)
    for (const { signature, failed } of await chain.since(address, since, 'finalized')) {
      const became = failed ? 'nothing' : await credit.look(signature)
      if (failed) await credit.release(signature)
      // The node that lists it may know more than the one that shows it: nothing is passed over.
      if (became === 'later') return
      await watch.advance(address, signature)
    }
  }

  async function follow(quote: Quote): Promise<void> {
    if (isHeld(quote) && quote.signature !== undefined) return followTransaction(quote, quote.signature)
    const since = await watch.cursor(quote.reference)
    for (const { signature, failed } of await chain.since(quote.reference, since, 'confirmed')) {
      if (!failed && (await credit.pays(signature))) {
        const became = await credit.look(signature)
        if (became !== 'later') continue
        return see(quote, { seen: 'confirmed', signature, seenAt: clock.now() })
      }
      await watch.advance(quote.reference, signature)
    }
  }

  async function followTransaction(quote: Quote, signature: string): Promise<void> {
    const progress = await chain.progress(signature)
    if (progress === 'failed') return see(quote, gone)
    if (progress === 'unknown') return isLost(quote, clock.now()) ? see(quote, gone) : undefined
    if (progress === 'finalized') return void (await credit.look(signature))
    if (progress === 'confirmed' && quote.seen === 'pending' && (await credit.pays(signature))) {
      return see(quote, { seen: 'confirmed', signature, seenAt: clock.now() })
    }
  }

  const see = (quote: Quote, seen: Pick<Quote, 'seen' | 'signature' | 'seenAt'>): Promise<void> =>
    units.run(async (unit) => {
      await quotes.see(unit, quote.id, seen)
      unit.publish(subscriptionEvent({ accountId: quote.accountId, quoteId: quote.id }, clock.now()))
    })

  /** Quotes that may still be paid. */
  async function awaited(): Promise<readonly Quote[]> {
    const now = clock.now()
    const list = await quotes.awaited(new Date(now.getTime() - landingSeconds * 1000))
    return list.filter((quote) => statusOf(quote, now) !== 'paid')
  }

  return {
    awaited,
    async look(): Promise<void> {
      const { account, owner } = await chain.till()
      await scan(account)
      await scan(owner)
      for (const quote of await awaited()) await follow(quote)
    },
  }
}

const gone = { seen: 'none', signature: undefined, seenAt: undefined } as const
