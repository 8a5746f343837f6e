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
    queryFn: () => fetchOverview(api),
    refetchInterval: often,
  })

async function fetchOverview(api: LoadApi): Promise<Overview> {
  return Overview.parse(await read(api, 'GET', '/operate'))
}

export const jobsQuery = (api: LoadApi, status: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'jobs', status],
    queryFn: () => fetchJobs(api, status),
    refetchInterval: often,
  })

async function fetchJobs(api: LoadApi, status: string): Promise<OperatorJobs['jobs']> {
  return OperatorJobs.parse(await read(api, 'GET', `/operate/jobs?status=${status}`)).jobs
}

export const accountsQuery = (api: LoadApi, search: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'accounts', search],
    queryFn: () => fetchAccounts(api, search),
  })

async function fetchAccounts(api: LoadApi, search: string): Promise<OperatorAccounts['accounts']> {
  return OperatorAccounts.parse(await read(api, 'GET', `/operate/accounts?search=${encodeURIComponent(search)}`))
    .accounts
}

export const accountQuery = (api: LoadApi, id: string) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'account', id],
    queryFn: () => fetchAccount(api, id),
  })

async function fetchAccount(api: LoadApi, id: string): Promise<OperatorAccount> {
  return OperatorAccount.parse(await read(api, 'GET', `/operate/accounts/${encodeURIComponent(id)}`))
}

export const reportsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'reports'],
    queryFn: () => fetchReports(api),
  })

async function fetchReports(api: LoadApi): Promise<OperatorReports['reports']> {
  return OperatorReports.parse(await read(api, 'GET', '/operate/reports')).reports
}

export const paymentsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'payments'],
    queryFn: () => fetchPayments(api),
  })

async function fetchPayments(api: LoadApi): Promise<OperatorPayments> {
  return OperatorPayments.parse(await read(api, 'GET', '/operate/payments'))
}

export const problemsQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'problems'],
    queryFn: () => fetchProblems(api),
  })

async function fetchProblems(api: LoadApi): Promise<OperatorProblems['problems']> {
  return OperatorProblems.parse(await read(api, 'GET', '/operate/problems')).problems
}

export const logQuery = (api: LoadApi) =>
  queryOptions({
    ...common,
    queryKey: [...operateKey, 'log'],
    queryFn: () => fetchOperatorLog(api),
  })

async function fetchOperatorLog(api: LoadApi): Promise<OperatorLog['entries']> {
  return OperatorLog.parse(await read(api, 'GET', '/operate/log')).entries
}

/** The picture of a report; empty where there is none. */
export const reportPicture = (id: string): string =>
  `/v1/operate/reports/${encodeURIComponent(id)}/picture?project=eidolon`
