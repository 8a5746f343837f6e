import type { FastifyRequest } from 'fastify'
import type { CountRequest, Limit } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { userOf } from './caller.ts'
import { byPlace } from './limit-keys.ts'

const hour = 3600

/** How often something that costs work may be had in an hour: by an account, by a place, by everybody together. */
export type Budget = {
  readonly name: string
  readonly account: number
  readonly place: number
  readonly all?: number
}

/** Counts one, or as much as it is; a refusal says what there is too much of and when it goes on. */
export async function spend(
  countRequest: CountRequest,
  request: FastifyRequest,
  budget: Budget,
  amount = 1,
): Promise<void> {
  const { name, account, place, all } = budget
  const limit = (key: string, max: number): Limit => ({ key, limit: max, period: hour, amount })
  const { exceeded, reset } = await countRequest([
    limit(`${name} user:${userOf(request).userId}`, account),
    limit(`${name} ${byPlace(request)}`, place),
    ...(all === undefined ? [] : [limit(name, all)]),
  ])
  if (!exceeded) return
  const until = new Date(reset * 1000).toISOString()
  const message = `Too many ${name} in an hour. It goes on at ${until.slice(11, 16)} UTC.`
  throw new Fault('general_rate_limit_exceeded', {}, { message, details: { until } })
}
