import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Account } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { ActivityLog, Devices, SessionStore } from './ports.ts'
import { publishSession } from './publish-session.ts'

type Deps = {
  readonly sessions: Pick<SessionStore, 'deleteAll'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly clock: Clock
}

/** Ends the sessions of an account, all of them or all but the one that asks: an intruder who has a session loses it. */
export async function endSessions(
  { sessions, log, devices, clock }: Deps,
  account: Account,
  except: string | undefined,
  client: Client,
  unit: Transaction,
): Promise<void> {
  const now = formatDateTime(clock.now())
  const ended = await sessions.deleteAll(account.id, unit, except)
  if (ended.length > 0) await log.add(activity('session.delete', account, client, now), unit)
  for (const session of ended) publishSession(unit, devices, session, { action: 'delete', at: now, current: false })
}

export type EndSessions = Bound<typeof endSessions>
