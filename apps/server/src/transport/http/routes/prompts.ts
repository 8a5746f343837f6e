import { BroughtPrompts, PromptPlace, PromptSearch } from '@eidolon/contract/prompt-history.ts'
import type { FastifyInstance } from 'fastify'
import type { PromptHistory } from '#application/prompts/prompt-history.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

const perMinute = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: 60, key: byRouteAndUser }] } }) as const
const all = '/account/prompts'

/** What somebody has asked for before. */
export function promptRoutes(app: FastifyInstance, history: PromptHistory): void {
  app.get(all, perMinute(240), (request) => history.list(userOf(request).userId, PromptSearch.parse(request.query)))

  app.post(all, perMinute(20), async (request, reply) => {
    await history.bring(userOf(request).userId, BroughtPrompts.parse(request.body).prompts)
    return reply.code(204).send()
  })

  app.delete(all, perMinute(20), async (request, reply) => {
    await history.forgetAll(userOf(request).userId)
    return reply.code(204).send()
  })

  app.delete(`${all}/:promptId`, perMinute(240), async (request, reply) => {
    await history.forget(userOf(request).userId, PromptPlace.parse(request.params).promptId)
    return reply.code(204).send()
  })
}
