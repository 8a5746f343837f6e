import { AccountDeletion } from './account-data.ts'
import type { EndpointOf } from './endpoint.ts'

type Endpoint = EndpointOf<never>

/** All that an account has, as a whole. */
export const accountDataEndpoints: readonly Endpoint[] = [
  {
    method: 'DELETE',
    path: '/account',
    summary: 'Delete the account and everything that belongs to it',
    tag: 'account',
    session: true,
    body: AccountDeletion,
    status: 204,
  },
]
