import type { FastifyInstance } from 'fastify'
import type { SeenRequest } from '#application/metrics/ports.ts'

/** Tells of every answered request; by the pattern of its route, since addresses hold ids and are without end. */
export function measureRequests(app: FastifyInstance, seen: (request: SeenRequest) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    seen({
      method: methods.has(request.method) ? request.method : 'other',
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
