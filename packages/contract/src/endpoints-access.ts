import * as tokens from './account-tokens.ts'
import type { EndpointOf } from './endpoint.ts'

export const accessModels = { Token: tokens.Token } as const

type Model = keyof typeof accessModels | 'User' | 'Session'
type Access = EndpointOf<Model>

/** Getting in by what was sent to somebody, getting in again, and proving addresses. */
export const accessEndpoints: readonly Access[] = [
  open('POST', '/account/sessions/token', 'Sign in with a secret that was sent', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
  open('PUT', '/account/sessions/magic-url', 'Sign in with what a link carried', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
  open('PUT', '/account/sessions/phone', 'Sign in with the code of a text message', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
]

function open(
  method: Access['method'],
  path: string,
  summary: string,
  more: Pick<Access, 'status'> & Partial<Access>,
): Access {
  return { method, path, summary, tag: 'account', session: false, ...more }
}
