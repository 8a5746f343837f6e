import { KeyPlace, NewKey } from '@eidolon/contract/accounts/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { OwnKeys } from '#application/keys/own-keys.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'

const perHour = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 3600, key: byRouteAndUser }] } }) as const

/** Keys for programs: made, listed without their secrets, and revoked. */
export function keyRoutes(app: FastifyInstance, keys: OwnKeys): void {
  app.get('/account/keys', { config: { scope: 'account' } }, (request) => keys.list(userOf(request).userId))

  app.post('/account/keys', perHour(60), async (request, reply) => {
    const made = await keys.make(userOf(request), NewKey.parse(request.body), requestContextOf(request))
    return reply.code(201).header('cache-control', 'no-store').send(made)
  })

  app.delete('/account/keys/:keyId', perHour(300), async (request, reply) => {
    const { keyId } = KeyPlace.parse(request.params)
    await keys.revoke(userOf(request), keyId, requestContextOf(request))
    return reply.code(204).send()
  })
}
