import { subscriptionPrice } from '@eidolon/contract/subscription.ts'
import type { Unit, Units } from '#application/shared/unit.ts'
import { walletAccountId } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { amountFor } from '#domain/subscription/amount.ts'
import type { ChainTransaction } from '#domain/subscription/chain.ts'
import { type PaymentRow, worth } from '#domain/subscription/payment.ts'
import { holdsAt, type Quote } from '#domain/subscription/quote.ts'
import { type Reading, readPayment } from '#domain/subscription/read-payment.ts'
import { settle } from '#domain/subscription/settlement.ts'
import { subscriptionEvent } from '#domain/subscription/subscription-events.ts'
import type { Prices } from './current-price.ts'
import type {
  PaymentChain,
  PaymentLog,
  PaymentStore,
  QuoteStore,
  Standing,
  SubscriptionStore,
  Till,
  Wallets,
} from './ports.ts'

export type CreditDeps = {
  readonly chain: PaymentChain
  readonly prices: Prices
  readonly quotes: QuoteStore
  readonly payments: PaymentStore
  readonly subscriptions: SubscriptionStore
  readonly wallets: Wallets
  readonly units: Units
  readonly clock: Clock
  readonly log: PaymentLog
}

/** What became of a look at a transaction: `later` when the chain does not show it as final yet. */
export type Credited = 'later' | 'known' | 'credited' | 'unmatched' | 'stray' | 'nothing'

export type CreditPayment = ReturnType<typeof creditPayment>

/**
 * Turns a transaction into what it buys. Whoever points to it gains nothing: whom it is for is read from the chain.
 * The signature is the key, so it counts once, however often and by however many it is found.
 */
export function creditPayment(deps: CreditDeps) {
  const { chain, prices, quotes, payments, subscriptions, wallets, units, clock, log } = deps
  const { usd } = subscriptionPrice

  /** A reference says whom it is for, whoever pays; without one it is for the wallet that lost the tokens. */
  async function assign(reading: Extract<Reading, { kind: 'token' }>, at: Date) {
    const [payer] = reading.payers
    const ownAccount = payer === undefined ? undefined : ((await wallets.accountOf(payer)) ?? walletAccountId(payer))
    const named = await quotes.byReferences(reading.keys)
    const quote = named.find((each) => each.accountId === ownAccount) ?? named[0]
    const accountId = quote?.accountId ?? ownAccount
    const candidates = quote ? [quote] : accountId === undefined ? [] : await quotes.around(accountId, at)
    return { payer, accountId, quote: candidates.find((each) => holdsAt(each, at)) }
  }

  async function rowOf(signature: string, transaction: ChainTransaction, till: Till): Promise<PaymentRow | undefined> {
    const reading = readPayment(transaction, till)
    const at = new Date((transaction.blockTime ?? 0) * 1000)
    const basis = { signature, slot: transaction.slot, at, periodStart: undefined, periodEnd: undefined }
    if (reading.kind === 'stray') {
      log.warn({ signature, what: reading.what }, 'something arrived at the treasury that buys nothing')
      const nobody = { accountId: undefined, quoteId: undefined, amount: 0n, price: 0n, usd: '0.00' }
      return { ...basis, ...nobody, state: 'stray', payer: reading.from }
    }
    if (reading.kind !== 'token') return undefined
    const { amount } = reading
    const { payer, accountId, quote } = await assign(reading, at)
    const price = quote?.month ?? amountFor(usd, await prices.at(at), till.decimals)
    const state = accountId === undefined ? 'unmatched' : 'credited'
    if (state === 'unmatched') log.warn({ signature }, 'a payment arrived that nobody can be found for')
    return { ...basis, state, accountId, quoteId: quote?.id, payer, amount, price, usd: worth(amount, price, usd) }
  }

  /** All payments of an account, settled anew. */
  async function settleAccount(unit: Unit, accountId: string): Promise<Standing> {
    const settlement = settle(await payments.ofAccount(accountId, unit))
    const { access, credit } = settlement
    const standing = { startedAt: access?.startedAt, endsAt: access?.endsAt, credit }
    await subscriptions.set(unit, accountId, standing)
    await payments.setPeriods(unit, settlement)
    return standing
  }

  async function keep(unit: Unit, row: PaymentRow): Promise<Credited> {
    const { signature, accountId, quoteId } = row
    // The lock first: two payments of one account at the same moment have to see each other.
    if (accountId !== undefined) await subscriptions.lock(unit, accountId)
    if (!(await payments.add(unit, row))) return 'known'
    if (accountId === undefined) return row.state
    const { endsAt } = await settleAccount(unit, accountId)
    const now = clock.now()
    if (quoteId !== undefined) {
      const received = await payments.receivedFor(quoteId, unit)
      await quotes.setReceived(unit, quoteId, received)
      const quote = await quotes.find(quoteId, unit)
      // Somebody else's crumbs do not make a quote forget the payment that is under way for it.
      const waits = quote && isHeld(quote) && quote.signature !== signature && received < quote.amount
      if (!waits) await quotes.see(unit, quoteId, { seen: 'finalized', signature, seenAt: now })
    }
    await release(unit, signature, quoteId)
    unit.publish(subscriptionEvent({ accountId, ...(quoteId !== undefined && { quoteId }), endsAt }, now))
    return row.state
  }

  /** Quotes that waited for a transaction which did not pay them wait no longer. */
  async function release(unit: Unit, signature: string, paid?: string): Promise<void> {
    const now = clock.now()
    for (const { id, accountId } of await quotes.bySignature(signature, unit)) {
      if (id === paid) continue
      await quotes.see(unit, id, { seen: 'none', signature: undefined, seenAt: undefined })
      unit.publish(subscriptionEvent({ accountId, quoteId: id }, now))
    }
  }

  return {
    rowOf,
    keep,
    /** Whether it pays something, seen before it is final. */
    async pays(signature: string): Promise<boolean> {
      const transaction = await chain.transaction(signature, 'confirmed')
      return transaction !== undefined && readPayment(transaction, await chain.till()).kind === 'token'
    },
    release: (signature: string) => units.run((unit) => release(unit, signature)),
    async look(signature: string): Promise<Credited> {
      if (await payments.knows(signature)) return 'known'
      const transaction = await chain.transaction(signature, 'finalized')
      // Without a time it cannot be said what a month cost then; nodes fill it in later.
      if (!transaction || transaction.blockTime === null) return 'later'
      const row = await rowOf(signature, transaction, await chain.till())
      if (row) return units.run((unit: Unit) => keep(unit, row))
      await units.run((unit) => release(unit, signature))
      return 'nothing'
    },
  }
}

/** Whether a transaction is under way for it. */
export const isHeld = (quote: Quote): boolean => quote.seen === 'pending' || quote.seen === 'confirmed'
