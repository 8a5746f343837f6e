import type { Unit } from '#application/shared/unit.ts'
import { sessionEvent } from '#domain/accounts/account-events.ts'
import type { Account } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { sessionModel } from '#domain/accounts/session.ts'
import { provesFirst, type TokenKind } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { AccountChanges, ActivityLog, Devices, SessionStore } from './ports.ts'

type Deps = {
  readonly sessions: Pick<SessionStore, 'deleteAll'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly clock: Clock
}

/**
 * Anybody can register with the address of somebody else. Whoever is the first to prove it by what was sent there gets
 * the account to themselves: all sessions end, and the answer is the change that takes the password along.
 */
export type ClaimAccount = (kind: TokenKind, account: Account, client: Client, unit: Unit) => Promise<AccountChanges>

export function claimAccount({ sessions, log, devices, clock }: Deps): ClaimAccount {
  return async (kind, account, client, unit) => {
    if (!provesFirst(kind, account)) return {}
    const now = formatDateTime(clock.now())
    const ended = await sessions.deleteAll(account.id, unit)
    if (ended.length > 0) await log.add(activity('session.delete', account, client, now), unit)
    for (const session of ended) {
      unit.publish(sessionEvent(sessionModel(session, devices.describe(session.userAgent), false), 'delete', now))
    }
    return account.password ? { password: null, passwordHistory: [] } : {}
  }
}
