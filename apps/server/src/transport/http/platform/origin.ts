import type { Site } from '@eidolon/contract/site.ts'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { isLoopback } from '#domain/shared/loopback.ts'

/** Which web pages may use the API, as an operator says it. */
export type Origins = {
  /** Host names; `*` is any, `*.example.com` any below that one. */
  readonly platforms: readonly string[]
  /** Where the studio itself is reached, when that is known. */
  readonly publicUrl: string | undefined
  readonly mode: Site['mode']
}

/** The page that asks; an address that cannot be parsed is treated as a host that matches none. */
export type RequestOrigin = { readonly host: string; readonly url: URL | undefined }

export type OriginRules = {
  /** `reachedAs` is the origin that the request was sent to; it counts for nothing where the studio has a name. */
  isAllowed(page: RequestOrigin, reachedAs: string): boolean
}

export function originRules({ platforms, publicUrl, mode }: Origins): OriginRules {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const exact = new Set(platforms.map((host) => host.toLowerCase()))
  const suffixes = [...exact].filter((host) => host.startsWith('*.')).map((host) => host.slice(1))

  /** To scheme and port: another program on the same machine is another site. Only at one's own are all of them one's own. */
  function isOwn({ protocol, hostname, origin }: URL, reachedAs: string): boolean {
    if (origin === own) return true
    if (!isLoopback(hostname) || !/^https?:$/.test(protocol)) return false
    return mode === 'local' || (own === undefined && origin === reachedAs)
  }

  return {
    isAllowed: ({ host, url }, reachedAs) =>
      exact.has(host) ||
      exact.has('*') ||
      suffixes.some((suffix) => host.endsWith(suffix)) ||
      (url !== undefined && isOwn(url, reachedAs)),
  }
}

/** Any page may be allowed to use the API; that makes none of them known, and no secret may be sent there. */
export function knownOrigins(origins: Origins): OriginRules {
  return originRules({ ...origins, platforms: origins.platforms.filter((host) => host !== '*') })
}

/** The hosts that a redirect may name, for the message of a refusal. */
export function hostsOf({ platforms, publicUrl }: Origins): string {
  const own = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return [...new Set([own, ...platforms.filter((host) => host !== '*')])].join(', ')
}

/** Scheme, host and port that a request was sent to. */
export const reachedAs = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`

/** Undefined when the request names no page. */
export function pageOf({ headers }: Pick<FastifyRequest, 'headers'>): RequestOrigin | undefined {
  const given = headers.origin || headers.referer
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  return { host: url?.hostname || given.slice(0, 255), url }
}

/** A foreign page must not change anything with its visitor's cookies. */
export function checkOrigin(request: FastifyRequest, rules: OriginRules): void {
  if (!changing.has(request.method)) return
  const page = pageOf(request)
  if (!page || rules.isAllowed(page, reachedAs(request))) return
  throw new Fault('general_unknown_origin', {}, { message: unknownOrigin(page.host) })
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const unknownOrigin = (host: string): string =>
  `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`
