import type { ProofState } from '@eidolon/contract/accounts/account-factors.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import {
  type Authenticator,
  countsAgain,
  type Evidence,
  everyEvidence,
  guardOf,
  isRecent,
} from '#domain/accounts/factors.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { IdentityStore } from './wallet/challenge-ports.ts'
import type { AuthenticatorStore, RecoveryCodeStore } from './mfa/factor-ports.ts'
import { existing } from './get-account.ts'
import type { AccountStore, SessionStore } from './ports.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly sessions: Pick<SessionStore, 'find'>
  readonly identities: Pick<IdentityStore, 'providersOf'>
  readonly authenticators: Pick<AuthenticatorStore, 'find'>
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'list'>
  readonly clock: Clock
}

/** A session that was left open somewhere, or taken, is not enough for changing how an account is entered. */
export type RecentProof = {
  /** Refuses a session without a recent proof that counts. `also` is what comes with the request itself. */
  require(caller: UserCaller, also?: Evidence): Promise<void>
  /** Whether that would be asked for, and what could be shown then. */
  state(caller: UserCaller): Promise<ProofState>
}

export function recentProof(deps: Deps): RecentProof {
  const { accounts, sessions, identities, authenticators, recoveryCodes, clock } = deps

  async function stateOf(caller: UserCaller, also: readonly Evidence[]): Promise<ProofState> {
    const { userId, sessionId } = caller
    const account = await existing(accounts, userId)
    const authenticator = await authenticators.find(userId)
    const now = clock.now()
    const session = sessionId === undefined ? undefined : await sessions.find(userId, sessionId, formatDateTime(now))
    const guard = guardOf(account, authenticator)
    const has = [
      ...waysOf(account, authenticator, await identities.providersOf(userId)),
      ...((await recoveryCodes.list(userId)).length > 0 ? (['recoverycode'] as const) : []),
    ]
    const ways = has.filter((each) => countsAgain(each, guard))
    const shown = session?.shown ?? {}
    const isFresh = (each: Evidence) => also.includes(each) || (shown[each] !== undefined && isRecent(shown[each], now))
    // Who has nothing to show, as a guest, has nothing that could be taken from them either.
    const recent = ways.length === 0 || everyEvidence.some((each) => isFresh(each) && countsAgain(each, guard))
    return { recent, ways }
  }

  return {
    async require(caller, also) {
      const { recent } = await stateOf(caller, also === undefined ? [] : [also])
      if (!recent) throw new Fault('user_challenge_required')
    },
    state: (caller) => stateOf(caller, []),
  }
}

/** What the owner of an account can show, the handiest first. */
function waysOf(
  { password, emailVerified, phoneVerified }: Account,
  authenticator: Authenticator | undefined,
  providers: readonly string[],
): Exclude<Evidence, 'recoverycode' | 'anonymous'>[] {
  const isThere = {
    wallet: providers.includes(walletProvider),
    password: password !== undefined,
    totp: authenticator?.verified ?? false,
    email: emailVerified,
    phone: phoneVerified,
    oauth2: providers.some((provider) => provider !== walletProvider),
  }
  return (['wallet', 'password', 'totp', 'email', 'phone', 'oauth2'] as const).filter((each) => isThere[each])
}
