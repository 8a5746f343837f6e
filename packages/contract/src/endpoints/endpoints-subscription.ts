import { type EndpointOf, endpointOf } from './endpoint.ts'
import {
  PaymentList,
  PaymentReport,
  PaymentTransaction,
  Quote,
  SentPayment,
  SignedPayment,
  Subscription,
  WalletBalance,
} from '#subscription.ts'

export const subscriptionModels = {
  Subscription,
  Quote,
  WalletBalance,
  PaymentTransaction,
  SentPayment,
  PaymentList,
} as const

type SubscriptionEndpoint = EndpointOf<keyof typeof subscriptionModels>

const withSession = endpointOf<keyof typeof subscriptionModels>('subscription', true)

const one = '/subscription/quotes/{quoteId}'

/** Months of generating, and how they are paid for. */
export const subscriptionEndpoints: readonly SubscriptionEndpoint[] = [
  withSession('GET', '/subscription', 'What the account has, and what a month costs', {
    status: 200,
    answers: 'Subscription',
  }),
  withSession('GET', '/subscription/balance', 'What the wallet of the account holds', {
    status: 200,
    answers: 'WalletBalance',
  }),
  withSession('POST', '/subscription/quotes', 'An amount that buys a month for a quarter of an hour', {
    status: 201,
    answers: 'Quote',
  }),
  withSession('GET', one, 'How far a payment has come', { status: 200, answers: 'Quote' }),
  withSession('POST', `${one}/transaction`, 'A transaction for the wallet to sign', {
    status: 200,
    answers: 'PaymentTransaction',
  }),
  withSession('POST', `${one}/submit`, 'Pass a signed transaction on', {
    body: SignedPayment,
    status: 202,
    answers: 'SentPayment',
  }),
  withSession('POST', '/subscription/payments', 'Look at this transaction now', {
    body: PaymentReport,
    status: 202,
    answers: 'SentPayment',
  }),
  withSession('GET', '/subscription/payments', 'What was paid', { status: 200, answers: 'PaymentList' }),
]
