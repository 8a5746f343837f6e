import type { PaymentList, PaymentTransaction, Quote, Subscription } from '@eidolon/contract/subscription.ts'
import type { Api } from '#lib/api.ts'

type Sender = Pick<Api, 'send'>

async function ask<T>(api: Sender, method: 'GET' | 'POST', path: string, json?: object): Promise<T> {
  const answer = await api.send(method, `/subscription${path}`, json ? { json } : {})
  return answer.json()
}

export const getSubscription = (api: Sender) => ask<Subscription>(api, 'GET', '')
export const askForQuote = (api: Sender) => ask<Quote>(api, 'POST', '/quotes')
export const getQuote = (api: Sender, id: string) => ask<Quote>(api, 'GET', `/quotes/${id}`)
export const getPayments = (api: Sender) => ask<PaymentList>(api, 'GET', '/payments')

/** Something for the wallet to sign. */
export const buildPayment = (api: Sender, id: string) =>
  ask<PaymentTransaction>(api, 'POST', `/quotes/${id}/transaction`)
export const submitPayment = (api: Sender, id: string, transaction: string) =>
  ask<{ readonly signature: string }>(api, 'POST', `/quotes/${id}/submit`, { transaction })
export const reportPayment = (api: Sender, signature: string) => ask(api, 'POST', '/payments', { signature })

/** Play money; in local mode only. */
export async function askFaucet(api: Sender, address: string): Promise<void> {
  await api.send('POST', '/local/faucet', { json: { address } })
}
