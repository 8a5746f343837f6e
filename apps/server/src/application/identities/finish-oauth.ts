import { refuseCrowd } from '#application/accounts/create-account.ts'
import type { IssueToken } from '#application/accounts/issue-token.ts'
import { type AccountStore, type Devices, type Secrets, type SessionStore, Taken } from '#application/accounts/ports.ts'
import type { Started, StartSession } from '#application/accounts/start-session.ts'
import type { Unit, Units } from '#application/shared/unit.ts'
import { sessionEvent } from '#domain/accounts/account-events.ts'
import type { Caller, Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { sessionModel } from '#domain/accounts/session.ts'
import type { OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { setUp } from './begin-oauth.ts'
import type { Arrival, EnterWithProfile } from './enter-with-profile.ts'
import { type Identities, type OAuthAttempts, type OAuthProviders, tokensOf } from './ports.ts'

type Deps = {
  readonly providers: OAuthProviders
  readonly attempts: Pick<OAuthAttempts, 'take'>
  readonly identities: Pick<Identities, 'find'>
  readonly accounts: Pick<AccountStore, 'count'>
  readonly sessions: Pick<SessionStore, 'delete'>
  readonly enter: EnterWithProfile
  readonly start: StartSession
  readonly issueToken: IssueToken
  readonly secrets: Pick<Secrets, 'hash'>
  readonly devices: Devices
  readonly units: Units
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
  readonly client: Client
}

export type Outcome =
  | { readonly kind: 'session'; readonly started: Started }
  | { readonly kind: 'token'; readonly userId: string; readonly secret: string }

type Finish = {
  /** Finds what has begun in this browser, once; refuses anything else. */
  take(back: Return): Promise<OAuthAttempt>
  /** Lets whoever the provider knows come in, or links them. */
  finish(attempt: OAuthAttempt, back: Return): Promise<Outcome>
}

export function finishOAuth(deps: Deps): Finish {
  const { providers, attempts, identities, accounts, sessions, enter, start, issueToken, secrets, units } = deps

  async function settle(attempt: OAuthAttempt, arrival: Arrival, back: Return, unit: Unit): Promise<Outcome> {
    const account = await enter(arrival, unit)
    if (attempt.flow === 'token') {
      const { secret } = await issueToken(account, 'oauth2', back.client, unit)
      return { kind: 'token', userId: account.id, secret }
    }
    // Clients are told of two factors. It is one: an address that a provider vouches for was not shown here.
    const told = { factors: ['email', 'oauth2'], evidence: ['oauth2'] } as const
    const proof = { provider: arrival.provider, providerUid: arrival.profile.uid, ...told }
    const started = await start(account, { ...proof, ...arrival.tokens }, back.client, unit)
    await endFormer(back.caller, unit)
    return { kind: 'session', started }
  }

  /** The new session takes the place of the one that the browser had. */
  async function endFormer(caller: Caller, unit: Unit): Promise<void> {
    if (caller.kind === 'guest' || caller.sessionId === undefined) return
    const former = await sessions.delete(caller.userId, caller.sessionId, unit)
    if (!former) return
    const model = sessionModel(former, deps.devices.describe(former.userAgent), false)
    unit.publish(sessionEvent(model, 'delete', formatDateTime(deps.clock.now())))
  }

  return {
    async take({ provider, parameters, binding }) {
      const attempt = await attempts.take(secrets.hash(parameters['state'] ?? ''))
      const isOurs =
        attempt !== undefined &&
        attempt.provider === provider &&
        binding !== undefined &&
        attempt.bindingHash === secrets.hash(binding) &&
        attempt.expire > formatDateTime(deps.clock.now())
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
      const isNew = linkTo === undefined && (await identities.find(attempt.provider, profile.uid)) === undefined
      if (isNew) await refuseCrowd(accounts, deps.options)
      const arrival = { provider: provider.id, profile, tokens: tokensOf(tokens), linkTo, client: back.client }
      try {
        return await units.run((unit) => settle(attempt, arrival, back, unit))
      } catch (error) {
        throw error instanceof Taken ? new Fault('user_already_exists', {}, { cause: error }) : error
      }
    },
  }
}

const outdated = 'This sign-in can no longer be completed. Please start again, in the same browser.'
