import type { FastifyRequest } from 'fastify'
import { placeOf } from '#domain/shared/place.ts'
import { callerOf } from './caller.ts'

/** What limits are counted by. A route is its pattern, so that ids in the path do not start a count of their own. */
export const byPlace = (request: FastifyRequest): string => placeOf(callerOf(request).ip)

export const byRouteAndPlace = (request: FastifyRequest): string => `${routeOf(request)} ${byPlace(request)}`

export const byRouteAndUser = (request: FastifyRequest): string => `${routeOf(request)} user:${userIdOf(request)}`

/** For routes that are called often: the same person on another line, or another person on the same, counts apart. */
export const byRoutePlaceAndUser = (request: FastifyRequest): string =>
  `${routeOf(request)} ${byPlace(request)} user:${userIdOf(request)}`

const routeOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string => `${method} ${url}`

function userIdOf(request: FastifyRequest): string {
  const caller = callerOf(request)
  return caller.kind === 'user' ? caller.userId : ''
}

/** By what is asked about, wherever the asking comes from. */
export const byRouteAndParameter =
  (name: string) =>
  (request: FastifyRequest): string =>
    `${routeOf(request)} ${name}:${parameterOf(request, name)}`

/** A text in the body as it came, but for its case; what is no text counts as none. */
export function parameterOf({ body }: FastifyRequest, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : ''
  return typeof value === 'string' ? value.toLowerCase().slice(0, 320) : ''
}
