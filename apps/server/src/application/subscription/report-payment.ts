import type { UserId } from '@eidolon/contract/ids.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { statusOf } from '#domain/subscription/quote.ts'
import { reachable } from './chain-fault.ts'
import { type CreditPayment, isUnread } from './credit-payment.ts'
import type { PayQuote } from './pay-quote.ts'
import type { PaymentChain, PaymentStore, QuoteStore, SightingStore } from './ports.ts'
import { patience } from './read-sightings.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly payments: PaymentStore
  readonly sightings: SightingStore
  readonly credit: CreditPayment
  readonly pay: Pick<PayQuote, 'expectPayment'>
  readonly clock: Clock
}

/**
 * A client reports a transaction as sent. The open quote of its account then waits for it, and no other quote does: what
 * it pays and for which account is read from the chain.
 */
export async function reportPayment(
  { chain, quotes, payments, sightings, credit, pay, clock }: Deps,
  accountId: UserId,
  signature: string,
): Promise<void> {
  if (await payments.knows(signature)) return
  const [progress] = await reachable(chain.progress([signature]))
  if (progress === 'failed') return
  if (progress === 'finalized' && !isUnread(await reachable(credit.creditFinalized(signature)))) return
  // After enough tries we stop waiting. If the transaction is read later, it still counts.
  if ((await sightings.attempts(signature)) >= patience) return
  const quote = await quotes.newest(accountId)
  if (!quote) return
  const status = statusOf(quote, clock.now())
  if (status === 'open' || status === 'partial') await pay.expectPayment(quote, signature)
}

export type ReportPayment = Bound<typeof reportPayment>
