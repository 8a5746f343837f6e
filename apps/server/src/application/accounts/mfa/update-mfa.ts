import type { UserId } from '@eidolon/contract/ids.ts'
import type { MfaFactors } from '@eidolon/contract/accounts/account-factors.ts'
import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { isEnough, provenFactors } from '#domain/accounts/factors.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { ChangeWayIn } from '#application/accounts/change-sign-in-method.ts'
import type { AuthenticatorStore, RecoveryCodeStore, SessionFactors } from './factor-ports.ts'
import { existing } from '#application/accounts/get-account.ts'
import type { AccountStore, SessionStore } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly authenticators: Pick<AuthenticatorStore, 'find'>
  readonly sessions: Pick<SessionStore, 'find'>
  readonly sessionFactors: SessionFactors
  readonly changeSignInMethod: ChangeWayIn
  readonly recent: Pick<RecentProof, 'require'>
  readonly clock: Clock
}

/** Whether the account wants a second factor. Switching it on counts as having shown every factor that is proved. */
export async function updateMfa(deps: Deps, caller: UserCaller, mfa: boolean, asking: RequestContext): Promise<User> {
  const { accounts, authenticators, sessions, sessionFactors, changeSignInMethod, recent, clock } = deps
  const { userId, sessionId } = caller
  await recent.require(caller)
  const account = await existing(accounts, userId)
  const proven = provenFactors(account, await authenticators.find(userId))
  const now = formatDateTime(clock.now())
  const session = sessionId === undefined ? undefined : await sessions.find(userId, sessionId, now)
  const guard = { mfa, verified: proven.length > 0, authenticator: proven.includes('totp') }
  // An account that signs in by mail and has only that address could never be entered again.
  if (session && !isEnough([...Object.keys(session.shown), ...proven], guard)) {
    const message = 'A second factor is needed first: add an authenticator, or prove another address.'
    throw new Fault('general_bad_request', {}, { message })
  }
  const change = { account, attribute: 'mfa', what: mfa ? 'mfa-on' : 'mfa-off', changes: { mfa } } as const
  return changeSignInMethod(caller, change, asking, async (_changed, unit) => {
    if (mfa && sessionId !== undefined) await sessionFactors.add(userId, sessionId, { factors: proven, now }, unit)
  })
}

export type UpdateMfa = Bound<typeof updateMfa>

type ListDeps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly authenticators: Pick<AuthenticatorStore, 'find'>
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'list'>
}

/** What the account can be asked for. */
export async function listFactors(
  { accounts, authenticators, recoveryCodes }: ListDeps,
  userId: UserId,
): Promise<MfaFactors> {
  const account = await existing(accounts, userId)
  const proven = provenFactors(account, await authenticators.find(userId))
  return {
    totp: proven.includes('totp'),
    phone: proven.includes('phone'),
    email: proven.includes('email'),
    recoveryCode: (await recoveryCodes.list(userId)).length > 0,
  }
}

export type ListFactors = Bound<typeof listFactors>
