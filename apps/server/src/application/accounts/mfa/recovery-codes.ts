import type { MfaRecoveryCodes } from '@eidolon/contract/accounts/account-factors.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { isRecent, recoveryCodeCount, recoveryCodeDigits } from '#domain/accounts/factors.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { ChangeAccount } from '#application/accounts/change-account.ts'
import type { RecoveryCodeStore } from './factor-ports.ts'
import { existing } from '#application/accounts/get-account.ts'
import type { AccountStore, Secrets, SessionStore } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly recoveryCodes: RecoveryCodeStore
  readonly sessions: Pick<SessionStore, 'find'>
  readonly secrets: Pick<Secrets, 'make'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly change: ChangeAccount
  readonly recent: Pick<RecentProof, 'require'>
  readonly tell: TellOwner
  readonly clock: Clock
}

/** Each stands for a factor that is lost, once. */
export async function createRecoveryCodes(
  deps: Omit<Deps, 'sessions' | 'clock'>,
  caller: UserCaller,
  asking: RequestContext,
): Promise<MfaRecoveryCodes> {
  const { recoveryCodes, secrets, accounts, change, recent, tell } = deps
  const { userId } = caller
  await recent.require(caller)
  const account = await existing(accounts, userId)
  const codes = newCodes(secrets)
  // The account has been written to by then, so that of two who make codes at once the second sees the first's.
  await change(userId, 'mfa', {}, asking.client, async (_changed, unit) => {
    const left = await recoveryCodes.list(userId, unit)
    if (left.length > 0) throw new Fault('user_recovery_codes_already_exists')
    await recoveryCodes.replace(userId, codes, unit)
  })
  tell(account, 'recovery-codes', asking)
  return { recoveryCodes: codes }
}

export type CreateRecoveryCodes = Bound<typeof createRecoveryCodes>

/** New ones in place of those there are. */
export async function replaceRecoveryCodes(
  deps: Deps,
  caller: UserCaller,
  asking: RequestContext,
): Promise<MfaRecoveryCodes> {
  const { recoveryCodes, secrets, accounts, change, tell } = deps
  const { userId } = caller
  await requireRecentChallenge(caller, deps)
  const account = await existing(accounts, userId)
  const codes = newCodes(secrets)
  await change(userId, 'mfa', {}, asking.client, async (_changed, unit) => {
    const left = await recoveryCodes.list(userId, unit)
    if (left.length === 0) throw new Fault('user_recovery_codes_not_found')
    await recoveryCodes.replace(userId, codes, unit)
  })
  tell(account, 'recovery-codes', asking)
  return { recoveryCodes: codes }
}

export type ReplaceRecoveryCodes = Bound<typeof replaceRecoveryCodes>

export async function readRecoveryCodes(
  deps: Pick<Deps, 'recoveryCodes' | 'sessions' | 'clock'>,
  caller: UserCaller,
): Promise<MfaRecoveryCodes> {
  await requireRecentChallenge(caller, deps)
  const codes = await deps.recoveryCodes.list(caller.userId)
  if (codes.length === 0) throw new Fault('user_recovery_codes_not_found')
  return { recoveryCodes: codes }
}

export type ReadRecoveryCodes = Bound<typeof readRecoveryCodes>

/** A session that was left open somewhere is not enough for what opens the account for ever. */
async function requireRecentChallenge(
  { userId, sessionId }: UserCaller,
  { sessions, clock }: Pick<Deps, 'sessions' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  const session = sessionId === undefined ? undefined : await sessions.find(userId, sessionId, formatDateTime(now))
  const answered = session?.mfaUpdatedAt
  if (answered === undefined || !isRecent(answered, now)) throw new Fault('user_challenge_required')
}

function newCodes(secrets: Pick<Secrets, 'make'>): string[] {
  const chance = secrets.make()
  return Array.from({ length: recoveryCodeCount }, (_, n) =>
    chance.slice(n * recoveryCodeDigits, (n + 1) * recoveryCodeDigits),
  )
}
