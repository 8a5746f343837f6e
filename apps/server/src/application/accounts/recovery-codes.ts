import type { MfaRecoveryCodes } from '@eidolon/contract/account-factors.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import { recentSeconds, recoveryCodeCount, recoveryCodeDigits } from '#domain/accounts/factors.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ChangeAccount } from './change-account.ts'
import type { RecoveryCodeStore } from './factor-ports.ts'
import type { Secrets, SessionStore } from './ports.ts'

type Deps = {
  readonly recoveryCodes: RecoveryCodeStore
  readonly sessions: Pick<SessionStore, 'find'>
  readonly secrets: Pick<Secrets, 'make'>
  readonly change: ChangeAccount
  readonly clock: Clock
}

/** Each stands for a factor that is lost, once. */
export function createRecoveryCodes({ recoveryCodes, secrets, change }: Omit<Deps, 'sessions' | 'clock'>) {
  return async (userId: string, client: Client): Promise<MfaRecoveryCodes> => {
    const codes = newCodes(secrets)
    // The account has been written to by then, so that of two who make codes at once the second sees the first's.
    await change(userId, 'mfa', {}, client, async (_changed, unit) => {
      const left = await recoveryCodes.list(userId, unit)
      if (left.length > 0) throw new Fault('user_recovery_codes_already_exists')
      await recoveryCodes.replace(userId, codes, unit)
    })
    return { recoveryCodes: codes }
  }
}

/** New ones in place of those there are. */
export function replaceRecoveryCodes(deps: Deps) {
  const { recoveryCodes, secrets, change } = deps
  return async (caller: UserCaller, client: Client): Promise<MfaRecoveryCodes> => {
    const { userId } = caller
    await requireRecentChallenge(caller, deps)
    const codes = newCodes(secrets)
    await change(userId, 'mfa', {}, client, async (_changed, unit) => {
      const left = await recoveryCodes.list(userId, unit)
      if (left.length === 0) throw new Fault('user_recovery_codes_not_found')
      await recoveryCodes.replace(userId, codes, unit)
    })
    return { recoveryCodes: codes }
  }
}

export function readRecoveryCodes(deps: Pick<Deps, 'recoveryCodes' | 'sessions' | 'clock'>) {
  return async (caller: UserCaller): Promise<MfaRecoveryCodes> => {
    await requireRecentChallenge(caller, deps)
    const codes = await deps.recoveryCodes.list(caller.userId)
    if (codes.length === 0) throw new Fault('user_recovery_codes_not_found')
    return { recoveryCodes: codes }
  }
}

/** A session that was left open somewhere is not enough for what opens the account for ever. */
async function requireRecentChallenge(
  { userId, sessionId }: UserCaller,
  { sessions, clock }: Pick<Deps, 'sessions' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  const session = sessionId === undefined ? undefined : await sessions.find(userId, sessionId, formatDateTime(now))
  const answered = session?.mfaUpdatedAt
  const isRecent = answered !== undefined && now.getTime() - Date.parse(answered) < recentSeconds * 1000
  if (!isRecent) throw new Fault('user_challenge_required')
}

function newCodes(secrets: Pick<Secrets, 'make'>): string[] {
  const chance = secrets.make()
  return Array.from({ length: recoveryCodeCount }, (_, n) =>
    chance.slice(n * recoveryCodeDigits, (n + 1) * recoveryCodeDigits),
  )
}
