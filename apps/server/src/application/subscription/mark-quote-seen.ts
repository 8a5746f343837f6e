import type { Transaction } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Quote } from '#domain/subscription/quote.ts'
import { subscriptionEvent } from '#domain/subscription/subscription-events.ts'
import type { QuoteStore } from './ports.ts'

type QuoteSighting = Pick<Quote, 'seen' | 'signature' | 'seenAt'>

/** No transaction is under way for the quote. */
export const notSeen: QuoteSighting = { seen: 'none', signature: undefined, seenAt: undefined }

/** Writes down how far the payment of a quote was seen on the chain, and publishes that its account's subscription changed. */
export async function markQuoteSeen(
  { quotes, clock }: { readonly quotes: QuoteStore; readonly clock: Clock },
  unit: Transaction,
  { id, accountId }: Quote,
  seen: QuoteSighting,
  endsAt?: Date,
): Promise<void> {
  await quotes.markSeen(unit, id, seen)
  unit.publish(subscriptionEvent({ accountId, quoteId: id, endsAt }, clock.now()))
}
