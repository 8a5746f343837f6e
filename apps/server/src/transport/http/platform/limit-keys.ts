import type { Payer } from '@eidolon/contract/endpoints/costs.ts'
import type { FastifyRequest } from 'fastify'
import { placeOf } from '#domain/shared/place.ts'
import { callerOf } from './caller.ts'

type Key = (request: FastifyRequest) => string

/** Keys that are known before the body is: what they limit is counted before anything is read. */
const onArrival = new WeakSet<Key>()
export const isKnownOnArrival = (key: Key): boolean => onArrival.has(key)
function arriving(payer: Payer, key: Key): Key {
  onArrival.add(key)
  return countedBy(payer, key)
}

const payers = new WeakMap<Key, Payer>()

/** Says whose limit a key counts against, for the page of limits. */
export function countedBy(payer: Payer, key: Key): Key {
  payers.set(key, payer)
  return key
}

export function payerOf(key: Key): Payer {
  const payer = payers.get(key)
  if (payer === undefined) throw new Error('A limit has a key that does not say whose limit it is: see countedBy.')
  return payer
}

/** What limits are counted by. A route is its pattern, so that ids in the path do not start a count of their own. */
export const byPlace = arriving('client address', (request) => placeOf(callerOf(request).ip))

export const byRouteAndPlace = arriving('client address', (request) => `${routeOf(request)} ${byPlace(request)}`)

/** For a count that several routes share under a name of its own. */
export const byNameAndPlace = (name: string): Key =>
  arriving('client address', (request) => `${name} ${byPlace(request)}`)

export const byRouteAndUser = arriving('account', (request) => `${routeOf(request)} user:${userIdOf(request)}`)

/** For routes that are called often: the same person on another line, or another person on the same, counts apart. */
export const byRoutePlaceAndUser = arriving(
  'account',
  (request) => `${routeOf(request)} ${byPlace(request)} user:${userIdOf(request)}`,
)

/** The account wherever it is, and guests by their address. */
export const byRouteAndCaller = arriving('account', (request) =>
  callerOf(request).kind === 'user' ? byRouteAndUser(request) : byRouteAndPlace(request),
)

const routeOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string => `${method} ${url}`

function userIdOf(request: FastifyRequest): string {
  const caller = callerOf(request)
  return caller.kind === 'user' ? caller.userId : ''
}

/** An account wherever it is, and guests by where they are. */
export const byReader = arriving('account', (request) =>
  callerOf(request).kind === 'user' ? `reads user:${userIdOf(request)}` : `reads ${byPlace(request)}`,
)

/** By what is asked about, wherever the asking comes from. */
export const byRouteAndParameter = (name: string): Key =>
  countedBy('target', (request) => `${routeOf(request)} ${name}:${parameterOf(request, name)}`)

/** A text in the body as it came, but for its case; what is no text counts as none. */
export function parameterOf({ body }: FastifyRequest, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : ''
  return typeof value === 'string' ? value.toLowerCase().slice(0, 320) : ''
}
