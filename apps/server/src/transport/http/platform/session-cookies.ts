import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from './cookies.ts'
import { legacyCookie, sessionCookie } from './credentials.ts'
import { pageOf } from './origin.ts'

type Deps = {
  readonly publicUrl: string | undefined
  /** `example.com` for `www.example.com`; undefined for hosts without a registrable domain. */
  readonly registrableDomain: (host: string) => string | undefined
}

/** How a session gets to its client and how it is taken away again. */
export type SessionCookies = {
  grant(request: FastifyRequest, reply: FastifyReply, session: { secret: string; expire: string }): void
  clear(request: FastifyRequest, reply: FastifyReply): void
}

/** Whether cookies are for https alone. A proxy may speak https to the world and http to us. */
export const isHttps = ({ protocol }: FastifyRequest, publicUrl: string | undefined): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true

export function sessionCookies({ publicUrl, registrableDomain }: Deps): SessionCookies {
  const outside = publicUrl === undefined ? undefined : new URL(publicUrl)

  /** A page of the same site gets its cookies through; to any other the session is handed in a header as well. */
  function isSameSite(request: FastifyRequest): boolean {
    const page = pageOf(request)
    const own = registrableDomain(outside?.hostname ?? request.hostname)
    return page !== undefined && own !== undefined && own === registrableDomain(page.host)
  }

  function set(request: FastifyRequest, reply: FastifyReply, value: string, expires: Date): void {
    // Without a domain, so that they go to this host alone and to none below it, which may be run by another party.
    const attributes = [
      'Path=/',
      `Expires=${expires.toUTCString()}`,
      ...(isHttps(request, publicUrl) ? ['Secure'] : []),
      'HttpOnly',
    ].join('; ')
    // The plain one last: some clients keep only the last cookie they are sent.
    reply.header('set-cookie', [
      ...wider(request),
      `${legacyCookie}=${value}; ${attributes}`,
      `${sessionCookie}=${value}; ${attributes}; SameSite=None`,
    ])
  }

  return {
    grant(request, reply, { secret, expire }) {
      set(request, reply, secret, new Date(expire))
      if (!isSameSite(request)) reply.header('x-fallback-cookies', JSON.stringify({ [sessionCookie]: secret }))
    },
    clear(request, reply) {
      set(request, reply, 'deleted', new Date(0))
      if (!isSameSite(request)) reply.header('x-fallback-cookies', '[]')
    },
  }
}

/**
 * Before 2.1 cookies had a domain. A browser keeps such a one beside its successor and sends it first, so that a
 * request with a cookie is answered by taking that one away. Hosts without a dot and addresses never had one.
 */
function wider({ headers, hostname }: FastifyRequest): string[] {
  const isNamed = isIP(hostname) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname)
  if (!isNamed || cookieOf(headers.cookie, legacyCookie) === undefined) return []
  const past = `Path=/; Domain=.${hostname}; Expires=${new Date(0).toUTCString()}; HttpOnly`
  return [`${legacyCookie}=deleted; ${past}`, `${sessionCookie}=deleted; ${past}`]
}
