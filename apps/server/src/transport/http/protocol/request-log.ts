import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line per request. The query stays out of it: people's words are in there. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const line = request.refusal ? { ...facts, refusal: request.refusal } : facts
    if (isOfInterest(line.path)) request.log.info(line, 'request finished')
    else request.log.debug(line, 'request finished')
    done()
  })
}

export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url

/** Probes and files of the web come by the thousand and tell nothing. */
const isOfInterest = (path: string): boolean => path.startsWith('/v1/') && !path.startsWith('/v1/health/')
