import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Identity, IdentityProfile, ProviderTokens } from '#domain/identities/identity.ts'
import type { OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

export type OAuthAttempts = {
  /** Keeps it, and no more than `max` in all: the oldest make room. */
  add(attempt: OAuthAttempt, now: string, max: number): Promise<void>
  /** Takes it out, so that of all who ask, at the same moment or later, one alone is given it. */
  take(stateHash: string): Promise<OAuthAttempt | undefined>
}

export type Identities = {
  find(provider: string, providerUid: string, unit?: Transaction): Promise<Identity | undefined>
  /** Whose identities tell this address. */
  ownersOfEmail(email: string, unit?: Transaction): Promise<readonly string[]>
  /** Oldest first. */
  list(userId: UserId, unit?: Transaction): Promise<readonly Identity[]>
  /** New, or in the place of the one with the same id. Throws `Taken` when the name reaches another account. */
  save(identity: Identity, unit: Transaction): Promise<void>
  delete(userId: UserId, id: string, unit: Transaction): Promise<Identity | undefined>
}

type Secrets = Pick<OAuthAttempt, 'verifier' | 'nonce' | 'redirectUri'>

/** The tokens that a provider hands out; a moment is a Unix time in milliseconds. */
export type GivenTokens = { readonly access: string; readonly expires: number | undefined; readonly refresh: string }

/** Somewhere else that knows who people are. Its refusals are faults. */
export type OAuthProvider = {
  readonly id: string
  /** Where to send the browser. Scopes are added to those that are needed anyway. */
  begin(secrets: Secrets, state: string, scopes: readonly string[]): Promise<string>
  /** Who has come back with these parameters. */
  finish(
    secrets: Secrets,
    state: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<{ readonly profile: IdentityProfile; readonly tokens: GivenTokens }>
  refresh(refreshToken: string): Promise<GivenTokens>
}

/** Those that are set up, by their ids. */
export type OAuthProviders = ReadonlyMap<string, OAuthProvider>

/** What providers have given, where it is kept: with a session, and with the identity that it was begun with. */
export type ProviderTokenStore = {
  replace(
    whose: {
      readonly userId: UserId
      readonly sessionId: string
      readonly provider: string
      readonly providerUid: string
    },
    tokens: ProviderTokens,
    now: string,
    unit: Transaction,
  ): Promise<void>
}

export function tokensOf({ access, expires, refresh }: GivenTokens): ProviderTokens {
  return {
    providerAccessToken: access,
    providerAccessTokenExpiry: expires === undefined ? '' : formatDateTime(new Date(expires)),
    providerRefreshToken: refresh,
  }
}
