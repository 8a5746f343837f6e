import type { Session as SessionModel, SessionList } from '@eidolon/contract/accounts/accounts.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { sessionModel } from '#domain/accounts/session.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Devices, SessionStore } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly sessions: Pick<SessionStore, 'list' | 'find'>
  readonly devices: Devices
  readonly clock: Clock
}

/** Oldest first. */
export async function listSessions(
  { sessions, devices, clock }: Deps,
  { userId, sessionId }: UserCaller,
): Promise<SessionList> {
  const found = await sessions.list(userId, formatDateTime(clock.now()))
  const models = found.map((each) => sessionModel(each, devices.describe(each.userAgent), each.id === sessionId))
  return { total: models.length, sessions: models }
}

export type ListSessions = Bound<typeof listSessions>

export async function getSession(
  { sessions, devices, clock }: Deps,
  caller: UserCaller,
  asked: string,
): Promise<SessionModel> {
  const id = sessionIdOf(caller, asked)
  const session = await sessions.find(caller.userId, id, formatDateTime(clock.now()))
  if (!session) throw new Fault('user_session_not_found')
  return sessionModel(session, devices.describe(session.userAgent), id === caller.sessionId)
}

export type GetSession = Bound<typeof getSession>

/** `current` is the session the caller came with; with a JWT there is none. */
export function sessionIdOf({ sessionId }: UserCaller, asked: string): string {
  const id = asked === 'current' ? sessionId : asked
  if (id === undefined) throw new Fault('user_session_not_found')
  return id
}
