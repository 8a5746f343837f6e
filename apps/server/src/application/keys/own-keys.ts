import type { UserId } from '@eidolon/contract/ids.ts'
import { type KeyList, keyLimits, type KeyWithSecret, type NewKey } from '@eidolon/contract/accounts/keys.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { type ApiKey, keyModel, keyText } from '#domain/accounts/key.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { KeySecrets, KeyStore } from './ports.ts'

type Deps = {
  readonly keys: Pick<KeyStore, 'add' | 'list' | 'delete'>
  readonly secrets: Pick<KeySecrets, 'make' | 'hash'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly recent: Pick<RecentProof, 'require'>
  readonly tell: TellOwner
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
}

export type OwnKeys = {
  list(userId: UserId): Promise<KeyList>
  /** A key opens what a session does, so making one takes what changing a way in takes. */
  make(caller: UserCaller, given: NewKey, asking: RequestContext): Promise<KeyWithSecret>
  revoke(caller: UserCaller, id: string, asking: RequestContext): Promise<void>
}

/** The keys that somebody has given to programs. */
export function ownKeys({ keys, secrets, accounts, recent, tell, log, units, clock, ids }: Deps): OwnKeys {
  return {
    async list(userId) {
      const all = await keys.list(userId)
      const now = clock.now()
      return { total: all.length, keys: all.map((key) => keyModel(key, now)) }
    },

    async make(caller, given, asking) {
      await recent.require(caller)
      const now = clock.now()
      const { name, scopes, expire } = given
      if (expire !== undefined && Date.parse(expire) <= now.getTime()) {
        throw invalidParam('expire', 'Value must be a date and time in the future')
      }
      const secret = secrets.make()
      const key: ApiKey = {
        id: ids.unique(),
        userId: caller.userId,
        createdAt: formatDateTime(now),
        name,
        scopes,
        expire: expire === undefined ? undefined : formatDateTime(new Date(expire)),
        lastUsedAt: undefined,
      }
      const owner = await units.run(async (unit) => {
        const account = await accounts.find(caller.userId, unit)
        if (!account) throw new Fault('user_not_found')
        if (!(await keys.add(key, secrets.hash(secret), keyLimits.each, unit))) throw new Fault('key_limit_exceeded')
        await log.add(activity('key.create', account, asking.client, key.createdAt), unit)
        return account
      })
      tell(owner, 'key-made', asking)
      return { ...keyModel(key, now), secret: keyText(key.id, secret) }
    },

    revoke: ({ userId }, id, { client }) =>
      units.run(async (unit) => {
        if (!(await keys.delete(userId, id, unit))) throw new Fault('key_not_found')
        const account = await accounts.find(userId, unit)
        if (account) await log.add(activity('key.delete', account, client, formatDateTime(clock.now())), unit)
      }),
  }
}
