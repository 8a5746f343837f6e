import { type EndpointOf, endpointOf } from './endpoint.ts'
import { Key, KeyList, KeyWithSecret, NewKey } from './keys.ts'

export const programModels = { Key, KeyList, KeyWithSecret } as const

type Endpoint = EndpointOf<keyof typeof programModels>

const withSession = endpointOf<keyof typeof programModels>('account', true)

/** What lets programs in. */
export const programEndpoints: readonly Endpoint[] = [
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
]
