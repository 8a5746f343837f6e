import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Timers } from '#application/shared/timers.ts'
import { smallBody } from './bodies.ts'
import { answerBrokenRequest } from '#transport/http/protocol/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take hours, as long as some of it keeps coming. */
    readonly longBody?: boolean
    /** Its body is written on as it comes, so that the server itself may hold it up. */
    readonly streamedBody?: boolean
  }
}

/** For what fits into one short breath of any line. */
const short = 30 * 1000
/** Long enough for a large chunk over a poor line, short enough that a stuck client does not stay for ever. */
const whole = 10 * 60 * 1000
/** A large body that is held in memory has to bring so much in each of these: a stuck client does not keep it there. */
const step = 10 * 1000
const least = 64 * 1024
/** How long a long body may pause: a phone that changes networks is back by then, or will not come back. */
const pause = 2 * 60 * 1000

/**
 * Ends requests whose body does not arrive. Node's own `requestTimeout` is one for all routes, and a library of some
 * gigabytes takes longer than anything else should be waited for.
 */
export function limitBodyTime(app: FastifyInstance, timers: Timers): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // What the process asks of itself (`inject`) is there as a whole, and has no socket that could be watched or ended.
    if (hasBody(request) && request.raw.socket instanceof Socket) watch(request, timers)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watch(request: FastifyRequest, timers: Timers): void {
  const { raw } = request
  const { socket } = raw
  const { every, whole: max = Infinity, least: wanted } = patienceFor(request)
  let seen = socket.bytesRead
  let passed = 0
  const look = (): void => {
    if (raw.complete) return waiting[Symbol.dispose]()
    // Counted at the socket: a listener on the body would consume it before the parser.
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    passed += every
    if (came < wanted || passed >= max) end(request)
  }
  const waiting = timers.every(every, look)
  raw.once('close', () => waiting[Symbol.dispose]())
}

type Patience = {
  /** Milliseconds between two looks. */
  readonly every: number
  /** Bytes that have to come between them. */
  readonly least: number
  /** Milliseconds in all. */
  readonly whole?: number
}

/** By what it says it will send, and where it does not say so, by what its route takes. */
function patienceFor({ headers, routeOptions: { config, bodyLimit } }: FastifyRequest): Patience {
  if (config.longBody) return { every: pause, least: 1 }
  if (Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit) <= smallBody) {
    return { every: short, least: 0, whole: short }
  }
  return config.streamedBody ? { every: whole, least: 0, whole } : { every: step, least, whole }
}

function end({ raw: { socket } }: FastifyRequest): void {
  answerBrokenRequest(new Error('The body of a request did not arrive in time.'), socket)
  // Ends the read of a handler that still waits for the body.
  socket.destroySoon()
}
