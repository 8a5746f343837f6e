import type { Payment, Quote as QuoteView } from '@eidolon/contract/subscription.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { uiAmount } from '#domain/subscription/amount.ts'
import { paymentLink } from '#domain/subscription/payment-link.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import { missing, type Quote, statusOf } from '#domain/subscription/quote.ts'
import type { TreasuryDetails } from './ports.ts'

/** A quote as its owner sees it. */
export function quoteView(quote: Quote, treasury: TreasuryDetails, productName: string, now: Date): QuoteView {
  const { id, usd, amount, reference, expire, received, signature } = quote
  const { mint, symbol, decimals, owner } = treasury
  return {
    $id: id,
    status: statusOf(quote, now),
    usd,
    amount: String(amount),
    uiAmount: uiAmount(amount, decimals),
    mint,
    symbol,
    decimals,
    paymentAddress: owner,
    reference,
    url: paymentLink({
      recipient: owner,
      amount: missing(quote),
      decimals,
      mint,
      reference,
      label: productName,
      message: `One month of ${productName}`,
    }),
    expire: formatDateTime(expire),
    received: String(received),
    signature: signature ?? null,
    explorerUrl: (signature !== undefined && treasury.explorerUrl(signature)) || null,
  }
}

export function paymentView(payment: PaymentRow, treasury: TreasuryDetails): Payment {
  const { signature, state, note, amount, usd, fee, at, periodStart, periodEnd } = payment
  return {
    signature,
    state: state === 'unmatched' ? 'stray' : state,
    note: note ?? null,
    amount: String(amount),
    uiAmount: uiAmount(amount, treasury.decimals),
    usd,
    fee: fee === undefined ? null : String(fee),
    receivedAt: formatDateTime(at),
    periodStart: periodStart ? formatDateTime(periodStart) : null,
    periodEnd: periodEnd ? formatDateTime(periodEnd) : null,
    explorerUrl: treasury.explorerUrl(signature) ?? null,
  }
}
