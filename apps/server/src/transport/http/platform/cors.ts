import { callerHeader } from '@eidolon/contract/resources.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OriginRules, type Origins, pageOf, reachedAs } from './origin.ts'

/** Names, not a wildcard: browsers ignore one on requests with cookies. */
const allowedHeaders = [
  'Origin',
  'Cookie',
  'Set-Cookie',
  'X-Requested-With',
  'Content-Type',
  'Access-Control-Allow-Origin',
  'Access-Control-Request-Headers',
  'Accept',
  'X-Appwrite-Project',
  'X-Appwrite-Key',
  'X-Appwrite-Locale',
  'X-Appwrite-Mode',
  'X-Appwrite-JWT',
  'X-Appwrite-Response-Format',
  'X-Appwrite-Timeout',
  'X-SDK-Version',
  'X-SDK-Name',
  'X-SDK-Language',
  'X-SDK-Platform',
  'X-SDK-GraphQL',
  'X-Appwrite-ID',
  'X-Appwrite-Timestamp',
  'Content-Range',
  'Range',
  'Cache-Control',
  'Expires',
  'Pragma',
  'X-Appwrite-Session',
  'X-Fallback-Cookies',
  'X-Forwarded-For',
  'X-Forwarded-User-Agent',
].join(', ')

const exposedHeaders = `X-Appwrite-Session, X-Fallback-Cookies, X-Parts, X-Seed, ${callerHeader}`

/** The answer to a browser that asks whether it may ask. The request itself is judged when it comes. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-origin': request.headers.origin ?? `${request.protocol}://localhost`,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders,
      'access-control-expose-headers': exposedHeaders,
      'access-control-max-age': '600',
      vary: 'Origin',
    })
    .send()
}

/** Set before anything can refuse: without them a browser hides even the refusal from its page. */
export function setCorsHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { rules, publicUrl }: { readonly rules: OriginRules } & Pick<Origins, 'publicUrl'>,
): void {
  reply
    .header('access-control-allow-origin', allowedOrigin(request, rules, publicUrl))
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', exposedHeaders)
    .header('vary', 'Origin')
}

/** The page's own origin, or one that it is not, which is how a browser is told no. */
function allowedOrigin(request: FastifyRequest, rules: OriginRules, publicUrl: string | undefined): string {
  const page = pageOf(request)
  if (!page?.url) return `${request.protocol}://localhost`
  if (rules.isAllowed(page, reachedAs(request))) return page.url.origin
  const refused = `${page.url.protocol}//localhost${page.url.port && `:${page.url.port}`}`
  if (refused !== page.url.origin) return refused
  // For a page on localhost that would be a yes.
  return publicUrl === undefined ? reachedAs(request) : new URL(publicUrl).origin
}
