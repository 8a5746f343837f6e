import type { Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Account } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { encodeSecret } from '#domain/accounts/session-secret.ts'
import type { SignInProof, Session } from '#domain/accounts/session.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { ActivityLog, Devices, Secrets, SessionStore } from './ports.ts'
import { publishSession } from './publish-session.ts'

/** A session that has just begun, with the one copy of its secret there will ever be. */
export type Started = { readonly session: SessionModel; readonly secret: string }

type Deps = {
  readonly sessions: Pick<SessionStore, 'insert' | 'trim'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly secrets: Secrets
  readonly devices: Devices
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'maxSessions' | 'sessionSeconds'>
}

/** Begins a session after a sign-in of any kind. */
export async function startSession(
  { sessions, log, secrets, devices, clock, ids, options }: Deps,
  account: Account,
  { evidence, earlier, ...proof }: SignInProof,
  client: Client,
  unit: Transaction,
): Promise<Started> {
  const moment = clock.now()
  const now = formatDateTime(moment)
  const expire = formatDateTime(new Date(moment.getTime() + options.sessionSeconds * 1000))
  const id = ids.unique()
  const userId = account.id
  const session: Session = {
    id,
    userId,
    createdAt: now,
    updatedAt: now,
    expire,
    proof,
    shown: { ...earlier, ...Object.fromEntries((evidence ?? proof.factors).map((each) => [each, now])) },
    ...client,
    mfaUpdatedAt: undefined,
  }
  const secret = secrets.make()
  await sessions.insert(session, secrets.hash(secret), unit)
  const ended = await sessions.trim(userId, options.maxSessions, now, unit)
  await log.add(activity('session.create', account, client, now), unit)
  const model = publishSession(unit, devices, session, { action: 'create', at: now, current: true })
  for (const old of ended) publishSession(unit, devices, old, { action: 'delete', at: now, current: false })
  return { session: model, secret: encodeSecret({ userId, secret }) }
}

export type StartSession = Bound<typeof startSession>
