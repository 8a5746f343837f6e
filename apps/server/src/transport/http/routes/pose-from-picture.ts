import { type FoundPose, type PoseFinding, posePictureBytes } from '@eidolon/contract/characters/pose-pictures.ts'
import type { FastifyInstance } from 'fastify'
import type { FindPose } from '#application/poses/find-pose.ts'
import { Fault } from '#domain/shared/fault.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { oneFile } from '#transport/http/bodies/one-file.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

/** A second of a processor each. */
const seldom = {
  config: {
    scope: 'account',
    limits: [
      { limit: 20, period: 600, key: byRouteAndUser },
      { limit: 40, period: 600, key: byRouteAndPlace },
    ],
  },
  bodyLimit: largeBody,
} as const

/** The pose of somebody in a picture; absent where no pose model is installed. */
export function poseFromPictureRoutes(scope: FastifyInstance, find: FindPose | undefined): void {
  scope.get('/poses/from-picture', { config: { scope: 'account' } }, async (request): Promise<PoseFinding> => {
    userOf(request)
    return { available: find !== undefined }
  })

  scope.post('/poses/from-picture', seldom, async (request, reply): Promise<FoundPose> => {
    const { userId } = userOf(request)
    if (!find) {
      throw new Fault(
        'engine_unavailable',
        {},
        { message: 'Poses cannot be read from pictures here. Pull the figure into the pose, or begin from the list.' },
      )
    }
    const file = await oneFile(reply, posePictureBytes)
    void reply.header('cache-control', 'no-store')
    return find(file, userId, disconnectSignal(reply))
  })
}
