import type { UserId } from '@eidolon/contract/ids.ts'
import { subscriptionPrice } from '@eidolon/contract/subscription.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { walletAccountId } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { amountFor } from '#domain/subscription/amount.ts'
import type { ChainTransaction } from '#domain/subscription/chain.ts'
import { isDust, type PaymentRow, usdValue } from '#domain/subscription/payment.ts'
import { holdsAt, isHeld } from '#domain/subscription/quote.ts'
import { countingPayments, isRestDust } from '#domain/subscription/quote-payments.ts'
import { readPayment } from '#domain/subscription/read-payment.ts'
import { settle } from '#domain/subscription/settlement.ts'
import { subscriptionEvent } from '#domain/subscription/subscription-events.ts'
import { markQuoteSeen, notSeen } from './mark-quote-seen.ts'
import type { Prices } from './current-price.ts'
import {
  type PaymentChain,
  type PaymentLog,
  type PaymentStore,
  type QuoteStore,
  type SubscriptionState,
  type SubscriptionStore,
  type TreasuryDetails,
  TransactionUnreadable,
  type Unread,
  type Wallets,
} from './ports.ts'

export type CreditDeps = {
  readonly chain: PaymentChain
  readonly prices: Pick<Prices, 'at'>
  readonly quotes: QuoteStore
  readonly payments: PaymentStore
  readonly subscriptions: SubscriptionStore
  readonly wallets: Wallets
  readonly units: Transactions
  readonly clock: Clock
  readonly log: PaymentLog
}

/** What became of a look at a transaction. */
export type Credited = Unread | 'known' | PaymentRow['state'] | 'nothing'

/** It could not be read yet, and may be later. */
export const isUnread = (became: Credited): became is Unread =>
  became === 'unseen' || became === 'untimed' || became === 'unreadable'

type PaymentParties = { readonly payers: readonly string[]; readonly keys: ReadonlySet<string> }

export type CreditPayment = {
  rowOf(
    signature: string,
    transaction: ChainTransaction,
    treasury: TreasuryDetails,
    before?: PaymentRow,
  ): Promise<PaymentRow | undefined>
  keep(unit: Transaction, row: PaymentRow): Promise<Credited>
  shown(signature: string): Promise<ChainTransaction | Unread>
  release(signature: string): Promise<void>
  creditFinalized(signature: string): Promise<Credited>
  /** Counts what waited for the price of its time, where that is known by now. */
  price(): Promise<void>
}

/**
 * Turns a transaction into what it buys. Reporting one gains nothing: the account it is for is read from the chain. The
 * signature is the key, so it counts once, however often it is found.
 */
export function creditPayment(deps: CreditDeps): CreditPayment {
  const { chain, prices, quotes, payments, subscriptions, wallets, units, clock, log } = deps
  const { usd } = subscriptionPrice
  const mark = withDeps(markQuoteSeen, deps)

  /** The reference names the quote and so its account, from whatever wallet it is paid; without one the paying wallet does. */
  async function assign({ payers: [payer], keys }: PaymentParties, at: Date) {
    const ownAccount = payer === undefined ? undefined : ((await wallets.accountOf(payer)) ?? walletAccountId(payer))
    const named = await quotes.byReferences(keys)
    const quote = named.find((each) => each.accountId === ownAccount) ?? named[0]
    const accountId = quote?.accountId ?? ownAccount
    const candidates = quote ? [quote] : accountId === undefined ? [] : await quotes.around(accountId, at)
    return { payer, accountId, quote: candidates.find((each) => holdsAt(each, at)) }
  }

  /** Base units of a month at a time; 0 while the price is unknown. */
  async function monthAt(at: Date, { decimals }: TreasuryDetails): Promise<bigint> {
    const price = await prices.at(at)
    return price === undefined ? 0n : amountFor(usd, price, decimals)
  }

  /** `before`: as it was counted when it was read before. Its price stays, whatever is known by now. */
  async function rowOf(
    signature: string,
    transaction: ChainTransaction,
    treasury: TreasuryDetails,
    before?: PaymentRow,
  ): Promise<PaymentRow | undefined> {
    const reading = readPayment(transaction, treasury)
    if (reading.kind !== 'token' && reading.kind !== 'stray') return undefined
    const at = new Date((transaction.blockTime ?? 0) * 1000)
    const { payer, accountId, quote } = await assign(reading, at)
    const period = { periodStart: undefined, periodEnd: undefined }
    const paid = transaction.meta?.fee
    const fee = typeof paid === 'number' ? BigInt(Math.floor(paid)) : undefined
    const basis = { signature, slot: transaction.slot, at, accountId, payer, fee, ...period }
    if (reading.kind === 'stray') return { ...basis, ...nothingFor, amount: 0n, note: reading.what }
    const { amount } = reading
    const month = before ? before.month : quote?.month
    const price = before && before.price > 0n ? before.price : await monthAt(at, treasury)
    const row = { ...basis, quoteId: quote?.id, amount, month, price }
    return before?.state === 'credited' ? { ...row, ...counted(row) } : judged(row)
  }

  /** What a payment is, as far as it is known what a month cost. */
  function judged(row: Unjudged): PaymentRow {
    if (!isDust(row)) return { ...row, ...counted(row) }
    // Dust that names a quote remembers it: it may be all that was missing.
    return row.quoteId === undefined ? { ...row, ...nothingFor, note: 'dust' } : { ...row, ...dust }
  }

  function counted(row: Unjudged): Pick<PaymentRow, 'state' | 'note' | 'usd'> {
    const isPriced = row.month !== undefined || row.price > 0n
    const state = row.accountId === undefined ? 'unmatched' : isPriced ? 'credited' : 'waiting'
    return { state, note: undefined, usd: usdValue(row, usd) }
  }

  /** All payments of an account, settled anew. */
  async function settleAccount(unit: Transaction, accountId: UserId): Promise<SubscriptionState> {
    const settlement = settle(await payments.ofAccount(accountId, unit))
    const { access, credit } = settlement
    const standing = { startedAt: access?.startedAt, endsAt: access?.endsAt, credit }
    await subscriptions.set(unit, accountId, standing)
    await payments.setPeriods(unit, settlement)
    return standing
  }

  async function keep(unit: Transaction, row: PaymentRow): Promise<Credited> {
    const { signature, accountId, quoteId, state } = row
    // The lock first: two payments of one account at the same moment have to see each other.
    if (accountId !== undefined && (state === 'credited' || quoteId !== undefined))
      await subscriptions.lock(unit, accountId)
    const isNew = await payments.add(unit, row)
    const became = isNew && quoteId !== undefined ? await recount(unit, quoteId, row) : state
    const isCredited = accountId !== undefined && became === 'credited'
    if (isNew && isCredited && quoteId !== undefined) await seePaid(unit, quoteId, signature)
    await release(unit, signature)
    if (!isNew) return 'known'
    if (isCredited) await settleAccount(unit, accountId)
    if (accountId !== undefined) await tell(unit, accountId, quoteId)
    return became
  }

  /** Counts dust that is all a quote still asked for, now that this payment is known too. What became of this one. */
  async function recount(
    unit: Transaction,
    quoteId: string,
    { signature, state }: PaymentRow,
  ): Promise<PaymentRow['state']> {
    const quote = await quotes.find(quoteId, unit)
    const received = await payments.receivedFor(quoteId, unit)
    if (!quote || !isRestDust(quote.amount - received, quote.month)) return state
    const all = await payments.ofQuote(quoteId, unit)
    const counting = countingPayments(all, quote.amount)
    for (const row of all) {
      const counts = counting.has(row.signature)
      if (counts !== (row.state === 'credited'))
        await payments.setPrice(unit, { ...row, ...(counts ? counted(row) : dust) })
    }
    return counting.has(signature) ? 'credited' : 'stray'
  }

  async function seePaid(unit: Transaction, quoteId: string, signature: string): Promise<void> {
    const received = await payments.receivedFor(quoteId, unit)
    await quotes.setReceived(unit, quoteId, received)
    const quote = await quotes.find(quoteId, unit)
    // A part from another wallet does not make a quote forget the payment that is under way for it.
    const waits = quote && isHeld(quote) && quote.signature !== signature && received < quote.amount
    if (!waits) await quotes.markSeen(unit, quoteId, { seen: 'finalized', signature, seenAt: clock.now() })
  }

  async function tell(unit: Transaction, accountId: UserId, quoteId?: string): Promise<void> {
    const { endsAt } = await subscriptions.find(accountId, unit)
    unit.publish(subscriptionEvent({ accountId, ...(quoteId !== undefined && { quoteId }), endsAt }, clock.now()))
  }

  /** Quotes that still wait for a transaction which has been looked at wait no longer. */
  async function release(unit: Transaction, signature: string): Promise<void> {
    for (const quote of await quotes.bySignature(signature, unit)) {
      if (!isHeld(quote)) continue
      const { endsAt } = await subscriptions.find(quote.accountId, unit)
      await mark(unit, quote, notSeen, endsAt)
    }
  }

  const letGo = (signature: string): Promise<void> => units.run((unit) => release(unit, signature))

  async function shown(signature: string): Promise<ChainTransaction | Unread> {
    try {
      const transaction = await chain.transaction(signature, 'finalized')
      if (!transaction) return 'unseen'
      // Without a time it cannot be said what a month cost then; nodes fill it in later.
      return transaction.blockTime === null ? 'untimed' : transaction
    } catch (error) {
      if (error instanceof TransactionUnreadable) return 'unreadable'
      throw error
    }
  }

  return {
    rowOf,
    keep,
    shown,
    release: letGo,
    async creditFinalized(signature) {
      if (await payments.knows(signature)) {
        await letGo(signature)
        return 'known'
      }
      const transaction = await shown(signature)
      if (typeof transaction === 'string') return transaction
      const row = await rowOf(signature, transaction, await chain.treasury())
      if (!row) {
        await letGo(signature)
        return 'nothing'
      }
      const became = await units.run((unit) => keep(unit, row))
      if (became === 'unmatched') log.warn({ signature }, 'a payment arrived that nobody can be found for')
      if (became === 'stray')
        log.info({ signature, note: row.note }, 'something arrived at the treasury that buys nothing')
      return became
    },
    async price() {
      const treasury = await chain.treasury()
      for (const row of await payments.unpriced(atOnce)) {
        const price = await monthAt(row.at, treasury)
        // Where there is no price for one there is none for any that came later.
        if (price === 0n) return
        const priced =
          row.state === 'credited'
            ? { ...row, price, usd: usdValue({ ...row, price }, usd) }
            : judged({ ...row, price })
        await units.run(async (unit) => {
          const { accountId } = priced
          if (accountId !== undefined) await subscriptions.lock(unit, accountId)
          await payments.setPrice(unit, priced)
          if (accountId === undefined) return
          await settleAccount(unit, accountId)
          await tell(unit, accountId)
        })
      }
    },
  }
}

/** How many are counted in one look. */
const atOnce = 100

type Unjudged = Omit<PaymentRow, 'state' | 'note' | 'usd'>

const dust = { state: 'stray', note: 'dust', usd: '0.00' } as const

/** What buys nothing, and is for no quote. */
const nothingFor: Pick<PaymentRow, 'state' | 'quoteId' | 'month' | 'price' | 'usd'> = {
  state: 'stray',
  quoteId: undefined,
  month: undefined,
  price: 0n,
  usd: '0.00',
}
