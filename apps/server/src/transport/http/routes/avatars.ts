import { ShapesAvatar } from '@eidolon/contract/avatars.ts'
import type { FastifyInstance } from 'fastify'
import type { AvatarArtist } from '#application/avatars/ports.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { limitByPlace } from '#transport/http/platform/limit-by-place.ts'
import { inertPolicy } from '#transport/http/protocol/security-headers.ts'

export function avatarRoutes(app: FastifyInstance, artist: AvatarArtist, countRequest: CountRequest): void {
  app.register(async (scope) => {
    limitByPlace(scope, countRequest, 'avatars', { limit: 600 })
    scope.get('/v1/avatars/shapes', async (request, reply) => {
      const { seed, size } = ShapesAvatar.parse(request.query)
      return reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', inertPolicy)
        .send(await artist.shapes(seed, size))
    })
  })
}
