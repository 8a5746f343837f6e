import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { knownOrigins, type Origins, pageOf, reachedAs, unknownOrigin } from '#transport/http/platform/origin.ts'

/** Scheme, host and port of the page that asks, as a wallet will show them; refuses pages that are not configured. */
export type WalletOrigins = (request: FastifyRequest) => string

/**
 * A page that stands between people and the studio and passes everything on would have its own name signed otherwise,
 * and the wallet would show nothing wrong: so only a page counts whose name is known beforehand.
 */
export function walletOrigins(origins: Origins): WalletOrigins {
  const rules = knownOrigins(origins)
  return (request) => {
    // A client that is no page has the studio's own name signed.
    const page = pageOf(request) ?? named(origins.publicUrl ?? reachedAs(request))
    if (!page.url || !rules.isAllowed(page, reachedAs(request))) {
      throw new Fault('general_unknown_origin', {}, { message: unknownOrigin(page.host) })
    }
    return page.url.origin
  }
}

function named(origin: string) {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  return { host: url?.hostname ?? origin, url }
}
