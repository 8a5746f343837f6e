import type { FastifyRequest } from 'fastify'
import type { Caller, Client, UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set by the platform before any route runs. Read it with `callerOf`. */
    caller: Caller | undefined
  }
}

export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller)
    throw new Error(`${request.routeOptions.url} is not a route of the platform: nobody has looked who asks`)
  return request.caller
}

/** For routes whose scope only users hold. */
export function userOf(request: FastifyRequest): UserCaller {
  const caller = callerOf(request)
  if (caller.kind === 'guest') throw new Fault('general_unauthorized_scope')
  return caller
}

export function clientOf(request: FastifyRequest): Client {
  return { ip: callerOf(request).ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 512) }
}

/** The client's address; an IPv4 address that came through an IPv6 socket is told as what it is. */
export const ipOf = ({ ip }: FastifyRequest): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip)
