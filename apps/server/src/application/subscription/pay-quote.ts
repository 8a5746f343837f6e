import type { PaymentTransaction } from '@eidolon/contract/subscription.ts'
import type { Units } from '#application/shared/unit.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { missing, type Quote, statusOf } from '#domain/subscription/quote.ts'
import { subscriptionEvent } from '#domain/subscription/subscription-events.ts'
import { reachable } from './chain-fault.ts'
import { type PaymentChain, type QuoteStore, TransactionRefused, type Wallets } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly wallets: Wallets
  readonly units: Units
  readonly clock: Clock
  readonly own: (accountId: string, id: string) => Promise<Quote>
}

/** Paying a quote with the wallet that opens the account. */
export function payQuote({ chain, quotes, wallets, units, clock, own }: Deps) {
  /** Nobody is helped to pay twice. */
  async function payable(accountId: string, id: string): Promise<Quote> {
    const quote = await own(accountId, id)
    const status = statusOf(quote, clock.now())
    if (status === 'expired' || (status === 'partial' && clock.now() >= quote.expire)) throw new Fault('quote_expired')
    if (status !== 'open' && status !== 'partial') throw new Fault('payment_under_way', { quote: id })
    return quote
  }

  const see = (quote: Quote, signature: string | undefined) =>
    units.run(async (unit) => {
      const now = clock.now()
      const seen = signature === undefined ? 'none' : 'pending'
      await quotes.see(unit, quote.id, { seen, signature, seenAt: signature === undefined ? undefined : now })
      unit.publish(subscriptionEvent({ accountId: quote.accountId, quoteId: quote.id }, now))
    })

  return {
    see,
    async transaction(accountId: string, id: string): Promise<PaymentTransaction> {
      const quote = await payable(accountId, id)
      const payer = await wallets.walletOf(accountId)
      if (payer === undefined) throw new Fault('payment_wallet_missing')
      return reachable(chain.build({ payer, amount: missing(quote), reference: quote.reference }))
    },
    async submit(accountId: string, id: string, transaction: string): Promise<string> {
      const quote = await own(accountId, id)
      const { reference } = quote
      const signature = await reachable(chain.readTransfer(transaction, { amount: missing(quote), reference }))
      if (signature === undefined) throw new Fault('payment_transaction_invalid', { quote: id })
      // The same once more: it may have been lost on the way here, and sending it twice changes nothing.
      if (quote.signature !== signature) await payable(accountId, id)
      // Written down first: should we die while it is on its way, nobody is asked for a second one.
      if (quote.signature !== signature) await see(quote, signature)
      try {
        await chain.send(transaction)
      } catch (cause) {
        if (!(cause instanceof TransactionRefused)) return signature
        if (quote.signature !== signature) await see(quote, undefined)
        const message = `The chain refuses this transaction: ${cause.message}`
        throw new Fault('payment_transaction_invalid', { quote: id }, { message, cause })
      }
      return signature
    },
  }
}
