import { type Balance, TokenAccounts } from '@eidolon/contract/ledger.ts'
import type { Quote } from '@eidolon/contract/subscription.ts'
import { queryOptions } from '@tanstack/react-query'
import type { LoadApi } from '#lib/use-api.tsx'
import { getPayments, getQuote, getSubscription } from './calls.ts'

export const subscriptionKeys = {
  all: ['subscription'],
  status: ['subscription', 'status'],
  quote: (id: string) => ['subscription', 'quote', id],
  payments: ['subscription', 'payments'],
  balance: (address: string) => ['subscription', 'balance', address],
} as const

export const subscriptionQuery = (api: LoadApi) =>
  queryOptions({ queryKey: subscriptionKeys.status, queryFn: async () => getSubscription(await api()) })

export const paymentsQuery = (api: LoadApi) =>
  queryOptions({ queryKey: subscriptionKeys.payments, queryFn: async () => getPayments(await api()) })

const settled: readonly Quote['status'][] = ['paid', 'expired']

/** Events bring changes as they happen; it is polled as well, should the socket be cut. */
export const quoteQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: subscriptionKeys.quote(id),
    queryFn: async () => getQuote(await api(), id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && settled.includes(state.data.status) ? false : 5000),
  })

const nothing: Balance = { amount: '0', uiAmountString: '0' }

/** What a wallet holds of the token on the ledger of local mode; nothing where it has no account for it. */
export const balanceQuery = (address: string, mint: string, isLocal: boolean) =>
  queryOptions({
    queryKey: subscriptionKeys.balance(address),
    enabled: isLocal && address !== '' && mint !== '',
    queryFn: async (): Promise<Balance> => {
      const params = [address, { mint }, { encoding: 'jsonParsed' }]
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountsByOwner', params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/rpc/devnet', { method: 'POST', headers, body })
      const [first] = TokenAccounts.parse(await answer.json()).result.value
      return first?.account.data.parsed.info.tokenAmount ?? nothing
    },
  })
