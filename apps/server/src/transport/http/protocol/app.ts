import type { FaultType } from '@eidolon/contract/faults.ts'
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Timers } from '#application/shared/timers.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { acceptJson, smallBody } from '#transport/http/bodies/bodies.ts'
import { bodyRoom } from '#transport/http/bodies/body-room.ts'
import { limitBodyTime } from '#transport/http/bodies/body-time.ts'
import {
  addressKinds,
  type ConnectionLimits,
  limitConnections,
  usualLimits,
} from '#transport/http/connections/connection-limits.ts'
import { answerBrokenRequest, answerError, answerUnroutable } from './errors.ts'
import { hasOneHost } from './host-header.ts'
import { logRequests } from './request-log.ts'
import { jsonType } from './render-error.ts'
import { requestIdOf } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for its line in the log. */
    refusal: FaultType | undefined
  }
}

type Deps = {
  readonly log: FastifyBaseLogger
  readonly ids: Ids
  readonly publicUrl: string | undefined
  readonly trustProxy: readonly string[]
  readonly isStopping: () => boolean
  /** Left out: a body may take as long as it likes to arrive. */
  readonly timers?: Timers
  readonly connections?: Partial<ConnectionLimits>
}

/** How long the headers of a request may take to arrive, the first byte of a new connection included. */
const headersTimeout = 10_000
/** Shapes are those of the contract: Fastify's own compilers, which no route needs, would be loaded at every start. */
const noSchemas = () => () => {
  throw new Error('Routes have no schemas of their own: the contract has them')
}

/** The HTTP side without its routes: every group of them is a function that takes the app and adds its own. */
export function openApp({ log, ids, publicUrl, trustProxy, isStopping, timers, connections }: Deps): FastifyInstance {
  const headers = securityHeaders(publicUrl)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: ({ headers: { 'x-request-id': given } }) => requestIdOf(given) ?? ids.unique(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: smallBody,
    // How long a body may take depends on the route; see limitBodyTime.
    requestTimeout: 0,
    http: { headersTimeout, connectionsCheckingInterval: 2000 },
    // A request that made it here is answered, also while stopping; its connection ends with it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request, reply, headers(request.headers['user-agent'])),
    clientErrorHandler: answerBrokenRequest,
  })
  limitConnections(app.server, { ...usualLimits, ...connections }, addressKinds(trustProxy), warnOfLimits(log))
  acceptJson(app)
  app.decorateRequest('refusal', undefined)
  app.decorate('bodyRoom', bodyRoom())
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers(request.headers['user-agent'])).header('x-request-id', request.id)
    // Whoever keeps connections, such as a balancer, takes another next time, at a node that stays.
    if (isStopping()) reply.header('connection', 'close')
    if (hasOneHost(request.raw)) done()
    else done(new Fault('general_bad_request', {}, { message: 'A request names one host.' }))
  })
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    reply.header('content-type', jsonType)
    done(null, payload)
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    // An answer that began before the stop has promised to keep its connection.
    if (isStopping() && !app.server.listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  if (timers) limitBodyTime(app, timers)
  logRequests(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Fault('general_route_not_found')
  })
  return app
}

/** Tells the operator at the first of them and then once a minute at most. */
function warnOfLimits(log: FastifyBaseLogger): () => void {
  let [closed, silentUntil] = [0, 0]
  return () => {
    closed += 1
    const now = performance.now()
    if (now < silentUntil) return
    log.warn({ closed }, 'connections were closed because one address range or the server has too many')
    closed = 0
    silentUntil = now + 60_000
  }
}
