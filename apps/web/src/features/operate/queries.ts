import {
  OperatorAccount,
  OperatorAccounts,
  OperatorJobs,
  OperatorLog,
  OperatorPayments,
  OperatorProblems,
  OperatorReports,
  Overview,
} from '@eidolon/contract/operate.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ApiRequest } from '#lib/api.ts'
import type { LoadApi } from '#lib/use-api.tsx'

export const operateKey = ['operate'] as const

const read = async (api: LoadApi, ...request: ApiRequest): Promise<unknown> =>
  (await (await api()).send(...request)).json()

/** While somebody looks, what changes by itself is asked for again. */
const often = 5000
const common = { retry: false, staleTime: 0 } as const

export const overviewQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'overview'],
    queryFn: async () => Overview.parse(await read(api, 'GET', '/operate')),
    refetchInterval: often,
  })

export const jobsQuery = (api: LoadApi, status: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'jobs', status],
    queryFn: async () => OperatorJobs.parse(await read(api, 'GET', `/operate/jobs?status=${status}`)).jobs,
    refetchInterval: often,
  })

export const accountsQuery = (api: LoadApi, search: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'accounts', search],
    queryFn: async () =>
      OperatorAccounts.parse(await read(api, 'GET', `/operate/accounts?search=${encodeURIComponent(search)}`)).accounts,
  })

export const accountQuery = (api: LoadApi, id: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'account', id],
    queryFn: async () => OperatorAccount.parse(await read(api, 'GET', `/operate/accounts/${encodeURIComponent(id)}`)),
  })

export const reportsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'reports'],
    queryFn: async () => OperatorReports.parse(await read(api, 'GET', '/operate/reports')).reports,
  })

export const paymentsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'payments'],
    queryFn: async () => OperatorPayments.parse(await read(api, 'GET', '/operate/payments')),
  })

export const problemsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'problems'],
    queryFn: async () => OperatorProblems.parse(await read(api, 'GET', '/operate/problems')).problems,
  })

export const logQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'log'],
    queryFn: async () => OperatorLog.parse(await read(api, 'GET', '/operate/log')).entries,
  })

/** The picture of a report; empty where there is none. */
export const reportPicture = (id: string): string =>
  `/v1/operate/reports/${encodeURIComponent(id)}/picture?project=eidolon`
