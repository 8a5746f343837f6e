import { EmailTokenRequest, MagicUrlRequest, PhoneTokenRequest } from '@eidolon/contract/accounts/account-tokens.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { SendEmailToken, SendMagicUrl, SendPhoneToken } from '#application/accounts/tokens/send-token.ts'
import type { AuthMethod } from '#domain/accounts/options.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import type { MailLinks } from './mail-links.ts'
import { byNameAndPlace, countedBy, parameterOf } from '#transport/http/platform/limit-keys.ts'

export type TokenUseCases = {
  readonly sendEmailToken: SendEmailToken
  readonly sendMagicUrl: SendMagicUrl
  readonly sendPhoneToken: SendPhoneToken
}

/** Asking for a way in to be sent. */
export function tokenRoutes(app: FastifyInstance, useCases: TokenUseCases, links: MailLinks): void {
  app.post('/account/tokens/email', sending('emailOtp', 'email', 10, 60), async (request, reply) => {
    const wanted = EmailTokenRequest.parse(request.body)
    return reply.code(201).send(await useCases.sendEmailToken(wanted, requestContextOf(request)))
  })

  async function sendMagicUrlTo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url: given, ...wanted } = MagicUrlRequest.parse(request.body)
    const url = given ? links.check(request, 'url', given) : links.defaultUrl(request, '/auth/magic-url')
    return reply.code(201).send(await useCases.sendMagicUrl({ ...wanted, url }, requestContextOf(request)))
  }
  const byLink = sending('magicUrl', 'email', 60, 60)
  app.post('/account/tokens/magic-url', byLink, sendMagicUrlTo)
  app.post('/account/sessions/magic-url', byLink, sendMagicUrlTo)

  async function sendToPhone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = PhoneTokenRequest.parse(request.body)
    return reply.code(201).send(await useCases.sendPhoneToken(wanted, requestContextOf(request)))
  }
  const byPhone = sending('phone', 'phone', 10, 10)
  app.post('/account/tokens/phone', byPhone, sendToPhone)
  app.post('/account/sessions/phone', byPhone, sendToPhone)
}

/** Messages are counted by whom they go to and by where they are asked for, whichever of two addresses is used. */
function sending(auth: AuthMethod, name: 'email' | 'phone', to: number, from: number): RouteShorthandOptions {
  const period = 3600
  return {
    config: {
      scope: 'sessions.write',
      auth,
      limits: [
        {
          limit: to,
          period,
          key: countedBy('target', (request) => `${auth} token ${name}:${parameterOf(request, name)}`),
        },
        { limit: from, period, key: byNameAndPlace(`${auth} token`) },
      ],
    },
  }
}
