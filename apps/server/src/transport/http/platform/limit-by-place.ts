import type { FastifyInstance } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import { ipOf } from './caller.ts'

/** For routes outside of the platform: so many requests a minute from one place, counted before a body is read. */
export function limitByPlace(scope: FastifyInstance, countRequest: CountRequest, name: string, limit: number): void {
  scope.addHook('onRequest', async (request) => {
    const key = `${name} ${placeOf(ipOf(request))}`
    const { exceeded } = await countRequest([{ key, limit, period: 60 }])
    if (exceeded) throw new Fault('general_rate_limit_exceeded')
  })
}
