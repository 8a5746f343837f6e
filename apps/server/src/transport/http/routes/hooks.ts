import { DeliveryPlace, HookChange, HookPlace, NewHook } from '@eidolon/contract/accounts/hooks.ts'
import type { FastifyInstance } from 'fastify'
import type { OwnHooks } from '#application/hooks/own-hooks.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'

const all = '/account/hooks'
const one = `${all}/:hookId`
const reading = { config: { scope: 'account', reads: true } } as const
const perHour = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 3600, key: byRouteAndUser }] } }) as const

/** Addresses that are told of events, and what they were told. */
export function hookRoutes(app: FastifyInstance, hooks: OwnHooks): void {
  app.get(all, reading, (request) => hooks.list(userOf(request).userId))

  app.post(all, perHour(60), async (request, reply) => {
    const made = await hooks.make(userOf(request), NewHook.parse(request.body), requestContextOf(request))
    return reply.code(201).header('cache-control', 'no-store').send(made)
  })

  app.patch(one, perHour(120), async (request) => {
    const { hookId } = HookPlace.parse(request.params)
    return hooks.turn(userOf(request), hookId, HookChange.parse(request.body).enabled, clientOf(request))
  })

  app.delete(one, perHour(300), async (request, reply) => {
    await hooks.remove(userOf(request), HookPlace.parse(request.params).hookId, clientOf(request))
    return reply.code(204).send()
  })

  app.get(`${one}/deliveries`, reading, (request) =>
    hooks.deliveries(userOf(request).userId, HookPlace.parse(request.params).hookId),
  )

  app.post(`${one}/deliveries/:deliveryId`, perHour(120), async (request, reply) => {
    const { hookId, deliveryId } = DeliveryPlace.parse(request.params)
    return reply.code(202).send(await hooks.again(userOf(request).userId, hookId, deliveryId))
  })
}
