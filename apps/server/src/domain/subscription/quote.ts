import type { UserId } from '@eidolon/contract/ids.ts'
import type { QuoteStatus } from '@eidolon/contract/subscription.ts'

/** How long the amount of a quote is kept, and how long after that a payment made in time may still land. */
export const quoteSeconds = 15 * 60
export const landingSeconds = 3 * 60

/** A promise: this many tokens buy a month until it expires. */
export type Quote = {
  readonly id: string
  readonly accountId: UserId
  /** A key that nobody owns; a payment that names it belongs to this quote. */
  readonly reference: string
  readonly usd: string
  /** Dollars a token, as the source said. */
  readonly price: string
  /** Base units that a whole month costs. */
  readonly month: bigint
  /** Base units to be sent: the month without what the account had left over. */
  readonly amount: bigint
  readonly createdAt: Date
  readonly expire: Date
  /** Base units that have arrived for it. */
  readonly received: bigint
  /** The transaction that is under way or has paid it. */
  readonly signature: string | undefined
  /** How far that transaction has come. */
  readonly seen: 'none' | 'pending' | 'confirmed' | 'finalized'
  /** When it was first heard of. */
  readonly seenAt: Date | undefined
}

/** What is shown of it now. */
export function statusOf(quote: Quote, now: Date): QuoteStatus {
  if (quote.received >= quote.amount) return 'paid'
  // A payment on its way keeps the quote from looking open: nobody is to be asked twice.
  if (quote.seen === 'confirmed') return 'confirmed'
  if (quote.seen === 'pending') return 'pending'
  if (quote.received > 0n) return 'partial'
  return now >= quote.expire ? 'expired' : 'open'
}

/** Whether a transaction is under way for it. */
export const isHeld = ({ seen }: Quote): boolean => seen === 'pending' || seen === 'confirmed'

/**
 * Whether the transaction it waits for, which the chain does not know, can no longer land: what it was signed upon has
 * been forgotten by then. One that was confirmed may have been on a branch that the chain left.
 */
export const isLost = (quote: Quote, now: Date): boolean =>
  isHeld(quote) && quote.seenAt !== undefined && now.getTime() - quote.seenAt.getTime() > landingSeconds * 1000

/** Whether the quote's amount counts for a payment whose block was made then. */
export const holdsAt = (quote: Quote, at: Date): boolean =>
  at.getTime() <= quote.expire.getTime() + landingSeconds * 1000 && at.getTime() >= quote.createdAt.getTime() - 60_000

/** Base units that are still to be sent. */
export const missing = ({ amount, received }: Quote): bigint => (received < amount ? amount - received : amount)
