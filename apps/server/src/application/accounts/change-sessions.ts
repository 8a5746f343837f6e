import type { UserId } from '@eidolon/contract/ids.ts'
import type { Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { activity, type ActivityEvent } from '#domain/accounts/activity.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import type { Session } from '#domain/accounts/session.ts'
import type { Action } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { AccountStore, ActivityLog, Devices, SessionStore } from './ports.ts'
import { sessionIdOf } from './read-sessions.ts'
import { publishSession } from './publish-session.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly sessions: Pick<SessionStore, 'extend' | 'delete' | 'deleteAll'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
}

type ExtendDeps = Deps & {
  readonly options: Pick<AccountOptions, 'sessionSeconds'>
  /** Has what a provider gave for it renewed as well. */
  readonly renew?: ((userId: UserId, sessionId: string) => Promise<void>) | undefined
}

/** Lets a session live for its whole time again, from now. */
export async function extendSession(
  deps: ExtendDeps,
  caller: UserCaller,
  asked: string,
  client: Client,
): Promise<SessionModel> {
  const { sessions, units, clock, options, renew } = deps
  const id = sessionIdOf(caller, asked)
  await renew?.(caller.userId, id)
  const now = clock.now()
  const expire = formatDateTime(new Date(now.getTime() + options.sessionSeconds * 1000))
  return units.run(async (unit) => {
    const session = await sessions.extend(caller.userId, id, expire, formatDateTime(now), unit)
    if (!session) throw new Fault('user_session_not_found')
    return publishChange(deps, 'update', session, caller, client, unit)
  })
}

export type ExtendSession = Bound<typeof extendSession>

/** Ends one session; answers whether it was the caller's own. */
export function endSession(
  deps: Deps,
  caller: UserCaller,
  asked: string,
  client: Client,
): Promise<{ readonly current: boolean }> {
  const { sessions, units } = deps
  const id = sessionIdOf(caller, asked)
  return units.run(async (unit) => {
    const session = await sessions.delete(caller.userId, id, unit)
    if (!session) throw new Fault('user_session_not_found')
    return publishChange(deps, 'delete', session, caller, client, unit)
  })
}

export type EndSession = Bound<typeof endSession>

/** Ends all sessions of the account. Clients hear of it once, and of the caller's own. */
export function endAllSessions(deps: Deps, caller: UserCaller, client: Client): Promise<void> {
  const { sessions, units } = deps
  return units.run(async (unit) => {
    const ended = await sessions.deleteAll(caller.userId, unit)
    const own = ended.find(({ id }) => id === caller.sessionId) ?? ended.at(-1)
    if (own) await publishChange(deps, 'delete', own, caller, client, unit)
  })
}

export type EndAllSessions = Bound<typeof endAllSessions>

const events = { update: 'session.update', delete: 'session.delete' } as const satisfies Partial<
  Record<Action, ActivityEvent>
>

async function publishChange(
  { accounts, log, devices, clock }: Deps,
  action: keyof typeof events,
  session: Session,
  caller: UserCaller,
  client: Client,
  unit: Transaction,
): Promise<SessionModel> {
  const now = formatDateTime(clock.now())
  const account = await accounts.find(caller.userId, unit)
  if (account) await log.add(activity(events[action], account, client, now), unit)
  return publishSession(unit, devices, session, { action, at: now, current: session.id === caller.sessionId })
}
