import { callerHeader } from '@eidolon/contract/resources.ts'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Identify, Identity } from '#application/accounts/identify.ts'
import type { IdentifyKey } from '#application/keys/identify-key.ts'
import type { CountRequest, Limit, Usage } from '#application/limits/count-request.ts'
import { type AccountOptions, methodNames } from '#domain/accounts/options.ts'
import { guestsMay } from '#domain/accounts/scope.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { checkBodySize } from '#transport/http/bodies/bodies.ts'
import { checkKeyScope, keyLimit, keyTextOf, wrongKeys } from './by-key.ts'
import { callerOf, ipOf } from './caller.ts'
import { warnOfNewerClient } from './client-version.ts'
import { answerPreflight, setCorsHeaders } from './cors.ts'
import { credentialsOf } from './credentials.ts'
import { acceptForms } from './forms.ts'
import { byReader, byRouteAndCaller, isKnownOnArrival } from './limit-keys.ts'
import { checkOrigin, type Origins, originRules } from './origin.ts'
import { checkProject } from './project.ts'
import { requestTurns } from './request-turns.ts'
import type { RouteLimit } from './route-config.ts'

export type PlatformDeps = {
  readonly origins: Origins
  readonly identify: Identify
  /** Left out: no program has a key here. */
  readonly identifyKey?: IdentifyKey
  readonly countRequest: CountRequest
  /** Counts what is read, within this process: a count that every process shares would make every read a write. */
  readonly countReads: CountRequest
  readonly methods: AccountOptions['methods']
}

/**
 * Where the routes of the API live: `/v1`, with everything that is checked before a route runs, in the order in which
 * clients can tell. Routes say in their `config` what they need (`route-config.ts`) and find who asks with `callerOf`.
 */
export function platformScope(
  app: FastifyInstance,
  { origins, identify, identifyKey, countRequest, countReads, methods }: PlatformDeps,
  routes: (scope: FastifyInstance) => void,
): void {
  const rules = originRules(origins)
  const takeTurn = requestTurns()

  /** Before the body is read, so that who may not come in need not be listened to. */
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.method === 'OPTIONS') return
    const turn = takeTurn(placeOf(ipOf(request)))
    if (turn) await turn
    setCorsHeaders(request, reply, { rules, publicUrl: origins.publicUrl })
    warnOfNewerClient(request, reply)
    const { scope, halfway } = request.routeOptions.config
    if (scope === undefined) throw new Fault('general_route_not_found')
    checkOrigin(request, rules)
    const { caller, blocked, incomplete } = await whoAsks(request)
    request.caller = caller
    if (caller.kind === 'guest' && !guestsMay(scope)) {
      throw new Fault('general_unauthorized_scope', {}, { message: `User (role: guests) missing scope (${scope})` })
    }
    if (blocked) throw new Fault('user_blocked')
    if (incomplete && !halfway) throw new Fault('user_more_factors_required')
    if (caller.kind === 'user' && caller.key) {
      checkKeyScope(request, caller.key)
      setRateLimitHeaders(reply, await countReads([{ ...keyLimit, key: `key:${caller.key.id}` }]))
    }
    checkBodySize(request, caller.kind === 'guest' && !request.routeOptions.config.guestBody)
    const inMemory = limitsOf(request, ({ inMemory }) => inMemory === true)
    if (inMemory.length > 0 && (await countReads(inMemory)).exceeded) throw new Fault('general_rate_limit_exceeded')
    await rateLimit(request, reply, (limit) => !limit.inMemory && isKnownOnArrival(limit.key))
  }

  /** A key counts instead of everything else that proves who asks, and names the project by itself. */
  async function whoAsks(request: FastifyRequest): Promise<Identity> {
    const text = keyTextOf(request)
    if (text === undefined) {
      checkProject(request)
      return identify(credentialsOf(request.headers), ipOf(request))
    }
    if (!identifyKey) throw new Fault('key_invalid')
    try {
      return await identifyKey(text, ipOf(request))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const { exceeded } = await countReads([{ ...wrongKeys, key: `wrong keys ${placeOf(ipOf(request))}` }])
      throw exceeded ? new Fault('general_rate_limit_exceeded', {}, { cause: error }) : error
    }
  }

  async function rateLimit(
    request: FastifyRequest,
    reply: FastifyReply,
    isDue: (limit: RouteLimit) => boolean,
  ): Promise<void> {
    const limits = limitsOf(request, isDue)
    if (limits.length > 0) setRateLimitHeaders(reply, await countRequest(limits))
  }

  /** After the body is read: a limit may be counted by what is in it. */
  async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { auth, session } = request.routeOptions.config
    await rateLimit(request, reply, (limit) => !limit.inMemory && !isKnownOnArrival(limit.key))
    if (auth && !methods[auth]) {
      const message = `${methodNames[auth]} authentication is disabled for this project`
      throw new Fault('user_auth_method_unsupported', {}, { message })
    }
    if (session === 'none' && callerOf(request).kind === 'user') throw new Fault('user_session_already_exists')
  }

  app.register(
    async (scope) => {
      scope.decorateRequest('caller', undefined)
      scope.addHook('onRoute', (route) => {
        const { url, method, config = {} } = route
        if (config.scope === undefined && !url.endsWith('/*'))
          throw new Error(`${String(method)} ${url} names no scope`)
        const limits = config.scope === undefined ? [] : everyLimit(method, config)
        route.config = { ...config, limits }
        const own = [route.preValidation ?? []].flat()
        const isCounted = limits.some((limit) => !limit.inMemory && !isKnownOnArrival(limit.key))
        // Only where there is something to check, and once: the HEAD of a GET arrives here with what was added to that.
        if ((isCounted || config.auth || config.session) && !own.includes(authorize))
          route.preValidation = [authorize, ...own]
      })
      scope.addHook('onRequest', authenticate)
      acceptForms(scope)
      scope.addHook('onSend', setCallerHeader)
      scope.addHook('preValidation', (request, _reply, done) => {
        if (bodied.has(request.method) && !isObject(request.body)) request.body = {}
        done()
      })
      routes(scope)
      scope.options('/*', answerPreflight)
      // Here and not with the rest of the web, because a browser shows its page a refusal only with the headers of above.
      scope.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: notFound })
    },
    { prefix: '/v1' },
  )
}

/** Of limits that were counted at different times, the tighter one is told. */
function setRateLimitHeaders(reply: FastifyReply, usage: Usage): void {
  if (usage.exceeded || usage.remaining <= Number(reply.getHeader('x-ratelimit-remaining') ?? Infinity)) {
    reply
      .header('x-ratelimit-limit', usage.limit)
      .header('x-ratelimit-remaining', usage.remaining)
      .header('x-ratelimit-reset', usage.reset)
  }
  if (usage.exceeded) throw new Fault('general_rate_limit_exceeded')
}

/** Guests get an answer too, an empty list for one; a browser that cached it would show it after sign-in. */
async function setCallerHeader({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isKept = /max-age=[1-9]/.test(String(reply.getHeader('cache-control')))
  if (caller && !isKept) reply.header(callerHeader, caller.kind)
}

/** The limits of a route that are due now, with the keys they count by. */
const limitsOf = (request: FastifyRequest, isDue: (limit: RouteLimit) => boolean): Limit[] =>
  (request.routeOptions.config.limits ?? [])
    .filter(isDue)
    .map(({ limit, period, key }) => ({ limit, period, key: key(request) }))

/** Several times what the busiest screen asks for. */
const reading = { limit: 600, period: 60, key: byReader, inMemory: true } as const
const ordinaryRead = { ...reading, key: byRouteAndCaller } as const
const ordinaryWrite = { limit: 120, period: 60, key: byRouteAndCaller } as const

/** Every route has a limit: its own, that of all reading together, or an ordinary one. */
function everyLimit(
  method: string | readonly string[],
  { limits, reads }: FastifyContextConfig,
): readonly RouteLimit[] {
  const ordinary = reads ? reading : [method].flat().includes('GET') || method === 'HEAD' ? ordinaryRead : ordinaryWrite
  if (limits?.includes(ordinary)) return limits
  return reads ? [reading, ...(limits ?? [])] : (limits ?? [ordinary])
}

/** `authenticate` has refused already; a route needs a handler all the same. */
function notFound(): never {
  throw new Fault('general_route_not_found')
}

const bodied = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body)
