import { describe, expect, it } from 'vitest'
import { FaucetRequest } from './ledger.ts'
import {
  Payment,
  PaymentReport,
  Quote,
  QuotePlace,
  SignedPayment,
  Subscription,
  subscriptionPrice,
} from './subscription.ts'
import { refusals, wrongFields } from './testing.ts'

const address = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

describe('a signed transaction', () => {
  it('is base64 of at most 4,096 bytes', () => {
    for (const transaction of ['AA==', 'AAA=', 'AAAA', 'A'.repeat(5464)]) {
      expect(SignedPayment.parse({ transaction })).toEqual({ transaction })
    }
    for (const transaction of ['A', 'AA', 'AAA', 'AA=A', 'AA==AA==', 'AAA-', 'AA A', '====']) {
      expect(refusals(SignedPayment, { transaction })).toEqual([['transaction', 'Value must be bytes in base64']])
    }
    for (const transaction of ['', 'A'.repeat(5468), 7, null, undefined]) {
      expect(wrongFields(SignedPayment, { transaction })).toEqual(['transaction'])
    }
  })

  it('that was sent is known by its signature in base58', () => {
    // 64 zero bytes are the shortest text there is, 64 times 255 the longest.
    const longest = '67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ'
    for (const signature of ['1'.repeat(64), '2'.repeat(88), longest]) {
      expect(PaymentReport.parse({ signature })).toEqual({ signature })
    }
    const [bytes63, bytes65] = ['2'.repeat(87), '8'.repeat(88)]
    for (const wrong of [
      bytes63,
      bytes65,
      '1'.repeat(63),
      '1'.repeat(65),
      '5'.repeat(89),
      `0${'2'.repeat(86)}`,
      '',
      7,
    ]) {
      expect(wrongFields(PaymentReport, { signature: wrong })).toEqual(['signature'])
    }
    expect(wrongFields(QuotePlace, { quoteId: 'no id' })).toEqual(['quoteId'])
  })
})

describe('what is answered about paying', () => {
  const quote = {
    $id: 'q1',
    status: 'open',
    usd: '50.00',
    amount: '200000000',
    uiAmount: '200',
    mint: 'm',
    symbol: 'EIDO',
    decimals: 6,
    paymentAddress: address,
    reference: address,
    url: 'solana:x',
    expire: '2026-11-14T12:15:00.000Z',
    received: '0',
    signature: null,
    explorerUrl: null,
  }

  it('a quote has amounts as texts: they may be larger than numbers are exact', () => {
    expect(Quote.parse(quote)).toEqual(quote)
    expect(wrongFields(Quote, { ...quote, amount: 200_000_000 })).toEqual(['amount'])
    expect(wrongFields(Quote, { ...quote, received: 0 })).toEqual(['received'])
    expect(wrongFields(Quote, { ...quote, status: 'lost' })).toEqual(['status'])
    expect(wrongFields(Quote, { ...quote, signature: undefined })).toEqual(['signature'])
  })

  it('a subscription that never was has no dates', () => {
    const none = {
      active: false,
      startedAt: null,
      endsAt: null,
      remind: false,
      freeLeft: 3,
      price: subscriptionPrice,
      token: { mint: 'm', symbol: 'EIDO', decimals: 6 },
      credit: '0',
      paymentAddress: address,
      network: 'devnet',
    }
    expect(Subscription.parse(none)).toEqual(none)
    expect(wrongFields(Subscription, { ...none, endsAt: 0 })).toEqual(['endsAt'])
    expect(wrongFields(Subscription, { ...none, token: { mint: 'm' } })).toEqual(['token.symbol', 'token.decimals'])
  })

  it('a payment that buys nothing says why', () => {
    const payment = {
      signature: '5'.repeat(88),
      state: 'stray',
      note: 'dust',
      amount: '1',
      uiAmount: '0.000001',
      usd: '0.00',
      fee: '5000',
      receivedAt: '2026-11-14T12:00:00.000Z',
      periodStart: null,
      periodEnd: null,
      explorerUrl: null,
    }
    expect(Payment.parse(payment)).toEqual(payment)
    expect(wrongFields(Payment, { ...payment, state: 'gone', note: 'gold' })).toEqual(['state', 'note'])
  })
})

describe('the local ledger', () => {
  it('gives to a wallet address', () => {
    expect(FaucetRequest.parse({ address })).toEqual({ address })
    for (const wrong of ['', '1'.repeat(31), '1'.repeat(33), `${address}x`, address.replace('M', '0'), 7]) {
      expect(wrongFields(FaucetRequest, { address: wrong })).toEqual(['address'])
    }
  })
})
