import type { UserId } from '@eidolon/contract/ids.ts'
import type { PaymentTransaction } from '@eidolon/contract/subscription.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { missing, type Quote, statusOf } from '#domain/subscription/quote.ts'
import { reachable } from './chain-fault.ts'
import { markQuoteSeen, notSeen } from './mark-quote-seen.ts'
import { type PaymentChain, type QuoteStore, TransactionRefused, type Wallets } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly wallets: Wallets
  readonly units: Transactions
  readonly clock: Clock
  readonly findOwned: (accountId: UserId, id: string) => Promise<Quote>
}

export type PayQuote = {
  expectPayment(quote: Quote, signature: string): Promise<void>
  transaction(accountId: UserId, id: string): Promise<PaymentTransaction>
  submit(accountId: UserId, id: string, transaction: string): Promise<string>
}

/** Paying a quote with the wallet that opens the account. */
export function payQuote({ chain, quotes, wallets, units, clock, findOwned }: Deps): PayQuote {
  const mark = withDeps(markQuoteSeen, { quotes, clock })

  /** Refuses a quote that is paid, or whose payment is under way. */
  async function payable(accountId: UserId, id: string): Promise<Quote> {
    const quote = await findOwned(accountId, id)
    const status = statusOf(quote, clock.now())
    if (status === 'expired' || (status === 'partial' && clock.now() >= quote.expire)) throw new Fault('quote_expired')
    if (status !== 'open' && status !== 'partial') throw new Fault('payment_under_way', { quote: id })
    return quote
  }

  const expectPayment = (quote: Quote, signature: string) =>
    units.run((unit) => mark(unit, quote, { seen: 'pending', signature, seenAt: clock.now() }))

  return {
    expectPayment,
    async transaction(accountId, id) {
      const quote = await payable(accountId, id)
      const payer = await wallets.walletOf(accountId)
      if (payer === undefined) throw new Fault('payment_wallet_missing')
      return reachable(chain.build({ payer, amount: missing(quote), reference: quote.reference }))
    },
    async submit(accountId, id, transaction) {
      const quote = await findOwned(accountId, id)
      const { reference } = quote
      const signature = await reachable(chain.readTransfer(transaction, { amount: missing(quote), reference }))
      if (signature === undefined) throw new Fault('payment_transaction_invalid', { quote: id })
      // The same once more: it may have been lost on the way here, and sending it twice changes nothing.
      if (quote.signature !== signature) await payable(accountId, id)
      // Written down first: should the process die while it is on its way, the account is not asked to pay again.
      if (quote.signature !== signature) await expectPayment(quote, signature)
      try {
        await chain.send(transaction)
      } catch (cause) {
        if (!(cause instanceof TransactionRefused)) return signature
        if (quote.signature !== signature) await units.run((unit) => mark(unit, quote, notSeen))
        const message = `The chain refuses this transaction: ${cause.message}`
        throw new Fault('payment_transaction_invalid', { quote: id }, { message, cause })
      }
      return signature
    },
  }
}
