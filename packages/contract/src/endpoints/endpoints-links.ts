import { z } from 'zod'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import { Target } from '#accounts/accounts.ts'
import { Identity, IdentityList, OAuthQuery } from '#accounts/identities.ts'
import { NewPushTarget, PushTargetChange } from '#accounts/push.ts'
import { WalletSignIn } from '#accounts/wallet.ts'

export const linkModels = { Identity, IdentityList, Target } as const

type LinkEndpoint = EndpointOf<keyof typeof linkModels>

const withSession = endpointOf<keyof typeof linkModels>('account', true)
const withoutSession = endpointOf<keyof typeof linkModels>('account', false)

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const returned = z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() })
const callback = '/account/sessions/oauth2/callback/{provider}/{projectId}'

/** What an account is linked to. What ends in a redirect is opened by the browser itself, so it has no JSON answer. */
export const linkEndpoints: readonly LinkEndpoint[] = [
  withSession('GET', '/account/identities', 'Accounts elsewhere that open this one', {
    query: queries,
    status: 200,
    answers: 'IdentityList',
  }),
  withSession('POST', '/account/identities/wallet', 'Link a wallet to an account that has none', {
    body: WalletSignIn,
    status: 201,
    answers: 'Identity',
  }),
  withSession('DELETE', '/account/identities/{identityId}', 'Take a way in away, unless it is the last', {
    status: 204,
  }),
  withSession('POST', '/account/targets/push', 'Tell this browser what has finished', {
    body: NewPushTarget,
    status: 201,
    answers: 'Target',
  }),
  withSession('PUT', '/account/targets/{targetId}/push', 'The browser has another subscription', {
    body: PushTargetChange,
    status: 200,
    answers: 'Target',
  }),
  withSession('DELETE', '/account/targets/{targetId}/push', 'Tell this browser nothing more', { status: 204 }),
  withoutSession('GET', '/account/sessions/oauth2/{provider}', 'Sign in at a provider, or link it', {
    query: OAuthQuery,
    status: 302,
  }),
  withoutSession('GET', '/account/tokens/oauth2/{provider}', 'The same, ending in a token for the page that asked', {
    query: OAuthQuery,
    status: 302,
  }),
  withoutSession('GET', callback, 'Where providers send people back to', { query: returned, status: 303 }),
  withoutSession('POST', callback, 'The same, for providers that use a form', { body: returned, status: 303 }),
  withoutSession('GET', '/account/sessions/oauth2/{provider}/redirect', 'Where that leads', {
    query: returned.extend({ project: z.string() }),
    status: 302,
  }),
]
