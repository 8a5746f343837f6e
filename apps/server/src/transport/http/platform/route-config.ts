import type { Payer } from '@eidolon/contract/endpoints/costs.ts'
import type { FastifyRequest } from 'fastify'
import type { AuthMethod } from '#domain/accounts/options.ts'
import type { Scope } from '#domain/accounts/scope.ts'

/** At most `limit` requests per `period` seconds for what `key` says; see `limit-keys.ts`. */
export type RouteLimit = {
  readonly limit: number
  readonly period: number
  readonly key: (request: FastifyRequest) => string
  /** Counted by each process for itself: a count that all share would make every read a write. */
  readonly inMemory?: true
}

export type LimitFact = { readonly payer: Payer; readonly limit: number; readonly period: number }

/** How much a form may hold. */
export type FormLimits = { readonly fields: number; readonly bytes: number }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller has to be allowed. Every route of the platform names one. */
    readonly scope?: Scope
    /** The way of signing in that the route belongs to; a project may have switched it off. */
    readonly auth?: AuthMethod
    /** A route of the platform that names none, and doesn't read lists, gets an ordinary one. */
    readonly limits?: readonly RouteLimit[]
    /** What the route counts by itself, for the page of limits. */
    readonly counted?: readonly LimitFact[]
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
