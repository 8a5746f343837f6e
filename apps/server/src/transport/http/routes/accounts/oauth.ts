import { IdentityPlace, OAuthPlace } from '@eidolon/contract/accounts/identities.ts'
import { projectId } from '@eidolon/contract/resources.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { OAuthRequest, BeginOAuth } from '#application/identities/begin-oauth.ts'
import type { FinishOAuth, OAuthOutcome, Return } from '#application/identities/finish-oauth.ts'
import type { ListIdentities, DeleteIdentity } from '#application/identities/own-identities.ts'
import { parseListQuery } from '#domain/documents/query-rules.ts'
import { QueryProblem } from '#domain/documents/query.ts'
import { attemptSeconds, type OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import { identityRules } from '#domain/identities/select-identities.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import type { OAuthPages } from './oauth-pages.ts'
import { callerOf, userOf } from '#transport/http/platform/caller.ts'
import { cookieOf } from '#transport/http/platform/cookies.ts'
import { sessionCookie } from '#transport/http/platform/credentials.ts'
import { acceptForms } from '#transport/http/platform/forms.ts'
import { limitByPlace } from '#transport/http/platform/limit-by-place.ts'
import { byPlace } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import { originRules, type Origins, pageOf, reachedAs, unknownOrigin } from '#transport/http/platform/origin.ts'
import type { CheckRedirect } from '#transport/http/platform/redirects.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'

export type OAuthUseCases = {
  readonly begin: BeginOAuth
  readonly finishing: FinishOAuth
  readonly list: ListIdentities
  readonly remove: DeleteIdentity
}

type Deps = {
  readonly cookies: SessionCookies
  readonly origins: Origins
  readonly checkRedirect: CheckRedirect
  readonly pages: OAuthPages
}

/** By which a browser is known again when it comes back. */
const bindingCookie = `a_oauth_${projectId}`
const successPath = '/auth/oauth2/success'
const base = '/account/sessions/oauth2'

/** Signing in at a provider, and what an account is linked to. Browsers come here by themselves, so refusals are pages. */
export function oauthRoutes(app: FastifyInstance, useCases: OAuthUseCases, deps: Deps): void {
  const { cookies, origins, checkRedirect, pages } = deps
  const rules = originRules(origins)
  const visited: RouteShorthandOptions = {
    config: { scope: 'sessions.write', limits: [{ limit: 50, period: 3600, key: byPlace }] },
    errorHandler: (error, request, reply) => void pages.refuse(error, request, reply),
  }
  const ownOrigin = (request: FastifyRequest): string => origins.publicUrl ?? reachedAs(request)

  function oauthRequestOf(request: FastifyRequest, flow: OAuthRequest['flow']): OAuthRequest {
    const { provider } = OAuthPlace.parse(request.params)
    const scopes = listParameter(request.query, 'scopes')
    if (scopes.length > 100 || scopes.some((scope) => scope.length > 4096)) {
      throw invalidParam('scopes', tooMany)
    }
    const own = ownOrigin(request)
    const [success, failure] = ['success', 'failure'].map((name) => {
      const given = textIn(request.query, name)
      return given === '' ? undefined : checkRedirect(request, name, given)
    })
    return {
      provider,
      flow,
      scopes,
      redirectUri: `${own}/v1${base}/callback/${provider}/${projectId}`,
      success: success ?? `${own}${successPath}`,
      failure,
      binding: bindingOf(request),
    }
  }

  const begin = (flow: OAuthRequest['flow']) => async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = oauthRequestOf(request, flow)
    const caller = callerOf(request)
    if (caller.kind === 'user') refuseForeignPage(request)
    reply.headers(uncached)
    try {
      const { url, binding } = await useCases.begin(caller, wanted)
      setBinding(request, reply, binding, attemptSeconds)
      return reply.redirect(url, 302)
    } catch (error) {
      // A mistake of whoever set the studio up, not of whoever signs in: their page could do nothing with it.
      if (error instanceof Fault && error.type === 'project_provider_disabled') throw error
      return fail(error, wanted.failure, request, reply)
    }
  }
  app.get(`${base}/:provider`, visited, begin('session'))
  app.get('/account/tokens/oauth2/:provider', visited, begin('token'))

  app.get(`${base}/:provider/redirect`, visited, async (request, reply) => {
    const { provider } = OAuthPlace.parse(request.params)
    const parameters = textsIn(request.query)
    const back: Return = {
      provider,
      parameters,
      binding: bindingOf(request),
      caller: callerOf(request),
      asking: requestContextOf(request),
    }
    const attempt = await useCases.finishing.take(back)
    setBinding(request, reply, '', 0)
    reply.headers(uncached)
    try {
      const outcome = await useCases.finishing.finish(attempt, back)
      return reply.redirect(onwards(request, reply, attempt, outcome), 302)
    } catch (error) {
      return fail(error, attempt.failure, request, reply)
    }
  })

  app.get('/account/identities', { config: { scope: 'account' } }, async (request) => {
    const queries = listParameter(request.query, 'queries')
    return useCases.list(userOf(request).userId, identityQuery(queries))
  })

  app.delete('/account/identities/:identityId', { config: { scope: 'account' } }, async (request, reply) => {
    const { identityId } = IdentityPlace.parse(request.params)
    await useCases.remove(userOf(request), identityId, requestContextOf(request))
    return reply.code(204).send()
  })

  function fail(error: unknown, failure: string | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (failure === undefined) throw error
    return reply.redirect(withQuery(failure, { error: JSON.stringify(pages.errorView(error, request)) }), 302)
  }

  function onwards(request: FastifyRequest, reply: FastifyReply, attempt: OAuthAttempt, outcome: OAuthOutcome): string {
    if (outcome.kind === 'token') return withQuery(attempt.success, { userId: outcome.userId, secret: outcome.secret })
    const { session, secret } = outcome.started
    cookies.grant(request, reply, { secret, expire: session.expire })
    if (new URL(attempt.success).pathname !== successPath) return attempt.success
    // Programs that have no cookies of ours read it there.
    return withQuery(attempt.success, { project: projectId, domain: request.hostname, key: sessionCookie, secret })
  }

  /** Linking needs a click in the studio: a foreign page must not be able to start it. */
  function refuseForeignPage(request: FastifyRequest): void {
    if (request.headers['sec-fetch-site'] !== 'cross-site') return
    const page = pageOf(request)
    if (page && rules.isAllowed(page, reachedAs(request))) return
    throw new Fault('general_unknown_origin', {}, { message: unknownOrigin(page?.host ?? 'unknown') })
  }

  function setBinding(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
    const secure = ownOrigin(request).startsWith('https:') ? '; Secure' : ''
    const attributes = `Path=/v1/account; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
    reply.header('set-cookie', `${bindingCookie}=${value}; ${attributes}`)
  }
}

/** Where providers send people back to. They may use a form, which no page of ours has sent: it is only passed on. */
export function oauthCallbackRoutes(app: FastifyInstance, countRequest: CountRequest): void {
  app.register(async (scope) => {
    acceptForms(scope)
    limitByPlace(scope, countRequest, 'oauth callback', { limit: 100, period: 3600 })
    const passOn = (request: FastifyRequest, reply: FastifyReply) => {
      const { provider } = OAuthPlace.parse(request.params)
      const given = { ...textsIn(request.query), ...textsIn(request.body), project: projectIn(request.params) }
      return reply.headers(uncached).redirect(withQuery(`/v1${base}/${provider}/redirect`, given), 303)
    }
    const url = `/v1${base}/callback/:provider/:projectId`
    scope.get(url, passOn)
    scope.post(url, passOn)
  })
}

const tooMany =
  'Value must a valid array no longer than 100 items and Value must be a valid string and at least 1 chars and no longer than 4096 chars'
const uncached = { 'cache-control': 'no-store, no-cache, must-revalidate, max-age=0' }

/** This list takes its queries as a parameter, so a wrong one is a wrong argument. */
function identityQuery(queries: readonly string[]) {
  try {
    return parseListQuery(queries, identityRules)
  } catch (error) {
    if (!(error instanceof QueryProblem)) throw error
    throw invalidParam('queries', error.message, error)
  }
}

function bindingOf({ headers }: FastifyRequest): string | undefined {
  const mark = cookieOf(headers.cookie, bindingCookie)
  return mark !== undefined && /^[0-9a-f]{64}$/.test(mark) ? mark : undefined
}

function textsIn(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

const textIn = (values: unknown, name: string): string => textsIn(values)[name] ?? ''
const projectIn = (params: unknown): string => textIn(params, 'projectId')

/** What is there stays, except what is said anew. */
function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const isPath = address.startsWith('/')
  const url = new URL(address, 'http://localhost')
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return isPath ? `${url.pathname}${url.search}` : url.href
}
