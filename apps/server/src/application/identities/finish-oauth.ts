import type { UserId } from '@eidolon/contract/ids.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import { refuseBeyondUserLimit } from '#application/accounts/create-account.ts'
import type { IssueToken } from '#application/accounts/tokens/issue-token.ts'
import type { AccountStore, Devices, Secrets, SessionStore } from '#application/accounts/ports.ts'
import { publishSession } from '#application/accounts/publish-session.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import { assertNotTaken } from '#application/accounts/assert-not-taken.ts'
import type { Started, StartSession } from '#application/accounts/start-session.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { ShownFactors } from '#domain/accounts/factors.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import type { OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { setUp } from './begin-oauth.ts'
import type { OAuthSignIn, Entered, EnterWithProfile } from './enter-with-profile.ts'
import { type Identities, type OAuthAttempts, type OAuthProviders, tokensOf } from './ports.ts'

type Deps = {
  readonly providers: OAuthProviders
  readonly attempts: Pick<OAuthAttempts, 'take'>
  readonly identities: Pick<Identities, 'find'>
  readonly accounts: Pick<AccountStore, 'count'>
  readonly sessions: Pick<SessionStore, 'find' | 'delete'>
  readonly enter: EnterWithProfile
  readonly recent: Pick<RecentProof, 'require'>
  readonly tell: TellOwner
  readonly start: StartSession
  readonly issueToken: IssueToken
  readonly secrets: Pick<Secrets, 'hash'>
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
  readonly options: Pick<AccountOptions, 'maxAccounts'>
}

/** What a browser has come back with. */
export type Return = {
  readonly provider: string
  readonly parameters: Readonly<Record<string, string>>
  /** The mark that it holds; undefined when it has none. */
  readonly binding: string | undefined
  readonly caller: Caller
  readonly asking: RequestContext
}

export type OAuthOutcome =
  | { readonly kind: 'session'; readonly started: Started }
  | { readonly kind: 'token'; readonly userId: UserId; readonly secret: string }

export type FinishOAuth = {
  /** Finds what has begun in this browser, once; refuses anything else. */
  take(back: Return): Promise<OAuthAttempt>
  /** Lets whoever the provider knows come in, or links them. */
  finish(attempt: OAuthAttempt, back: Return): Promise<OAuthOutcome>
}

export function finishOAuth(deps: Deps): FinishOAuth {
  const { providers, attempts, identities, accounts, sessions, enter, start, issueToken, secrets, units, clock } = deps

  type Settled = Entered & { readonly outcome: OAuthOutcome }

  async function settle(
    attempt: OAuthAttempt,
    arrival: OAuthSignIn,
    back: Return,
    unit: Transaction,
  ): Promise<Settled> {
    const entered = await enter(arrival, unit)
    return { ...entered, outcome: await outcomeFor(entered.account, attempt, arrival, back, unit) }
  }

  async function outcomeFor(
    account: Account,
    attempt: OAuthAttempt,
    arrival: OAuthSignIn,
    { caller, asking }: Return,
    unit: Transaction,
  ): Promise<OAuthOutcome> {
    if (attempt.flow === 'token') {
      const { secret } = await issueToken(account, 'oauth2', asking.client, unit)
      return { kind: 'token', userId: account.id, secret }
    }
    // Clients are told of two factors. It is one: an address that a provider vouches for was not shown here.
    const told = { factors: ['email', 'oauth2'], evidence: ['oauth2'] } as const
    const proof = { provider: arrival.provider, providerUid: arrival.profile.uid, ...told }
    const earlier = await shownBy(caller)
    const started = await start(account, { ...proof, ...arrival.tokens, earlier }, asking.client, unit)
    await endFormer(caller, unit)
    return { kind: 'session', started }
  }

  /** What the session of this browser has shown goes on to the one in its place, but for having been a guest. */
  async function shownBy(caller: Caller): Promise<ShownFactors> {
    if (caller.kind === 'guest' || caller.sessionId === undefined) return {}
    const former = await sessions.find(caller.userId, caller.sessionId, formatDateTime(clock.now()))
    const { anonymous: _, ...shown } = former?.shown ?? {}
    return shown
  }

  /** The new session takes the place of the one that the browser had. */
  async function endFormer(caller: Caller, unit: Transaction): Promise<void> {
    if (caller.kind === 'guest' || caller.sessionId === undefined) return
    const former = await sessions.delete(caller.userId, caller.sessionId, unit)
    if (!former) return
    publishSession(unit, deps.devices, former, { action: 'delete', at: formatDateTime(clock.now()), current: false })
  }

  return {
    async take({ provider, parameters, binding }) {
      const attempt = await attempts.take(secrets.hash(parameters['state'] ?? ''))
      const isOurs =
        attempt !== undefined &&
        attempt.provider === provider &&
        binding !== undefined &&
        attempt.bindingHash === secrets.hash(binding) &&
        attempt.expire > formatDateTime(clock.now())
      if (!isOurs) throw new Fault('user_oauth2_bad_request', { provider }, { message: outdated })
      return attempt
    },

    async finish(attempt, back) {
      const { userId: linkTo } = attempt
      // Signed out or somebody else since: nobody is linked to what they did not ask for.
      if (linkTo !== undefined && (back.caller.kind === 'guest' || back.caller.userId !== linkTo)) {
        throw new Fault('user_unauthorized', { provider: attempt.provider })
      }
      const provider = setUp(providers, attempt.provider)
      const { profile, tokens } = await provider.finish(attempt, back.parameters['state'] ?? '', back.parameters)
      if (profile.uid === '') throw new Fault('user_missing_id', { provider: attempt.provider })
      const known = await identities.find(attempt.provider, profile.uid)
      if (linkTo === undefined && known === undefined) await refuseBeyondUserLimit(accounts, deps.options)
      // Whoever is linked already shows by this who they are; anybody else adds a way in.
      if (back.caller.kind === 'user' && linkTo !== undefined && known?.userId !== linkTo) {
        await deps.recent.require(back.caller)
      }
      const { client } = back.asking
      const arrival = { provider: provider.id, profile, tokens: tokensOf(tokens), linkTo, client }
      const settling = () => units.run((unit) => settle(attempt, arrival, back, unit))
      const { account, joined, outcome } = await assertNotTaken(settling)
      if (joined) deps.tell(account, 'linked', back.asking)
      return outcome
    },
  }
}

const outdated = 'This sign-in can no longer be completed. Please start again, in the same browser.'
