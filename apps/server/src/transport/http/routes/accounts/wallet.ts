import { projectId } from '@eidolon/contract/resources.ts'
import { challengeSeconds, WalletChallengeRequest, WalletSignIn } from '@eidolon/contract/accounts/wallet.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { LinkWallet } from '#application/identities/link-wallet.ts'
import type { ProveByWallet } from '#application/accounts/prove-again.ts'
import type { Attempt } from '#application/accounts/wallet/redeem-challenge.ts'
import type { Browser, RequestChallenge } from '#application/accounts/wallet/request-challenge.ts'
import type { SignInWithWallet } from '#application/accounts/wallet/sign-in-with-wallet.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { cookieOf } from '#transport/http/platform/cookies.ts'
import { byNameAndPlace } from '#transport/http/platform/limit-keys.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'
import type { WalletOrigins } from './wallet-origins.ts'

export type WalletUseCases = {
  readonly requestChallenge: RequestChallenge
  readonly signInWithWallet: SignInWithWallet
  readonly proveByWallet: ProveByWallet
  readonly linkWallet: LinkWallet
}

type Deps = {
  readonly cookies: SessionCookies
  readonly originOf: WalletOrigins
}

/** By which a browser is known again when it brings back what it was given. */
const bindingCookie = `a_wallet_${projectId}`

/** Signing in with a wallet: something to sign, and a session for the signature. */
export function walletRoutes(app: FastifyInstance, useCases: WalletUseCases, { cookies, originOf }: Deps): void {
  const limits = (name: string) => [{ limit: 60, period: challengeSeconds, key: byNameAndPlace(name) }]
  const signingIn = (name: string): RouteShorthandOptions => ({
    config: { scope: 'sessions.write', session: 'none', limits: limits(name) },
  })
  const proving = (name: string): RouteShorthandOptions => ({ config: { scope: 'account', limits: limits(name) } })

  async function giveChallenge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { address } = WalletChallengeRequest.parse(request.body)
    const browser = browserOf(request)
    const { challenge, binding } = await useCases.requestChallenge(browser, address)
    setBinding(reply, browser, binding, challengeSeconds)
    return reply.code(201).send(challenge)
  }
  app.post('/account/tokens/wallet', signingIn('wallet challenge'), giveChallenge)
  app.post('/account/proof/wallet', proving('wallet challenge'), giveChallenge)

  app.post('/account/sessions/wallet', signingIn('wallet session'), async (request, reply) => {
    const browser = browserOf(request)
    const { session, secret } = await useCases.signInWithWallet(attemptOf(request), browser, clientOf(request))
    cookies.grant(request, reply, { secret, expire: session.expire })
    setBinding(reply, browser, '', 0)
    return reply.code(201).send(session)
  })

  app.put('/account/proof/wallet', proving('wallet proof'), async (request, reply) => {
    const browser = browserOf(request)
    const session = await useCases.proveByWallet(userOf(request), attemptOf(request), browser, clientOf(request))
    setBinding(reply, browser, '', 0)
    return session
  })

  app.post('/account/identities/wallet', proving('wallet link'), async (request, reply) => {
    const [browser, asking] = [browserOf(request), requestContextOf(request)]
    const identity = await useCases.linkWallet(userOf(request), attemptOf(request), browser, asking)
    setBinding(reply, browser, '', 0)
    return reply.code(201).send(identity)
  })

  /** A mark that a browser has is kept, so that a second tab does not take the first one's challenge away. */
  function browserOf(request: FastifyRequest): Browser {
    const mark = cookieOf(request.headers.cookie, bindingCookie)
    return { origin: originOf(request), binding: mark !== undefined && /^[0-9a-f]{64}$/.test(mark) ? mark : undefined }
  }
}

function attemptOf({ body }: FastifyRequest): Attempt {
  const { nonce, address, proof } = WalletSignIn.parse(body)
  return { nonce, address, proof: proof.kind === 'message' ? messageOf(proof) : transactionOf(proof) }
}

type WalletProof = ReturnType<typeof WalletSignIn.parse>['proof']

const messageOf = ({ signedMessage, signature }: Extract<WalletProof, { kind: 'message' }>) => ({
  kind: 'message' as const,
  signedMessage: Buffer.from(signedMessage, 'base64'),
  signature: Buffer.from(signature, 'base64'),
})

const transactionOf = ({ transaction }: Extract<WalletProof, { kind: 'transaction' }>) => ({
  kind: 'transaction' as const,
  transaction: Buffer.from(transaction, 'base64'),
})

function setBinding(reply: FastifyReply, { origin }: Browser, value: string, seconds: number): void {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=/v1/account; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', `${bindingCookie}=${value}; ${attributes}`)
}
