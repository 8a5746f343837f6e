import {
  PaymentList,
  PaymentTransaction,
  Quote,
  SentPayment,
  Subscription,
  WalletBalance,
} from '@eidolon/contract/subscription.ts'
import type { Api, ApiRequest } from '#lib/api.ts'

type Sender = Pick<Api, 'send'>
type AnswerParser<T> = { readonly parse: (answer: unknown) => T }

async function ask<T>({ send }: Sender, answers: AnswerParser<T>, ...request: ApiRequest) {
  return answers.parse(await (await send(...request)).json())
}

export const getSubscription = (api: Sender) => ask(api, Subscription, 'GET', '/subscription')
export const askForQuote = (api: Sender) => ask(api, Quote, 'POST', '/subscription/quotes')
export const getQuote = (api: Sender, id: string) => ask(api, Quote, 'GET', `/subscription/quotes/${id}`)
export const getPayments = (api: Sender) => ask(api, PaymentList, 'GET', '/subscription/payments')
export const getBalance = (api: Sender) => ask(api, WalletBalance, 'GET', '/subscription/balance')

/** Something for the wallet to sign. */
export const buildPayment = (api: Sender, id: string) =>
  ask(api, PaymentTransaction, 'POST', `/subscription/quotes/${id}/transaction`)
export const submitPayment = (api: Sender, id: string, transaction: string) =>
  ask(api, SentPayment, 'POST', `/subscription/quotes/${id}/submit`, { json: { transaction } })

/** Has the server look at a transaction that the wallet has sent by itself. */
export async function reportPayment(api: Sender, signature: string): Promise<void> {
  await api.send('POST', '/subscription/payments', { json: { signature } })
}

/** Play money; in local mode only. */
export async function askFaucet(api: Sender, address: string): Promise<void> {
  await api.send('POST', '/local/faucet', { json: { address } })
}
