import { VerificationConfirmation, VerificationRequest } from '@eidolon/contract/accounts/account-tokens.ts'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type {
  VerifyAddress,
  RequestVerification,
  RequestPhoneVerification,
} from '#application/accounts/tokens/verify-address.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import type { MailLinks } from './mail-links.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser, countedBy, parameterOf } from '#transport/http/platform/limit-keys.ts'

export type VerificationUseCases = {
  readonly requestVerification: RequestVerification
  readonly requestPhoneVerification: RequestPhoneVerification
  readonly verifyEmail: VerifyAddress
  readonly verifyPhone: VerifyAddress
}

const hourly = { limit: 10, period: 3600 }

/** Proving that addresses are one's own. */
export function verificationRoutes(app: FastifyInstance, useCases: VerificationUseCases, links: MailLinks): void {
  // By the account concerned, for both addresses together: confirming needs no session.
  const key = countedBy('target', (request) => `verification userId:${parameterOf(request, 'userId')}`)
  const confirming: RouteShorthandOptions = { config: { scope: 'sessions.write', limits: [{ ...hourly, key }] } }

  const byMail = { scope: 'account', limits: [{ ...hourly, key: byRouteAndUser }] } as const
  app.post('/account/verification', { config: byMail }, async (request, reply) => {
    const { url } = VerificationRequest.parse(request.body)
    const link = links.check(request, 'url', url)
    return reply
      .code(201)
      .send(await useCases.requestVerification(userOf(request).userId, link, requestContextOf(request)))
  })

  app.put('/account/verification', confirming, async (request) => {
    const { userId, secret } = VerificationConfirmation.parse(request.body)
    return useCases.verifyEmail(userId, secret, clientOf(request))
  })

  const byPhone = {
    scope: 'account',
    auth: 'phone',
    limits: [
      { ...hourly, key: byRouteAndUser },
      { ...hourly, key: byRouteAndPlace },
    ],
  } as const
  app.post('/account/verification/phone', { config: byPhone }, async (request, reply) =>
    reply.code(201).send(await useCases.requestPhoneVerification(userOf(request).userId, requestContextOf(request))),
  )

  app.put('/account/verification/phone', confirming, async (request) => {
    const { userId, secret } = VerificationConfirmation.parse(request.body)
    return useCases.verifyPhone(userId, secret, clientOf(request))
  })
}
