import {
  type Hook,
  type HookDelivery,
  HookDeliveryList,
  type HookEvent,
  HookList,
  HookWithSecret,
} from '@eidolon/contract/accounts/hooks.ts'
import { queryOptions } from '@tanstack/react-query'
import { formatMoment } from '#lib/format.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { settingsKeys } from './queries.ts'

/** Addresses that are told of events, the newest first. */
export const hooksQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.hooks,
    queryFn: () => fetchHooks(api),
  })

async function fetchHooks(api: LoadApi): Promise<HookList['hooks']> {
  return HookList.parse(await (await (await api()).send('GET', '/account/hooks')).json()).hooks
}

/** What one of them was told lately. */
export const deliveriesQuery = (api: LoadApi, hookId: string) =>
  queryOptions({
    queryKey: [...settingsKeys.hooks, hookId],
    queryFn: () => fetchDeliveries(api, hookId),
    // What is on its way arrives while one looks.
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'waiting') ? 3000 : false),
  })

async function fetchDeliveries(api: LoadApi, hookId: string): Promise<HookDeliveryList['deliveries']> {
  const answer = await (await api()).send('GET', `/account/hooks/${hookId}/deliveries`)
  return HookDeliveryList.parse(await answer.json()).deliveries
}

type NewHookFields = { readonly url: string; readonly events: readonly HookEvent[] }

export async function makeHook(api: LoadApi, json: NewHookFields): Promise<HookWithSecret> {
  return HookWithSecret.parse(await (await (await api()).send('POST', '/account/hooks', { json })).json())
}

export async function turnHook(api: LoadApi, id: string, enabled: boolean): Promise<void> {
  await (await api()).send('PATCH', `/account/hooks/${id}`, { json: { enabled } })
}

export async function deleteHook(api: LoadApi, id: string): Promise<void> {
  await (await api()).send('DELETE', `/account/hooks/${id}`)
}

export async function sendAgain(api: LoadApi, hookId: string, id: string): Promise<void> {
  await (await api()).send('POST', `/account/hooks/${hookId}/deliveries/${id}`, { json: {} })
}

export const eventWords: Readonly<Record<HookEvent, string>> = {
  'generation.completed': 'A picture or video is ready',
  'generation.failed': 'A picture or video could not be made',
  'generation.cancelled': 'A generation was cancelled',
  'media.created': 'Something new is in the library',
  'character.created': 'A character was made',
  'character.updated': 'A character was changed',
  'character.deleted': 'A character was deleted',
}

/** `3 events · the last 2 tries failed`. */
export function hookWords({ events, failures, enabled }: Hook): string {
  const [only] = events
  const what = events.length === 1 && only ? eventWords[only] : `${events.length} events`
  if (!enabled) return `${what} · turned off${failures > 0 ? ` after ${failures} failures in a row` : ''}`
  if (failures === 0) return what
  return `${what} · ${failures === 1 ? 'the last try failed' : `the last ${failures} tries failed`}`
}

/** `Delivered Nov 17, 10:00 AM · 204`. */
export function deliveryWords({ status, triedAt, dueAt, attempts, code, answer }: HookDelivery): string {
  const came = [code ?? '', answer].filter((words) => words !== '').join(' ')
  const tries = attempts > 1 ? ` after ${attempts} tries` : ''
  if (status === 'delivered') return `Delivered ${formatMoment(triedAt ?? '')}${tries} · ${came}`
  if (status === 'failed') return `Given up${tries} · ${came}`
  return attempts === 0 || !dueAt ? 'On its way' : `Tried ${attempts}×, next ${formatMoment(dueAt)} · ${came}`
}
