import { NewPushTarget, PushTargetChange, TargetPlace } from '@eidolon/contract/accounts/push.ts'
import type { FastifyInstance } from 'fastify'
import type { OwnTargets } from '#application/push/own-targets.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'

/** Which browsers are told what has finished. */
export function pushTargetRoutes(app: FastifyInstance, targets: OwnTargets): void {
  const own = { config: { scope: 'targets.write' } } as const

  app.post('/account/targets/push', own, async (request, reply) => {
    const given = NewPushTarget.parse(request.body)
    return reply.code(201).send(await targets.create(userOf(request), given, clientOf(request)))
  })

  app.put('/account/targets/:targetId/push', own, async (request) => {
    const { targetId } = TargetPlace.parse(request.params)
    const { identifier } = PushTargetChange.parse(request.body)
    return targets.update(userOf(request).userId, targetId, identifier, clientOf(request))
  })

  app.delete('/account/targets/:targetId/push', own, async (request, reply) => {
    const { targetId } = TargetPlace.parse(request.params)
    await targets.remove(userOf(request).userId, targetId, clientOf(request))
    return reply.code(204).send()
  })
}
