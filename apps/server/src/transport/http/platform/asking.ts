import type { FastifyRequest } from 'fastify'
import type { Asking } from '#application/accounts/asking.ts'
import { clientOf } from './caller.ts'

/** Who asks, and the language they asked in; a browser's own is not asked: the studio's pages are not in it either. */
export function askingOf(request: FastifyRequest): Asking {
  const locale = request.headers['x-appwrite-locale']
  return { client: clientOf(request), locale: typeof locale === 'string' ? locale.slice(0, 35) : '' }
}
