import type { FastifyInstance } from 'fastify'

/** One line per request, by the pattern of its route: paths hold the tokens of share links, queries people's words. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    const line = request.refusal ? { ...facts, refusal: request.refusal } : facts
    if (isOfInterest(route)) request.log.info(line, 'request finished')
    else request.log.debug(line, 'request finished')
    done()
  })
}

/** Probes and files of the web come by the thousand and tell nothing. */
const isOfInterest = (route: string): boolean => route.startsWith('/v1/') && !route.startsWith('/v1/health/')
