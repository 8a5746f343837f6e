import { addMonths } from './months.ts'

/** A payment of one account, as it is on the chain, with what a month cost when it was made. */
export type Paid = {
  readonly signature: string
  readonly slot: number
  /** When its block was made. */
  readonly at: Date
  /** Base units. */
  readonly amount: bigint
  /** Base units that a month cost when it was made; 0 while nobody knows. */
  readonly price: bigint
  /** The quote it was made for, and what that promised for one month. */
  readonly quote?: { readonly id: string; readonly month: bigint } | undefined
}

/** What one payment bought, if it completed a month. */
export type Bought = { readonly periodStart: Date; readonly periodEnd: Date }

export type Settlement = {
  /** By signature; a payment that only adds to the credit has none. */
  readonly bought: ReadonlyMap<string, Bought>
  /** Access without a gap, of which the last such span; undefined when nothing was ever bought. */
  readonly access: { readonly startedAt: Date; readonly endsAt: Date } | undefined
  /** Base units left over. */
  readonly credit: bigint
}

/**
 * What all payments of an account come to. It is worked out anew from all of them whenever one more is found, in the
 * order of the chain: in which order they were noticed changes nothing, and a rebuild gives the same.
 */
export function settle(payments: readonly Paid[]): Settlement {
  const bought = new Map<string, Bought>()
  /** Quotes that have given their one month; what is left of a payment then counts at the price of its time. */
  const kept = new Set<string>()
  let credit = 0n
  let span: { startedAt: Date; months: number; endsAt: Date } | undefined
  for (const { signature, at, amount, price, quote } of payments.toSorted(inChainOrder)) {
    credit += amount
    for (;;) {
      const promised = quote && !kept.has(quote.id) ? quote : undefined
      const cost = promised?.month ?? price
      if (cost <= 0n || credit < cost) break
      if (promised) kept.add(promised.id)
      credit -= cost
      const running = span && span.endsAt > at ? span : undefined
      const startedAt = running?.startedAt ?? at
      const months = (running?.months ?? 0) + 1
      const periodStart = running?.endsAt ?? at
      span = { startedAt, months, endsAt: addMonths(startedAt, months) }
      bought.set(signature, { periodStart: bought.get(signature)?.periodStart ?? periodStart, periodEnd: span.endsAt })
    }
  }
  return { bought, access: span && { startedAt: span.startedAt, endsAt: span.endsAt }, credit }
}

export const inChainOrder = (a: Pick<Paid, 'slot' | 'signature'>, b: Pick<Paid, 'slot' | 'signature'>): number =>
  a.slot - b.slot || (a.signature < b.signature ? -1 : a.signature > b.signature ? 1 : 0)
