import type { Caller } from '#domain/accounts/caller.ts'
import { decodeSecret } from '#domain/accounts/session-secret.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { AccountStore, Holder, Secrets, SessionStore, Tokens } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** What a request brought to prove who asks. */
export type Credentials = {
  /** Encoded session secrets, in the order in which they count. */
  readonly sessions: readonly string[]
  /** Counts instead of the sessions when it is there. */
  readonly jwt: string | undefined
}

export type Identity = {
  readonly caller: Caller
  readonly blocked: boolean
  /** The sign-in still lacks a factor; left out when it does not. A JWT is given to complete sessions only. */
  readonly incomplete?: boolean
  /** When the session ends by itself; undefined for guests. */
  readonly until: string | undefined
}

type Deps = {
  readonly accounts: Pick<AccountStore, 'touch'>
  readonly sessions: Pick<SessionStore, 'holderBySecret' | 'holderById'>
  readonly secrets: Pick<Secrets, 'hash'>
  readonly tokens: Pick<Tokens, 'verify'>
  readonly clock: Clock
}

/** Noting every request would make a write of every read. */
const noteAccessEvery = 24 * 60 * 60 * 1000

/** Finds out who asks. What proves nothing makes a guest; a bad JWT is refused. */
export async function identify(
  { accounts, sessions, secrets, tokens, clock }: Deps,
  credentials: Credentials,
  ip: string,
): Promise<Identity> {
  async function holderOf({ sessions: encoded, jwt }: Credentials, now: Date): Promise<Holder | undefined> {
    if (jwt !== undefined) {
      const { userId, sessionId } = await tokens.verify(jwt, Math.floor(now.getTime() / 1000))
      return sessions.holderById(userId, sessionId, formatDateTime(now))
    }
    for (const text of encoded) {
      const found = decodeSecret(text)
      if (found) return sessions.holderBySecret(found.userId, secrets.hash(found.secret), formatDateTime(now))
    }
    return undefined
  }

  if (credentials.sessions.length === 0 && credentials.jwt === undefined) return guest(ip)
  const now = clock.now()
  const holder = await holderOf(credentials, now)
  if (!holder) return guest(ip)
  if (Date.parse(holder.accessedAt) <= now.getTime() - noteAccessEvery) {
    await accounts.touch(holder.userId, formatDateTime(now))
  }
  const bySession = credentials.jwt === undefined
  return {
    caller: callerFrom(holder, ip, bySession),
    blocked: !holder.active,
    incomplete: bySession && holder.incomplete,
    until: holder.expire,
  }
}

export type Identify = Bound<typeof identify>

const guest = (ip: string): Identity => ({ caller: { kind: 'guest', ip }, blocked: false, until: undefined })

function callerFrom({ userId, sessionId, verified, labels }: Holder, ip: string, bySession: boolean): Caller {
  return { kind: 'user', ip, userId, sessionId: bySession ? sessionId : undefined, verified, labels }
}
