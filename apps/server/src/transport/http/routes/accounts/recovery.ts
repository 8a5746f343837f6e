import { RecoveryConfirmation, RecoveryRequest } from '@eidolon/contract/accounts/account-tokens.ts'
import type { FastifyInstance } from 'fastify'
import type { RequestRecovery, RecoverAccount } from '#application/accounts/tokens/recover-account.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import type { MailLinks } from './mail-links.ts'
import { byRouteAndPlace, byRouteAndParameter } from '#transport/http/platform/limit-keys.ts'

export type RecoveryUseCases = {
  readonly requestRecovery: RequestRecovery
  readonly recoverAccount: RecoverAccount
  /** Passwords that are refused. */
  readonly passwordDictionary: ReadonlySet<string>
}

const hourly = { limit: 10, period: 3600 }

/** A new password instead of a forgotten one. */
export function recoveryRoutes(app: FastifyInstance, useCases: RecoveryUseCases, links: MailLinks): void {
  const Confirmation = RecoveryConfirmation(useCases.passwordDictionary)

  const requesting = [
    { ...hourly, key: byRouteAndParameter('email') },
    { ...hourly, key: byRouteAndPlace },
  ]
  app.post('/account/recovery', { config: { scope: 'sessions.write', limits: requesting } }, async (request, reply) => {
    const { email, url } = RecoveryRequest.parse(request.body)
    const link = links.check(request, 'url', url)
    return reply.code(201).send(await useCases.requestRecovery(email, link, requestContextOf(request)))
  })

  const confirming = [{ ...hourly, key: byRouteAndParameter('userId') }]
  app.put('/account/recovery', { config: { scope: 'sessions.write', limits: confirming } }, async (request) => {
    const { userId, secret, password } = Confirmation.parse(request.body)
    return useCases.recoverAccount(userId, secret, password, requestContextOf(request))
  })
}
