import {
  type Hook as HookModel,
  hookLimits,
  type HookDelivery,
  type HookDeliveryList,
} from '@eidolon/contract/accounts/hooks.ts'
import type { HookList, HookWithSecret, NewHook } from '@eidolon/contract/accounts/hooks.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { activity, type ActivityEvent } from '#domain/accounts/activity.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import { deliveryModel, type Hook, hookModel } from '#domain/hooks/hook.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { HookSecrets, HookStore, ReadHookUrl } from './ports.ts'

type Deps = {
  readonly hooks: HookStore
  readonly secrets: Pick<HookSecrets, 'secretOf'>
  readonly readUrl: ReadHookUrl
  readonly accounts: Pick<AccountStore, 'find'>
  readonly recent: Pick<RecentProof, 'require'>
  readonly tell: TellOwner
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
}

export type OwnHooks = {
  list(userId: UserId): Promise<HookList>
  /** A webhook keeps sending data elsewhere, so creating one needs the same proof as changing a sign-in method. */
  make(caller: UserCaller, given: NewHook, asking: RequestContext): Promise<HookWithSecret>
  turn(caller: UserCaller, id: string, enabled: boolean, client: Client): Promise<HookModel>
  remove(caller: UserCaller, id: string, client: Client): Promise<void>
  deliveries(userId: UserId, id: string): Promise<HookDeliveryList>
  again(userId: UserId, id: string, deliveryId: string): Promise<HookDelivery>
}

/** Where somebody has events sent to. */
export function ownHooks({ hooks, secrets, readUrl, accounts, recent, tell, log, units, clock, ids }: Deps): OwnHooks {
  async function note(event: ActivityEvent, userId: UserId, client: Client, unit: Transaction): Promise<void> {
    const account = await accounts.find(userId, unit)
    if (account) await log.add(activity(event, account, client, formatDateTime(clock.now())), unit)
  }

  async function existing(userId: UserId, id: string, unit?: Transaction): Promise<Hook> {
    const hook = await hooks.find(userId, id, unit)
    if (!hook) throw new Fault('hook_not_found')
    return hook
  }

  return {
    async list(userId) {
      const all = await hooks.list(userId)
      return { total: all.length, hooks: all.map(hookModel) }
    },

    async make(caller, { url, events }, asking) {
      await recent.require(caller)
      const read = readUrl(url)
      if ('problem' in read) throw invalidParam('url', read.problem)
      const { userId } = caller
      const createdAt = formatDateTime(clock.now())
      const hook: Hook = { id: ids.unique(), userId, createdAt, url: read.url, events, enabled: true, failures: 0 }
      const owner = await units.run(async (unit) => {
        if (!(await hooks.add(hook, hookLimits.each, unit))) throw new Fault('hook_limit_exceeded')
        await note('hook.create', userId, asking.client, unit)
        return accounts.find(userId, unit)
      })
      if (owner) tell(owner, 'webhook-added', asking)
      return { ...hookModel(hook), secret: secrets.secretOf(hook.id) }
    },

    turn: ({ userId }, id, enabled, client) =>
      units.run(async (unit) => {
        const hook = await hooks.turn(userId, id, enabled, unit)
        if (!hook) throw new Fault('hook_not_found')
        await note('hook.update', userId, client, unit)
        return hookModel(hook)
      }),

    remove: ({ userId }, id, client) =>
      units.run(async (unit) => {
        if (!(await hooks.delete(userId, id, unit))) throw new Fault('hook_not_found')
        await note('hook.delete', userId, client, unit)
      }),

    async deliveries(userId, id) {
      await existing(userId, id)
      const all = await hooks.deliveries(id, hookLimits.listed)
      return { total: all.length, deliveries: all.map(deliveryModel) }
    },

    async again(userId, id, deliveryId) {
      const delivery = await units.run(async (unit) => {
        await existing(userId, id, unit)
        return hooks.again(id, deliveryId, formatDateTime(clock.now()), unit)
      })
      if (!delivery) throw new Fault('hook_delivery_not_found')
      return deliveryModel(delivery)
    },
  }
}
