import type { Quote } from '@eidolon/contract/subscription.ts'
import { queryOptions } from '@tanstack/react-query'
import type { LoadApi } from '#lib/use-api.tsx'
import { getBalance, getPayments, getQuote, getSubscription } from './calls.ts'

export const subscriptionKeys = {
  all: ['subscription'],
  status: ['subscription', 'status'],
  quote: (id: string) => ['subscription', 'quote', id],
  payments: ['subscription', 'payments'],
  balance: ['subscription', 'balance'],
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

/** What the account's wallet holds. Each answer costs a call to the chain's node, so it isn't polled. */
export const balanceQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: subscriptionKeys.balance,
    queryFn: async () => getBalance(await api()),
    // People leave to get tokens and come back.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
