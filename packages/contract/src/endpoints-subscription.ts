import type { EndpointOf } from './endpoint.ts'
import {
  PaymentList,
  PaymentReport,
  PaymentTransaction,
  Quote,
  SentPayment,
  SignedPayment,
  Subscription,
} from './subscription.ts'

export const subscriptionModels = { Subscription, Quote, PaymentTransaction, SentPayment, PaymentList } as const

type Endpoint = EndpointOf<keyof typeof subscriptionModels>

const one = '/subscription/quotes/{quoteId}'

/** Months of generating, and how they are paid for. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  mine('GET', '/subscription', 'What the account has, and what a month costs', {
    status: 200,
    answers: 'Subscription',
  }),
  mine('POST', '/subscription/quotes', 'An amount that buys a month for a quarter of an hour', {
    status: 201,
    answers: 'Quote',
  }),
  mine('GET', one, 'How far a payment has come', { status: 200, answers: 'Quote' }),
  mine('POST', `${one}/transaction`, 'A transaction for the wallet to sign', {
    status: 200,
    answers: 'PaymentTransaction',
  }),
  mine('POST', `${one}/submit`, 'Pass a signed transaction on', {
    body: SignedPayment,
    status: 202,
    answers: 'SentPayment',
  }),
  mine('POST', '/subscription/payments', 'Look at this transaction now', {
    body: PaymentReport,
    status: 202,
    answers: 'SentPayment',
  }),
  mine('GET', '/subscription/payments', 'What was paid', { status: 200, answers: 'PaymentList' }),
]

function mine(
  method: Endpoint['method'],
  path: string,
  summary: string,
  more: Pick<Endpoint, 'status'> & Partial<Endpoint>,
): Endpoint {
  return { method, path, summary, tag: 'subscription', session: true, ...more }
}
