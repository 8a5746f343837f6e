import type { FastifyRequest } from 'fastify'
import type { AuthMethod } from '#domain/accounts/options.ts'
import type { Scope } from '#domain/accounts/scope.ts'

/** At most `limit` requests per `period` seconds for what `key` says; see `limit-keys.ts`. */
export type RouteLimit = {
  readonly limit: number
  readonly period: number
  readonly key: (request: FastifyRequest) => string
}

/** How much a form may hold. */
export type FormLimits = { readonly fields: number; readonly bytes: number }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller has to be allowed. Every route of the platform names one. */
    readonly scope?: Scope
    /** The way of signing in that the route belongs to; a project may have switched it off. */
    readonly auth?: AuthMethod
    readonly limits?: readonly RouteLimit[]
    /** Reads what may be much: counted together with all other such reading of the same caller. */
    readonly reads?: true
    /** A page may send its form here, which carries no headers: the project may stand in the address instead. */
    readonly takesForms?: true
    /** For a route that takes longer forms than the others. */
    readonly form?: FormLimits
    /** Guests may send as much as the route takes; others take little of them. */
    readonly guestBody?: true
    /** `none`: the route makes a session, so it refuses callers who have one. */
    readonly session?: 'none'
    /** Open to a session that still lacks its second factor. */
    readonly halfway?: true
  }
}
