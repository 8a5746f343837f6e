import { z } from 'zod'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import { Hook, HookChange, HookDelivery, HookDeliveryList, HookList, HookWithSecret, NewHook } from '#accounts/hooks.ts'
import { Key, KeyList, KeyWithSecret, NewKey } from '#accounts/keys.ts'

export const programModels = {
  Key,
  KeyList,
  KeyWithSecret,
  Hook,
  HookList,
  HookWithSecret,
  HookDelivery,
  HookDeliveryList,
} as const

type ProgramEndpoint = EndpointOf<keyof typeof programModels>

const withSession = endpointOf<keyof typeof programModels>('account', true)

const mcp = endpointOf<keyof typeof programModels>('programs', true)

/** What lets programs in. */
export const programEndpoints: readonly ProgramEndpoint[] = [
  withSession('GET', '/account/keys', 'Keys of the account, without their secrets', {
    status: 200,
    answers: 'KeyList',
  }),
  withSession('POST', '/account/keys', 'A key for a program; its secret is told this once', {
    body: NewKey,
    status: 201,
    answers: 'KeyWithSecret',
  }),
  withSession('DELETE', '/account/keys/{keyId}', 'Revoke a key', { status: 204 }),
  withSession('GET', '/account/hooks', 'Addresses that are told of events', { status: 200, answers: 'HookList' }),
  withSession('POST', '/account/hooks', 'Have an address told of events; what they are signed with is told this once', {
    body: NewHook,
    status: 201,
    answers: 'HookWithSecret',
  }),
  withSession('PATCH', '/account/hooks/{hookId}', 'Turn a hook on or off', {
    body: HookChange,
    status: 200,
    answers: 'Hook',
  }),
  withSession('DELETE', '/account/hooks/{hookId}', 'Tell an address nothing more', { status: 204 }),
  withSession('GET', '/account/hooks/{hookId}/deliveries', 'What was sent lately, and what came back', {
    status: 200,
    answers: 'HookDeliveryList',
  }),
  withSession('POST', '/account/hooks/{hookId}/deliveries/{deliveryId}', 'Send it once more', {
    status: 202,
    answers: 'HookDelivery',
  }),
  mcp('POST', '/mcp', 'Model Context Protocol over streamable HTTP, by key', {
    body: z.object({ jsonrpc: z.literal('2.0'), method: z.string() }).loose(),
    status: 200,
    answers: 'application/json',
  }),
  mcp('GET', '/mcp', 'There is nothing to listen to: 405', { status: 405 }),
]
