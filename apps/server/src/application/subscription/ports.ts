import type { GenerationId, UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { ChainTransaction, Treasury } from '#domain/subscription/chain.ts'
import type { PriceSample } from '#domain/subscription/market.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import type { Quote } from '#domain/subscription/quote.ts'
import type { Paid, Settlement } from '#domain/subscription/settlement.ts'

/** Where payments go, and in what. */
export type TreasuryDetails = Treasury & {
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
  override readonly name: string = 'ChainUnavailable'
}

/** The node is behind, or is asked too much: whatever one asks it now, it says so. */
export class NodeBusy extends ChainUnavailable {
  override readonly name: string = 'NodeBusy'
}

/** As many calls as one may make of the node in a minute have been made. */
export class RpcBudgetExceeded extends NodeBusy {
  override readonly name = 'CallsSpent'
}

/** Whether it may be about the one thing that was asked for: the node answers for others. */
export const isAboutOne = (error: unknown): error is ChainUnavailable =>
  error instanceof ChainUnavailable && !(error instanceof NodeBusy)

/** The node answers, but what it says of one transaction cannot be read: a newer version, or no sense in it. */
export class TransactionUnreadable extends ChainUnavailable {
  override readonly name = 'TransactionUnreadable'
}

/** The chain has looked at a transaction and will not have it. */
export class TransactionRefused extends Error {
  override readonly name = 'TransactionRefused'
}

/** The chain as payments need it; every call may throw `ChainUnavailable`. */
export type PaymentChain = {
  treasury(): Promise<TreasuryDetails>
  /** A page of whatever named an address, the newest first; only what has come that far. */
  mentions(address: string, part: SignatureRange, commitment: Commitment): Promise<MentionPage>
  /** A transaction that has come so far; undefined while the chain does not show it. Throws `TransactionUnreadable`. */
  transaction(signature: string, commitment: Commitment): Promise<ChainTransaction | undefined>
  /** How far each of them has come, in their order. */
  progress(signatures: readonly string[]): Promise<readonly Progress[]>
  /** What a wallet holds in its own account for the token, and of SOL: one call. */
  balance(wallet: string): Promise<{ readonly amount: bigint; readonly lamports: bigint }>
  /** A transfer for the payer to sign, which names the reference. */
  build(transfer: Transfer): Promise<{ readonly transaction: string; readonly lastValidBlockHeight: string }>
  /** The signature of a transaction that makes this transfer and lacks no signature; undefined for any other. */
  readTransfer(transaction: string, wanted: Omit<Transfer, 'payer'>): Promise<string | undefined>
  /** Throws `TransactionRefused`. */
  send(transaction: string): Promise<void>
}

export type Commitment = 'confirmed' | 'finalized'
export type Mention = { readonly signature: string; readonly slot: number; readonly failed: boolean }
/** Older than one signature, newer than another. */
export type SignatureRange = { readonly before?: string | undefined; readonly until?: string | undefined }
export type MentionPage = { readonly list: readonly Mention[]; readonly more: boolean }
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
  /** Those that were recorded after a time, the oldest first, at most so many. */
  after(at: Date, max: number): Promise<readonly PriceSample[]>
}

export type QuoteStore = {
  add(unit: Transaction, quote: Quote): Promise<void>
  find(id: string, unit?: Transaction): Promise<Quote | undefined>
  /** The last one an account was given. */
  newest(accountId: UserId, unit?: Transaction): Promise<Quote | undefined>
  /** Those that an account was given and that may hold at a time, the newest first. */
  around(accountId: UserId, at: Date): Promise<readonly Quote[]>
  byReferences(references: ReadonlySet<string>): Promise<readonly Quote[]>
  bySignature(signature: string, unit?: Transaction): Promise<readonly Quote[]>
  /** Those that a payment may still be on its way for. */
  awaited(since: Date): Promise<readonly Quote[]>
  markSeen(unit: Transaction, id: string, seen: Pick<Quote, 'seen' | 'signature' | 'seenAt'>): Promise<void>
  setReceived(unit: Transaction, id: string, received: bigint): Promise<void>
  /** As if nothing had been paid yet. */
  forget(unit: Transaction): Promise<void>
}

export type PaymentStore = {
  /** False when it is known already. */
  add(unit: Transaction, payment: PaymentRow): Promise<boolean>
  knows(signature: string): Promise<boolean>
  ofAccount(accountId: UserId, unit: Transaction): Promise<readonly Paid[]>
  /** Every one of an account, the newest first, and its last strays. */
  list(accountId: UserId): Promise<readonly PaymentRow[]>
  /** Those that the price of their time is not known for, the oldest first, at most so many. */
  unpriced(max: number): Promise<readonly PaymentRow[]>
  /** Sets what it counts as: state, note, price and worth. */
  setPrice(unit: Transaction, payment: PaymentRow): Promise<void>
  /** Those that name a quote, also dust. */
  ofQuote(quoteId: string, unit: Transaction): Promise<readonly PaymentRow[]>
  receivedFor(quoteId: string, unit: Transaction): Promise<bigint>
  setPeriods(unit: Transaction, settlement: Settlement): Promise<void>
  /** All but the strays. */
  all(unit: Transaction): Promise<readonly PaymentRow[]>
  forget(unit: Transaction): Promise<void>
}

/** A transaction that the chain lists and that was not read yet. */
export type SeenTransaction = {
  readonly signature: string
  readonly slot: number
  /** How often it was tried in vain, and what came of it. */
  readonly attempts: number
  readonly reason: Unread | undefined
  readonly dueAt: Date
  readonly seenAt: Date
}

/** The node does not show it; shows no time for it; or shows what nobody can read. */
export type Unread = 'unseen' | 'untimed' | 'unreadable'

/** How many of each kind are read in one look. */
export type Share = {
  /** Of those never tried that may pay something. */
  readonly newest: number
  readonly oldest: number
  /** Of those that are tried again. */
  readonly again: number
  /** Of those that name the treasury, but not its account for the token: they buy nothing. */
  readonly others: number
  readonly skipped: number
}

export type SightingStore = {
  /** What is noted already stays as it is. `pays`: whether it may pay something. */
  add(
    unit: Transaction,
    mentions: readonly Pick<Mention, 'signature' | 'slot'>[],
    pays: boolean,
    now: Date,
  ): Promise<void>
  /** Those whose turn it is, the most urgent first. `patience`: after how many attempts one is skipped. */
  due(now: Date, share: Share, patience: number): Promise<readonly SeenTransaction[]>
  /** Skipped ones, the oldest first, whether their turn has come or not. */
  skipped(patience: number, max: number): Promise<readonly SeenTransaction[]>
  attempts(signature: string): Promise<number>
  fail(signature: string, failed: Pick<SeenTransaction, 'attempts' | 'reason' | 'dueAt'>): Promise<void>
  remove(signature: string): Promise<void>
}

/** What an account has bought. */
export type SubscriptionState = {
  readonly startedAt: Date | undefined
  readonly endsAt: Date | undefined
  readonly credit: bigint
}

export type SubscriptionStore = {
  find(accountId: UserId, unit?: Transaction): Promise<SubscriptionState>
  /** The same, and no other unit changes anything of the account's until this one ends. */
  lock(unit: Transaction, accountId: UserId): Promise<SubscriptionState>
  set(unit: Transaction, accountId: UserId, standing: SubscriptionState): Promise<void>
  all(): Promise<readonly (SubscriptionState & { readonly accountId: UserId })[]>
  /** Whose time ends between the two moments. Each end is told once, to one node. */
  takeEnding(after: Date, until: Date): Promise<readonly { readonly accountId: UserId; readonly endsAt: Date }[]>
  forget(unit: Transaction): Promise<void>
}

/** The pictures that may be had without paying. Whoever they are counted for is a wallet, or an account without one. */
export type AllowanceStore = {
  used(holder: string, unit?: Transaction): Promise<number>
  /** Sets so many aside; false when there are not that many left. */
  reserve(unit: Transaction, reservation: Reservation, max: number): Promise<boolean>
  /** One of those that were set aside is begun. */
  begin(unit: Transaction, generationId: GenerationId): Promise<void>
  /** Gives back what was set aside and not used: all but so many, or but those that were begun. What is given back. */
  release(unit: Transaction, generationId: GenerationId, used: number | 'begun'): Promise<Reservation | undefined>
}

export type Reservation = {
  readonly generationId: GenerationId
  readonly holder: string
  readonly count: number
  /** Where and when it was made. */
  readonly place: string
  readonly day: string
}

/** What is counted by the day. */
export type DailyCounts = {
  used(scope: string, day: string, unit?: Transaction): Promise<number>
  /** Adds so many; false when there would be more than `max`. */
  take(unit: Transaction, counted: Counted, max: number): Promise<boolean>
  giveBack(unit: Transaction, counted: Counted): Promise<void>
  /** Lets go of days before this one. */
  clear(day: string): Promise<number>
}
export type Counted = { readonly scope: string; readonly day: string; readonly count: number }

/** Who looks at the chain, and how far they have come; shared by all nodes. */
export type WatchStore = {
  /** False when another node looks, or has looked after `unless`. */
  take(holder: string, now: Date, until: Date, unless: Date): Promise<boolean>
  release(holder: string, now: Date): Promise<void>
  cursor(address: string): Promise<Cursor>
  advance(unit: Transaction, address: string, cursor: Cursor): Promise<void>
}

/** How far an address was looked at. A list that takes several looks is walked from its head downwards. */
export type Cursor = {
  /** Everything up to this one is noted. */
  readonly done: string | undefined
  /** Where the walk began, and how far down it has come. */
  readonly head: string | undefined
  readonly walked: string | undefined
}

/** Wallets and the accounts that they open. */
export type Wallets = {
  accountOf(address: string): Promise<string | undefined>
  walletOf(accountId: UserId, unit?: Transaction): Promise<string | undefined>
}

export type PaymentLog = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}
