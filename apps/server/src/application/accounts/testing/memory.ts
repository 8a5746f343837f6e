import type { UserId } from '@eidolon/contract/ids.ts'
import { type AccountStore, type ActivityLog, type SessionStore, Taken } from '#application/accounts/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Account, MessageTarget } from '#domain/accounts/account.ts'
import type { Activity } from '#domain/accounts/activity.ts'
import { isEnough } from '#domain/accounts/factors.ts'
import type { Session } from '#domain/accounts/session.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

export type Stores = AsyncDisposable & {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly log: ActivityLog
  readonly units: Transactions
  /** What has left so far. */
  readonly events: RealtimeEvent[]
}

type State = {
  accounts: Map<string, Account>
  targets: Map<string, MessageTarget>
  sessions: Map<string, { session: Session; secretHash: string }>
  logs: Activity[]
}

/** The stores for tests of use cases; held to the same suite as the real ones. */
export async function memoryStores(): Promise<Stores> {
  let state: State = { accounts: new Map(), targets: new Map(), sessions: new Map(), logs: [] }
  const events: RealtimeEvent[] = []
  const units: Transactions = {
    async run(work) {
      const before = structuredClone(state)
      const published: RealtimeEvent[] = []
      try {
        const result = await work({ publish: (event) => void published.push(event) })
        events.push(...published)
        return result
      } catch (error) {
        state = before
        throw error
      }
    },
  }

  function assertNotTaken(account: Account): void {
    for (const other of state.accounts.values()) {
      if (other.id === account.id) continue
      if (account.email !== undefined && other.email === account.email) throw new Taken('email', undefined)
      if (account.phone !== undefined && other.phone === account.phone) throw new Taken('phone', undefined)
    }
  }

  const accounts: AccountStore = {
    async insert(account) {
      if (state.accounts.has(account.id)) throw new Taken('id', undefined)
      assertNotTaken(account)
      state.accounts.set(account.id, account)
    },
    find: async (id) => state.accounts.get(id),
    findByEmail: async (email) => [...state.accounts.values()].find((account) => account.email === email),
    findByPhone: async (phone) => [...state.accounts.values()].find((account) => account.phone === phone),
    count: async () => state.accounts.size,
    async change(id, { email, phone, password, ...changes }) {
      const known = state.accounts.get(id)
      if (!known) return undefined
      const account = {
        ...known,
        ...changes,
        email: email === null ? undefined : (email ?? known.email),
        phone: phone === null ? undefined : (phone ?? known.phone),
        password: password === null ? undefined : (password ?? known.password),
      }
      assertNotTaken(account)
      state.accounts.set(id, account)
      return account
    },
    async touch(id, at) {
      const known = state.accounts.get(id)
      if (known && known.accessedAt < at) state.accounts.set(id, { ...known, accessedAt: at })
    },
    targetsOf: async (userId) => [...state.targets.values()].filter((target) => target.userId === userId),
    hasTarget: async (identifier) => [...state.targets.values()].some((target) => target.identifier === identifier),
    async saveTarget(target) {
      const all = [...state.targets.values()]
      const known = all.find((each) => each.userId === target.userId && each.providerType === target.providerType)
      if (all.some((each) => each.identifier === target.identifier && each !== known)) {
        throw new Taken('target', undefined)
      }
      const { id, createdAt } = known ?? target
      state.targets.set(id, { ...target, id, createdAt })
    },
    async dropTarget(userId, kind) {
      for (const { id, ...target } of state.targets.values()) {
        if (target.userId === userId && target.providerType === kind) state.targets.delete(id)
      }
    },
  }

  const ofUser = (userId: UserId) => [...state.sessions.values()].filter(({ session }) => session.userId === userId)
  const living = (userId: UserId, now: string) => ofUser(userId).filter(({ session }) => session.expire > now)
  const byAge = (one: Session, other: Session) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1)

  function holder({ session }: { session: Session }) {
    const account = state.accounts.get(session.userId)
    return (
      account && {
        userId: account.id,
        active: account.active,
        verified: account.emailVerified || account.phoneVerified,
        labels: account.labels,
        accessedAt: account.accessedAt,
        sessionId: session.id,
        expire: session.expire,
        // No authenticators here: what they do is shown on the real stores.
        incomplete: !isEnough(Object.keys(session.shown), {
          mfa: account.mfa,
          verified: account.emailVerified || account.phoneVerified,
          authenticator: false,
        }),
      }
    )
  }

  function remove(sessions: readonly Session[]): Session[] {
    for (const { id } of sessions) state.sessions.delete(id)
    return sessions.toSorted(byAge)
  }

  const sessions: SessionStore = {
    insert: async (session, secretHash) => void state.sessions.set(session.id, { session, secretHash }),
    async holderBySecret(userId, secretHash, now) {
      const found = living(userId, now).find((each) => each.secretHash === secretHash)
      return found && holder(found)
    },
    async holderById(userId, sessionId, now) {
      const found = living(userId, now).find(({ session }) => session.id === sessionId)
      return found && holder(found)
    },
    list: async (userId, now) =>
      living(userId, now)
        .map(({ session }) => session)
        .toSorted(byAge),
    find: async (userId, sessionId, now) =>
      living(userId, now).find(({ session }) => session.id === sessionId)?.session,
    async extend(userId, sessionId, expire, now) {
      const found = living(userId, now).find(({ session }) => session.id === sessionId)
      if (!found) return undefined
      const session = { ...found.session, expire, updatedAt: now }
      state.sessions.set(sessionId, { ...found, session })
      return session
    },
    async delete(userId, sessionId) {
      const found = ofUser(userId).find(({ session }) => session.id === sessionId)
      return found && remove([found.session])[0]
    },
    deleteAll: async (userId, _unit, except) =>
      remove(ofUser(userId).flatMap(({ session }) => (session.id === except ? [] : [session]))),
    async trim(userId, keep, now) {
      remove(ofUser(userId).flatMap(({ session }) => (session.expire > now ? [] : [session])))
      const all = living(userId, now).map(({ session }) => session)
      return remove(all.toSorted(byAge).slice(0, Math.max(0, all.length - keep)))
    },
  }

  const log: ActivityLog = {
    add: async (entry) => void state.logs.push(entry),
    list: async (userId, { limit, offset }) =>
      state.logs
        .filter((entry) => entry.userId === userId)
        .toReversed()
        .slice(offset, offset + limit),
    count: async (userId) => state.logs.filter((entry) => entry.userId === userId).length,
  }
  return { accounts, sessions, log, units, events, async [Symbol.asyncDispose]() {} }
}
