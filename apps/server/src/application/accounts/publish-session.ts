import type { Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { sessionEvent } from '#domain/accounts/account-events.ts'
import { type Session, sessionModel } from '#domain/accounts/session.ts'
import type { Action } from '#domain/realtime/event.ts'
import type { Devices } from './ports.ts'

type SessionChange = {
  readonly action: Action
  readonly at: string
  /** Whether it is the session of the request. */
  readonly current: boolean
}

/** Tells clients what has become of a session, and returns it as they see it. */
export function publishSession(
  unit: Transaction,
  devices: Devices,
  session: Session,
  change: SessionChange,
): SessionModel {
  const model = sessionModel(session, devices.describe(session.userAgent), change.current)
  unit.publish(sessionEvent(model, change.action, change.at))
  return model
}
