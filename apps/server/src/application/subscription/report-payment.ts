import type { Clock } from '#domain/shared/clock.ts'
import { statusOf } from '#domain/subscription/quote.ts'
import { reachable } from './chain-fault.ts'
import { type CreditPayment, isUnread } from './credit-payment.ts'
import type { payQuote } from './pay-quote.ts'
import type { PaymentChain, PaymentStore, QuoteStore, SightingStore } from './ports.ts'
import { patience } from './read-sightings.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly payments: PaymentStore
  readonly sightings: SightingStore
  readonly credit: CreditPayment
  readonly pay: Pick<ReturnType<typeof payQuote>, 'see'>
  readonly clock: Clock
}

/**
 * Somebody says that they have sent a transaction. Their open quote then waits for it, and nobody else's does: what it
 * pays and for whom is read from the chain.
 */
export function reportPayment({ chain, quotes, payments, sightings, credit, pay, clock }: Deps) {
  return async (accountId: string, signature: string): Promise<void> => {
    if (await payments.knows(signature)) return
    const [progress] = await reachable(chain.progress([signature]))
    if (progress === 'failed') return
    if (progress === 'finalized' && !isUnread(await reachable(credit.look(signature)))) return
    // Nobody waits for one that was tried often enough; should it be read after all, it counts by itself.
    if ((await sightings.attempts(signature)) >= patience) return
    const quote = await quotes.newest(accountId)
    if (!quote) return
    const status = statusOf(quote, clock.now())
    if (status === 'open' || status === 'partial') await pay.see(quote, signature)
  }
}
