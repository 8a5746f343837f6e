import { z } from 'zod'
import type { EndpointOf } from './endpoint.ts'
import { Target } from './accounts.ts'
import { IdentityList, OAuthQuery } from './identities.ts'
import { NewPushTarget, PushTargetChange } from './push.ts'

export const linkModels = { IdentityList, Target } as const

type Endpoint = EndpointOf<keyof typeof linkModels>

const queries = z.object({ queries: z.array(z.string().max(4096)).max(100).optional() })
const returned = z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() })
const callback = '/account/sessions/oauth2/callback/{provider}/{projectId}'

/** What an account is linked to. What ends in a redirect is opened by the browser itself, so it has no JSON answer. */
export const linkEndpoints: readonly Endpoint[] = [
  own('GET', '/account/identities', 'Accounts elsewhere that open this one', {
    query: queries,
    status: 200,
    answers: 'IdentityList',
  }),
  own('DELETE', '/account/identities/{identityId}', 'Take a way in away, unless it is the last', { status: 204 }),
  own('POST', '/account/targets/push', 'Tell this browser what has finished', {
    body: NewPushTarget,
    status: 201,
    answers: 'Target',
  }),
  own('PUT', '/account/targets/{targetId}/push', 'The browser has another subscription', {
    body: PushTargetChange,
    status: 200,
    answers: 'Target',
  }),
  own('DELETE', '/account/targets/{targetId}/push', 'Tell this browser nothing more', { status: 204 }),
  visited('GET', '/account/sessions/oauth2/{provider}', 'Sign in at a provider, or link it', {
    query: OAuthQuery,
    status: 302,
  }),
  visited('GET', '/account/tokens/oauth2/{provider}', 'The same, ending in a token for the page that asked', {
    query: OAuthQuery,
    status: 302,
  }),
  visited('GET', callback, 'Where providers send people back to', { query: returned, status: 303 }),
  visited('POST', callback, 'The same, for providers that use a form', { body: returned, status: 303 }),
  visited('GET', '/account/sessions/oauth2/{provider}/redirect', 'Where that leads', {
    query: returned.extend({ project: z.string() }),
    status: 302,
  }),
]

type More = Pick<Endpoint, 'status'> & Partial<Endpoint>

function own(method: Endpoint['method'], path: string, summary: string, more: More): Endpoint {
  return { method, path, summary, tag: 'account', session: true, ...more }
}

function visited(method: Endpoint['method'], path: string, summary: string, more: More): Endpoint {
  return { method, path, summary, tag: 'account', session: false, ...more }
}
