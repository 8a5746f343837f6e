import { type LookFinding, type LookFindingLine, portraitBytes } from '@eidolon/contract/characters/looks.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { SearchLook } from '#application/looks/search-look.ts'
import { Fault } from '#domain/shared/fault.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { oneFile } from '#transport/http/bodies/one-file.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

/** Half a minute of drawing each. */
const seldom = {
  config: {
    scope: 'account',
    limits: [
      { limit: 6, period: 600, key: byRouteAndUser },
      { limit: 12, period: 600, key: byRouteAndPlace },
    ],
  },
  bodyLimit: largeBody,
} as const

/** People who look like somebody in a picture; absent where no face model is installed. */
export function fromPictureRoutes(scope: FastifyInstance, search: SearchLook | undefined): void {
  scope.get('/looks/from-picture', { config: { scope: 'account' } }, async (request): Promise<LookFinding> => {
    userOf(request)
    return { available: search !== undefined }
  })

  scope.post('/looks/from-picture', seldom, async (request, reply) => {
    const { userId } = userOf(request)
    if (!search) {
      throw new Fault(
        'engine_unavailable',
        {},
        { message: 'Faces cannot be looked at here. Describe the person in words.' },
      )
    }
    const file = await oneFile(reply, portraitBytes)
    const signal = disconnectSignal(reply)
    const lines = new Readable({ read() {} })
    const tell = (line: LookFindingLine): void => void lines.push(`${JSON.stringify(line)}\n`)
    tell({ share: 0 })
    search(file, userId, { signal, progress: (share) => tell({ share }) })
      .then(
        (proposals) => tell({ proposals }),
        (error: unknown) => {
          // Whoever left hears nothing any more.
          if (!signal.aborted) tell({ problem: wordsFor(error) })
          if (!signal.aborted && !(error instanceof Fault))
            request.log.warn({ err: error }, 'a picture was not looked at')
        },
      )
      .finally(() => lines.push(null))
    return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(lines)
  })
}

const wordsFor = (error: unknown): string =>
  error instanceof Fault ? error.message : 'The picture could not be looked at. Try again later.'
