import { PasswordProof } from '@eidolon/contract/accounts/account-factors.ts'
import type { FastifyInstance } from 'fastify'
import type { ProveByPassword } from '#application/accounts/prove-again.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

export type ProofUseCases = {
  readonly recent: Pick<RecentProof, 'state'>
  readonly proveByPassword: ProveByPassword
}

/** Showing again who one is, before something is changed that a session alone is not enough for. */
export function proofRoutes(app: FastifyInstance, useCases: ProofUseCases): void {
  app.get('/account/proof', { config: { scope: 'account' } }, (request) => useCases.recent.state(userOf(request)))

  const limits = [{ limit: 10, period: 3600, key: byRouteAndUser }]
  app.put('/account/proof/password', { config: { scope: 'account', limits } }, async (request) => {
    const { password } = PasswordProof.parse(request.body)
    return useCases.proveByPassword(userOf(request), password, clientOf(request))
  })
}
