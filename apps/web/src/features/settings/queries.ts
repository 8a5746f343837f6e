import { ProofState } from '@eidolon/contract/accounts/account-factors.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { readFactors } from './factors.ts'

export const settingsKeys = {
  all: ['settings'],
  sessions: ['settings', 'sessions'],
  logs: ['settings', 'logs'],
  identities: ['settings', 'identities'],
  factors: ['settings', 'factors'],
  belongings: ['settings', 'belongings'],
  room: ['settings', 'room'],
  proof: ['settings', 'proof'],
  keys: ['settings', 'keys'],
  hooks: ['settings', 'hooks'],
} as const

/** Where the account is signed in: this browser first, then the latest. */
export const sessionsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.sessions,
    queryFn: async () => (await (await api()).account.listSessions()).sessions,
    select: (sessions) =>
      sessions.toSorted(
        (one, other) =>
          Number(other.current) - Number(one.current) || Date.parse(other.$createdAt) - Date.parse(one.$createdAt),
      ),
  })

const page = 25

/** What was done with the account, the newest first, page by page. */
export const logsQuery = (api: LoadApi) =>
  infiniteQueryOptions({
    queryKey: settingsKeys.logs,
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => (await api()).account.listLogs([Query.limit(page), Query.offset(pageParam)]),
    getNextPageParam: ({ total }, _pages, offset) => (offset + page < total ? offset + page : undefined),
  })

export const identitiesQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.identities,
    queryFn: async () => (await (await api()).account.listIdentities()).identities,
  })

/** Whether a fresh proof of identity is needed, and by what it can be given. Never cached: time passes. */
export const proofQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.proof,
    queryFn: () => fetchProof(api),
    staleTime: 0,
    gcTime: 0,
  })

async function fetchProof(api: LoadApi): Promise<ProofState> {
  return ProofState.parse(await (await (await api()).send('GET', '/account/proof')).json())
}

export const factorsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.factors,
    queryFn: async () => readFactors(await (await api()).account.listMfaFactors()),
  })
