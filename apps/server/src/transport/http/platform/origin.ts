import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'

/** Which web pages may use the API, as an operator says it. */
export type Origins = {
  /** Host names; `*` is any, `*.example.com` any below that one. */
  readonly platforms: readonly string[]
  /** Where the studio itself is reached, when that is known. */
  readonly publicUrl: string | undefined
}

export type OriginRules = {
  /** The host of the page that asks, or of its address where a browser leaves the origin out. */
  isAllowed(host: string, ownHost: string): boolean
}

export function originRules({ platforms, publicUrl }: Origins): OriginRules {
  const exact = new Set(['localhost', ...platforms.map((host) => host.toLowerCase())])
  if (publicUrl !== undefined) exact.add(new URL(publicUrl).hostname)
  const suffixes = [...exact].filter((host) => host.startsWith('*.')).map((host) => host.slice(1))
  return {
    isAllowed: (host, ownHost) =>
      exact.has(host) || host === ownHost || exact.has('*') || suffixes.some((suffix) => host.endsWith(suffix)),
  }
}

/** Undefined when the request names no page; a text that is no address is its own host, and nobody's. */
export function pageOf({
  headers,
}: Pick<FastifyRequest, 'headers'>): { host: string; url: URL | undefined } | undefined {
  const given = headers.origin || headers.referer
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  return { host: url?.hostname || given.slice(0, 255), url }
}

/** A foreign page must not change anything with its visitor's cookies. */
export function checkOrigin(request: FastifyRequest, rules: OriginRules): void {
  if (!changing.has(request.method)) return
  const page = pageOf(request)
  if (!page || rules.isAllowed(page.host, request.hostname)) return
  throw new Fault('general_unknown_origin', {}, { message: unknownOrigin(page.host) })
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const unknownOrigin = (host: string): string =>
  `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`
