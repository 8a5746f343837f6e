import type { UserId } from '@eidolon/contract/ids.ts'
import type { MfaType } from '@eidolon/contract/accounts/account-factors.ts'
import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { accountModel } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { type Authenticator, authenticatorUri } from '#domain/accounts/factors.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { ChangeAccount } from '#application/accounts/change-account.ts'
import type { ChangeWayIn } from '#application/accounts/change-sign-in-method.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import type { AuthenticatorStore, RecoveryCodeStore, SessionFactors, Totp } from './factor-ports.ts'
import { existing } from '#application/accounts/get-account.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find' | 'change' | 'targetsOf'>
  readonly authenticators: AuthenticatorStore
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'use'>
  readonly sessionFactors: SessionFactors
  readonly totp: Totp
  readonly log: Pick<ActivityLog, 'add'>
  readonly change: ChangeAccount
  readonly changeSignInMethod: ChangeWayIn
  readonly recent: Pick<RecentProof, 'require'>
  readonly end: EndSessions
  readonly tell: TellOwner
  readonly units: Transactions
  readonly clock: Clock
}

/** Gives out a secret for an app. It counts for nothing until the app has shown that it has it. */
export async function addAuthenticator(
  deps: Pick<Deps, 'accounts' | 'authenticators' | 'totp' | 'change' | 'recent' | 'clock'> & {
    readonly issuer: string
  },
  caller: UserCaller,
  { client }: RequestContext,
): Promise<MfaType> {
  const { accounts, authenticators, totp, change, recent, clock, issuer } = deps
  const { userId } = caller
  await recent.require(caller)
  const account = await existing(accounts, userId)
  const secret = totp.makeSecret()
  const made = { userId, secret, verified: false, createdAt: formatDateTime(clock.now()) }
  await change(userId, 'mfa', {}, client, async (_changed, unit) => {
    if (!(await authenticators.save(made, unit))) throw new Fault('user_authenticator_already_verified')
  })
  return { secret, uri: authenticatorUri(issuer, account, secret) }
}

export type AddAuthenticator = Bound<typeof addAuthenticator>

/** The app has the secret, which was given out after a recent proof of identity: its codes count from now on. */
export async function verifyAuthenticator(
  deps: Pick<Deps, 'accounts' | 'authenticators' | 'sessionFactors' | 'totp' | 'changeSignInMethod' | 'clock'>,
  caller: UserCaller,
  code: string,
  asking: RequestContext,
): Promise<User> {
  const { accounts, authenticators, sessionFactors, totp, changeSignInMethod, clock } = deps
  const { userId, sessionId } = caller
  const account = await existing(accounts, userId)
  const known = await found(authenticators, userId)
  if (known.verified) throw new Fault('user_authenticator_already_verified')
  const step = totp.stepOf(known.secret, code, clock.now())
  if (step === undefined) throw new Fault('user_invalid_token')
  const change = { account, attribute: 'mfa', what: 'authenticator-added', changes: {} } as const
  return changeSignInMethod(caller, change, asking, async (_changed, unit) => {
    if (!(await authenticators.verify(userId, known.secret, step, unit))) throw new Fault('user_invalid_token')
    const now = formatDateTime(clock.now())
    if (sessionId !== undefined) await sessionFactors.add(userId, sessionId, { factors: ['totp'], now }, unit)
  })
}

export type VerifyAuthenticator = Bound<typeof verifyAuthenticator>

/** Takes the app away, given one of its codes or a recovery code. */
export async function deleteAuthenticator(
  deps: Omit<Deps, 'sessionFactors' | 'change' | 'changeSignInMethod' | 'recent'>,
  { userId, sessionId }: UserCaller,
  code: string,
  asking: RequestContext,
): Promise<void> {
  const { accounts, authenticators, recoveryCodes, totp, log, end, tell, units, clock } = deps

  async function isProved({ userId, secret }: Authenticator, code: string, unit: Transaction): Promise<boolean> {
    const step = totp.stepOf(secret, code, clock.now())
    if (step !== undefined) return authenticators.use(userId, step, unit)
    return recoveryCodes.use(userId, code.toLowerCase(), unit)
  }

  const { client } = asking
  const known = await found(authenticators, userId)
  const changed = await units.run(async (unit) => {
    if (!(await isProved(known, code, unit))) throw new Fault('user_invalid_token')
    await authenticators.delete(userId, unit)
    const now = formatDateTime(clock.now())
    const account = await accounts.change(userId, { updatedAt: now }, unit)
    if (!account) throw new Fault('general_unauthorized_scope')
    await log.add(activity('user.update', account, client, now), unit)
    await end(account, sessionId, client, unit)
    const user = accountModel(account, await accounts.targetsOf(userId, unit))
    unit.publish(accountEvent(user, 'delete', 'mfa', now))
    return account
  })
  tell(changed, 'authenticator-removed', asking)
}

export type DeleteAuthenticator = Bound<typeof deleteAuthenticator>

async function found(authenticators: Pick<AuthenticatorStore, 'find'>, userId: UserId): Promise<Authenticator> {
  const known = await authenticators.find(userId)
  if (!known) throw new Fault('user_authenticator_not_found')
  return known
}
