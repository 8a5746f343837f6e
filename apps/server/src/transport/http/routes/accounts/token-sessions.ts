import { TokenLogin } from '@eidolon/contract/accounts/account-tokens.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { SignInWithToken } from '#application/accounts/tokens/sign-in-with-token.ts'
import { clientOf } from '#transport/http/platform/caller.ts'
import { byPlace, countedBy, parameterOf } from '#transport/http/platform/limit-keys.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'

type UseCases = { readonly signInWithToken: SignInWithToken }

/** Signing in with a secret that was sent. The three addresses differ in their names alone. */
export function tokenSessionRoutes(app: FastifyInstance, useCases: UseCases, cookies: SessionCookies): void {
  const signingIn: RouteShorthandOptions = {
    config: {
      scope: 'sessions.write',
      session: 'none',
      limits: [
        { limit: 10, period: 3600, key: guessesKey },
        { limit: 20, period: 3600, key: codesKey },
      ],
    },
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { userId, secret } = TokenLogin.parse(request.body)
    const started = await useCases.signInWithToken(userId, secret, clientOf(request))
    cookies.grant(request, reply, { secret: started.secret, expire: started.session.expire })
    return reply.code(201).send(started.session)
  }

  app.post('/account/sessions/token', signingIn, signIn)
  app.put('/account/sessions/magic-url', signingIn, signIn)
  app.put('/account/sessions/phone', signingIn, signIn)
}

/** Codes are short: at one account they are counted from everywhere. Links are not, or a stranger could lock an account out. */
const codesKey = countedBy('target', (request) => {
  const account = `userId:${parameterOf(request, 'userId')}`
  return parameterOf(request, 'secret').length > 16 ? `link ${byPlace(request)} ${account}` : `code ${account}`
})

/** Guesses at one account from one place are counted together, whichever of the addresses they use. */
const guessesKey = countedBy(
  'client address',
  (request) => `token session ${byPlace(request)} userId:${parameterOf(request, 'userId')}`,
)
