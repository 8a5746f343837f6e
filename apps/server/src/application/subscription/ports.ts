import type { Unit } from '#application/shared/unit.ts'
import type { ChainTransaction, Treasury } from '#domain/subscription/chain.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import type { Quote } from '#domain/subscription/quote.ts'
import type { Paid, Settlement } from '#domain/subscription/settlement.ts'

/** Where payments go, and in what. */
export type Till = Treasury & {
  readonly symbol: string
  readonly decimals: number
  readonly network: string
  /** Where somebody can look at a transaction; undefined where nobody shows them. */
  explorerUrl(signature: string): string | undefined
}

/** How far a transaction has come on the chain. */
export type Progress = 'unknown' | 'failed' | 'processed' | 'confirmed' | 'finalized'

/** Not to be reached, or not making sense. What is not known yet is known later. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'
}

/** The chain has looked at a transaction and will not have it. */
export class TransactionRefused extends Error {
  override readonly name = 'TransactionRefused'
}

/** The chain as payments need it; every call may throw `ChainUnavailable`. */
export type PaymentChain = {
  till(): Promise<Till>
  /** Whatever named an address since a transaction, the oldest first; only what has come that far. */
  since(address: string, until: string | undefined, commitment: 'confirmed' | 'finalized'): Promise<readonly Mention[]>
  /** A transaction that has come so far; undefined while the chain does not show it. */
  transaction(signature: string, commitment: 'confirmed' | 'finalized'): Promise<ChainTransaction | undefined>
  progress(signature: string): Promise<Progress>
  /** A transfer for the payer to sign, which names the reference. */
  build(transfer: Transfer): Promise<{ readonly transaction: string; readonly lastValidBlockHeight: string }>
  /** The signature of a transaction that makes this transfer and lacks no signature; undefined for any other. */
  readTransfer(transaction: string, wanted: Omit<Transfer, 'payer'>): Promise<string | undefined>
  /** Throws `TransactionRefused`. */
  send(transaction: string): Promise<void>
}

export type Mention = { readonly signature: string; readonly failed: boolean }
export type Transfer = { readonly payer: string; readonly amount: bigint; readonly reference: string }

/** Dollars a token, as decimal text. Throws `PriceUnavailable`. */
export type PriceSource = () => Promise<string>

export class PriceUnavailable extends Error {
  override readonly name = 'PriceUnavailable'
}

export type PriceStore = {
  record(price: string, at: Date): Promise<void>
  /** The newest that was recorded at a time or up to so long before it. */
  latest(at: Date, within: number): Promise<string | undefined>
  /** The first that was recorded after a time. */
  firstAfter(at: Date): Promise<string | undefined>
}

export type QuoteStore = {
  add(unit: Unit, quote: Quote): Promise<void>
  find(id: string, unit?: Unit): Promise<Quote | undefined>
  /** The last one an account was given. */
  newest(accountId: string, unit?: Unit): Promise<Quote | undefined>
  /** Those that an account was given and that may hold at a time, the newest first. */
  around(accountId: string, at: Date): Promise<readonly Quote[]>
  byReferences(references: ReadonlySet<string>): Promise<readonly Quote[]>
  bySignature(signature: string, unit?: Unit): Promise<readonly Quote[]>
  /** Those that a payment may still be on its way for. */
  awaited(since: Date): Promise<readonly Quote[]>
  see(unit: Unit, id: string, seen: Pick<Quote, 'seen' | 'signature' | 'seenAt'>): Promise<void>
  setReceived(unit: Unit, id: string, received: bigint): Promise<void>
  /** As if nothing had been paid yet. */
  forget(unit: Unit): Promise<void>
}

export type PaymentStore = {
  /** False when it is known already. */
  add(unit: Unit, payment: PaymentRow): Promise<boolean>
  knows(signature: string): Promise<boolean>
  ofAccount(accountId: string, unit: Unit): Promise<readonly Paid[]>
  /** Every one of an account, the newest first. */
  list(accountId: string): Promise<readonly PaymentRow[]>
  receivedFor(quoteId: string, unit: Unit): Promise<bigint>
  setPeriods(unit: Unit, settlement: Settlement): Promise<void>
  signatures(unit: Unit): Promise<readonly string[]>
  forget(unit: Unit): Promise<void>
}

/** What an account has bought. */
export type Standing = {
  readonly startedAt: Date | undefined
  readonly endsAt: Date | undefined
  readonly credit: bigint
}

export type SubscriptionStore = {
  find(accountId: string, unit?: Unit): Promise<Standing>
  /** The same, and nobody else changes anything of the account's until the unit ends. */
  lock(unit: Unit, accountId: string): Promise<Standing>
  set(unit: Unit, accountId: string, standing: Standing): Promise<void>
  all(): Promise<readonly (Standing & { readonly accountId: string })[]>
  forget(unit: Unit): Promise<void>
}

/** The pictures that may be had without paying. Whoever they are counted for is a wallet, or an account without one. */
export type AllowanceStore = {
  used(holder: string, unit?: Unit): Promise<number>
  /** Sets so many aside; false when there are not that many left. */
  reserve(unit: Unit, reservation: Reservation, most: number): Promise<boolean>
  /** One of those that were set aside is begun. */
  begin(unit: Unit, generationId: string): Promise<void>
  /** Gives back what was set aside and not used: all but so many, or but those that were begun. What is given back. */
  release(unit: Unit, generationId: string, used: number | 'begun'): Promise<Reservation | undefined>
}

export type Reservation = {
  readonly generationId: string
  readonly holder: string
  readonly count: number
  /** Where and when it was made. */
  readonly place: string
  readonly day: string
}

/** What is counted by the day. */
export type DailyCounts = {
  used(scope: string, day: string, unit?: Unit): Promise<number>
  /** Adds so many; false when there would be more than `most`. */
  take(unit: Unit, counted: Counted, most: number): Promise<boolean>
  giveBack(unit: Unit, counted: Counted): Promise<void>
  /** Lets go of days before this one. */
  clear(day: string): Promise<number>
}
export type Counted = { readonly scope: string; readonly day: string; readonly count: number }

/** Who looks at the chain, and how far they have come; shared by all nodes. */
export type WatchStore = {
  /** False when somebody else looks, or has looked after `unless`. */
  take(holder: string, now: Date, until: Date, unless: Date): Promise<boolean>
  release(holder: string, now: Date): Promise<void>
  cursor(address: string): Promise<string | undefined>
  advance(address: string, signature: string): Promise<void>
}

/** Wallets and the accounts that they open. */
export type Wallets = {
  accountOf(address: string): Promise<string | undefined>
  walletOf(accountId: string, unit?: Unit): Promise<string | undefined>
}

export type PaymentLog = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}
