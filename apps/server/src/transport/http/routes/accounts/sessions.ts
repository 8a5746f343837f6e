import { EmailLogin, SessionPlace } from '@eidolon/contract/accounts/accounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ExtendSession, EndSession, EndAllSessions } from '#application/accounts/change-sessions.ts'
import type { ListSessions, GetSession } from '#application/accounts/read-sessions.ts'
import type { SignInByEmail, SignInAnonymously } from '#application/accounts/sign-in.ts'
import type { Started } from '#application/accounts/start-session.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byPlace, byRouteAndPlace, countedBy } from '#transport/http/platform/limit-keys.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'

export type SessionUseCases = {
  readonly signInByEmail: SignInByEmail
  readonly signInAnonymously: SignInAnonymously
  readonly listSessions: ListSessions
  readonly getSession: GetSession
  readonly extendSession: ExtendSession
  readonly endSession: EndSession
  readonly endAllSessions: EndAllSessions
}

const hour = 3600

/** Signing in and out, and looking at where one is signed in. */
export function sessionRoutes(app: FastifyInstance, useCases: SessionUseCases, cookies: SessionCookies): void {
  const byEmail: RouteShorthandOptions = {
    config: {
      scope: 'sessions.write',
      auth: 'emailPassword',
      session: 'none',
      limits: [{ limit: 10, period: hour, key: emailKey }],
    },
  }
  const ending: RouteShorthandOptions = {
    config: { scope: 'account', limits: [{ limit: 100, period: hour, key: byRouteAndPlace }] },
  }
  const reading = { config: { scope: 'account' } } as const

  function sendStarted(request: FastifyRequest, reply: FastifyReply, { session, secret }: Started): FastifyReply {
    cookies.grant(request, reply, { secret, expire: session.expire })
    return reply.code(201).send(session)
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { email, password } = EmailLogin.parse(request.body)
    return sendStarted(request, reply, await useCases.signInByEmail(email, password, clientOf(request)))
  }
  app.post('/account/sessions/email', byEmail, signIn)
  app.post('/account/sessions', byEmail, signIn)

  app.post(
    '/account/sessions/anonymous',
    {
      config: {
        scope: 'sessions.write',
        auth: 'anonymous',
        session: 'none',
        limits: [{ limit: 50, period: hour, key: byPlace }],
      },
    },
    async (request, reply) => sendStarted(request, reply, await useCases.signInAnonymously(clientOf(request))),
  )

  app.get('/account/sessions', reading, (request) => useCases.listSessions(userOf(request)))

  app.get('/account/sessions/:sessionId', reading, async (request) => {
    const { sessionId } = SessionPlace.parse(request.params)
    return useCases.getSession(userOf(request), sessionId)
  })

  app.patch(
    '/account/sessions/:sessionId',
    { config: { scope: 'account', limits: [{ limit: 10, period: hour, key: byRouteAndPlace }] } },
    async (request) => {
      const { sessionId } = SessionPlace.parse(request.params)
      return useCases.extendSession(userOf(request), sessionId, clientOf(request))
    },
  )

  const endingOne: RouteShorthandOptions = { config: { ...ending.config, halfway: true } }
  app.delete('/account/sessions/:sessionId', endingOne, async (request, reply) => {
    const { sessionId } = SessionPlace.parse(request.params)
    const { current } = await useCases.endSession(userOf(request), sessionId, clientOf(request))
    if (current) cookies.clear(request, reply)
    return reply.code(204).send()
  })

  app.delete('/account/sessions', ending, async (request, reply) => {
    await useCases.endAllSessions(userOf(request), clientOf(request))
    cookies.clear(request, reply)
    return reply.code(204).send()
  })
}

/** Guesses at one account are counted together, wherever they come from and whichever of the two addresses they use. */
const emailKey = countedBy('target', ({ body }) => {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : ''
  return `POST /account/sessions/email email:${typeof email === 'string' ? email.toLowerCase() : ''}`
})
