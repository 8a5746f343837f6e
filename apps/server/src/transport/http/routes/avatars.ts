import { ShapesAvatar } from '@eidolon/contract/avatars.ts'
import type { FastifyInstance } from 'fastify'
import type { AvatarArtist } from '#application/avatars/ports.ts'
import { inertPolicy } from '#transport/http/protocol/security-headers.ts'

export function avatarRoutes(app: FastifyInstance, artist: AvatarArtist): void {
  app.get('/v1/avatars/shapes', async (request, reply) => {
    const { seed, size } = ShapesAvatar.parse(request.query)
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', inertPolicy)
      .send(await artist.shapes(seed, size))
  })
}
