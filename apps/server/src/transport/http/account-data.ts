import { AccountDeletion } from '@eidolon/contract/account-data.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountRemover } from '#application/account-data/delete-account.ts'
import { userOf } from './platform/caller.ts'
import { byRouteAndUser } from './platform/limit-keys.ts'
import type { SessionCookies } from './platform/session-cookies.ts'

export type AccountDataUseCases = {
  readonly remove: AccountRemover['remove']
}

const hour = 3600
const perHour = (limit: number) =>
  ({ config: { scope: 'account', limits: [{ limit, period: hour, key: byRouteAndUser }] } }) as const

/** All that somebody has, as a whole: taking it along, bringing it back, letting it go. */
export function accountDataRoutes(app: FastifyInstance, useCases: AccountDataUseCases, cookies: SessionCookies): void {
  app.delete('/account', perHour(10), async (request, reply) => {
    const { confirm } = AccountDeletion.parse(request.body)
    await useCases.remove(userOf(request).userId, confirm)
    cookies.clear(request, reply)
    return reply.code(204).send()
  })
}
