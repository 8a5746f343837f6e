import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { EngineCalls } from '#application/engines/calls.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { limitByPlace } from '#transport/http/platform/limit-by-place.ts'

/** Services send their results along, which are not read here. */
const bodyLimit = 1024 * 1024

/** A service calls once or twice for each picture. */
const perMinute = 600

const Place = z.object({ engineId: z.string().max(64) })

export const callPath = (engineId: string): string => `/v1/engines/${engineId}/calls`

/** Where services that draw for us say that they are done. They have no session and no origin, only a signature. */
export function engineCallRoutes(app: FastifyInstance, calls: EngineCalls, countRequest: CountRequest): void {
  if (calls.size === 0) return
  app.register(async (scope) => {
    limitByPlace(scope, countRequest, 'engine calls', { limit: perMinute })
    // Signatures are made over the very bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.post(callPath(':engineId'), { bodyLimit }, async (request, reply) => {
      const hear = calls.get(Place.parse(request.params).engineId)
      if (!hear) throw new Fault('general_route_not_found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const heard = await hear({ headers: request.headers, body })
      if (heard === 'refused') throw new Fault('general_access_forbidden')
      // Services call again when they are not heard.
      if (heard === 'unknown') throw new Fault('engine_unavailable')
      return reply.code(204).send()
    })
  })
}
