import type { Site } from '@eidolon/contract/site.ts'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { originRules, type Origins, pageOf, unknownOrigin } from './platform/origin.ts'

/** Scheme, host and port of the page that asks, as a wallet will show them; refuses pages that nobody has named. */
export type WalletOrigins = (request: FastifyRequest) => string

/**
 * Stricter than the rest of the API. A page that stands between people and the studio and passes everything on would
 * have its own name signed otherwise, and whoever looks at their wallet would see nothing wrong: so the host that a
 * request was sent to counts for nothing where an operator can say what the studio's name is.
 */
export function walletOrigins({ platforms, publicUrl, mode }: Origins & Pick<Site, 'mode'>): WalletOrigins {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  // Any page may be allowed to use the API; by that none is known.
  const named = originRules({ platforms: platforms.filter((host) => host !== '*'), publicUrl: undefined })

  function isKnown({ origin, hostname }: URL, reachedAs: string): boolean {
    if (origin === own || named.isAllowed(hostname, '')) return true
    return hostname === reachedAs && (isLoopback(hostname) || (mode === 'local' && own === undefined))
  }

  return (request) => {
    const page = pageOf(request)
    // Whoever is no page has the studio's own name signed.
    const url = page ? page.url : asUrl(own ?? `${request.protocol}://${request.host}`)
    if (!url || !isKnown(url, request.hostname)) {
      const message = unknownOrigin(page?.host ?? request.hostname)
      throw new Fault('general_unknown_origin', {}, { message })
    }
    return url.origin
  }
}

const asUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

const isLoopback = (host: string): boolean => host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
