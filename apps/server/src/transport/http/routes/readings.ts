import { ReadingRequest } from '@eidolon/contract/readings.ts'
import type { FastifyInstance } from 'fastify'
import type { ReadText } from '#application/readings/read-text.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

// As often as somebody pauses who types without end.
const typing = {
  config: {
    scope: 'account',
    limits: [
      { limit: 240, period: 60, key: byRouteAndUser },
      { limit: 480, period: 60, key: byRouteAndPlace },
    ],
  },
} as const

/** What an engine will make of a prompt. */
export function readingRoutes(scope: FastifyInstance, readText: ReadText): void {
  scope.post('/readings', typing, async (request, reply) =>
    readText(userOf(request), ReadingRequest.parse(request.body), disconnectSignal(reply)),
  )
}
