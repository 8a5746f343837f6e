import {
  AuthenticatorCode,
  AuthenticatorPlace,
  ChallengeAnswer,
  ChallengeRequest,
  MfaChange,
} from '@eidolon/contract/accounts/account-factors.ts'
import type { FastifyInstance } from 'fastify'
import type {
  AddAuthenticator,
  VerifyAuthenticator,
  DeleteAuthenticator,
} from '#application/accounts/mfa/authenticators.ts'
import type { RequestFactor, ShowFactor } from '#application/accounts/mfa/factor-challenges.ts'
import type {
  CreateRecoveryCodes,
  ReplaceRecoveryCodes,
  ReadRecoveryCodes,
} from '#application/accounts/mfa/recovery-codes.ts'
import type { UpdateMfa, ListFactors } from '#application/accounts/mfa/update-mfa.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'

export type MfaUseCases = {
  readonly updateMfa: UpdateMfa
  readonly listFactors: ListFactors
  readonly addAuthenticator: AddAuthenticator
  readonly verifyAuthenticator: VerifyAuthenticator
  readonly deleteAuthenticator: DeleteAuthenticator
  readonly requestFactor: RequestFactor
  readonly showFactor: ShowFactor
  readonly createRecoveryCodes: CreateRecoveryCodes
  readonly replaceRecoveryCodes: ReplaceRecoveryCodes
  readonly readRecoveryCodes: ReadRecoveryCodes
}

/** A second factor: which there are, and showing one. */
export function mfaRoutes(app: FastifyInstance, useCases: MfaUseCases): void {
  const own = { config: { scope: 'account' } } as const
  const limits = [{ limit: 10, period: 3600, key: byRouteAndUser }]
  const guessing = { config: { scope: 'account', limits } } as const
  const halfway = { config: { scope: 'account', halfway: true } } as const
  const challenging = { config: { scope: 'account', halfway: true, limits } } as const

  app.patch('/account/mfa', own, async (request) => {
    const { mfa } = MfaChange.parse(request.body)
    return useCases.updateMfa(userOf(request), mfa, requestContextOf(request))
  })
  app.get('/account/mfa/factors', halfway, (request) => useCases.listFactors(userOf(request).userId))

  app.post('/account/mfa/authenticators/:type', own, async (request) => {
    AuthenticatorPlace.parse(request.params)
    return useCases.addAuthenticator(userOf(request), requestContextOf(request))
  })
  app.put('/account/mfa/authenticators/:type', guessing, async (request) => {
    AuthenticatorPlace.parse(request.params)
    const { otp } = AuthenticatorCode.parse(request.body)
    return useCases.verifyAuthenticator(userOf(request), otp, requestContextOf(request))
  })
  app.delete('/account/mfa/authenticators/:type', guessing, async (request, reply) => {
    AuthenticatorPlace.parse(request.params)
    const { otp } = AuthenticatorCode.parse(request.body)
    await useCases.deleteAuthenticator(userOf(request), otp, requestContextOf(request))
    return reply.code(204).send()
  })

  app.post('/account/mfa/challenge', challenging, async (request) => {
    const { factor } = ChallengeRequest.parse(request.body)
    return useCases.requestFactor(userOf(request).userId, factor, requestContextOf(request))
  })
  app.put('/account/mfa/challenge', challenging, async (request) => {
    const { challengeId, otp } = ChallengeAnswer.parse(request.body)
    return useCases.showFactor(userOf(request), challengeId, otp, clientOf(request))
  })

  app.post('/account/mfa/recovery-codes', own, (request) =>
    useCases.createRecoveryCodes(userOf(request), requestContextOf(request)),
  )
  app.patch('/account/mfa/recovery-codes', own, (request) =>
    useCases.replaceRecoveryCodes(userOf(request), requestContextOf(request)),
  )
  app.get('/account/mfa/recovery-codes', own, (request) => useCases.readRecoveryCodes(userOf(request)))
}
