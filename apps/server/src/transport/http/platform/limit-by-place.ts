import type { FastifyInstance } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { ipOf } from './caller.ts'
import { countedBy } from './limit-keys.ts'

/** For routes outside of the platform: counts requests by client address before a body is read. */
export function limitByPlace(
  scope: FastifyInstance,
  countRequest: CountRequest,
  name: string,
  { limit, period = 60 }: { readonly limit: number; readonly period?: number },
): void {
  const keyOf = countedBy('client address', (request) => `${name} ${placeOf(ipOf(request))}`)
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, limits: [{ limit, period, key: keyOf }] }
  })
  scope.addHook('onRequest', async (request) => {
    const { exceeded } = await countRequest([{ key: keyOf(request), limit, period }])
    if (exceeded) throw new Fault('general_rate_limit_exceeded')
  })
}
