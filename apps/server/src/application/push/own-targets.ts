import type { UserId } from '@eidolon/contract/ids.ts'
import type { Target as TargetModel } from '@eidolon/contract/accounts/accounts.ts'
import type { NewPushTarget } from '@eidolon/contract/accounts/push.ts'
import { type AccountStore, type ActivityLog, type Devices, Taken } from '#application/accounts/ports.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { type MessageTarget, targetModel } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import type { ReadTarget } from '#domain/push/push-service.ts'
import { targetEvent } from '#domain/push/target-events.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { PushTargets } from './ports.ts'

type Deps = {
  readonly targets: PushTargets
  readonly accounts: Pick<AccountStore, 'find'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly readTarget: (identifier: string) => ReadTarget
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
}

/** Browsers that one account can be told on. */
const maxTargets = 20

export type OwnTargets = {
  create(caller: UserCaller, given: NewPushTarget, client: Client): Promise<TargetModel>
  update(userId: UserId, id: string, identifier: string, client: Client): Promise<TargetModel>
  remove(userId: UserId, id: string, client: Client): Promise<void>
}

/** Where somebody wants to be told that something has finished. */
export function ownTargets({ targets, accounts, log, devices, readTarget, units, clock, ids }: Deps): OwnTargets {
  function check(identifier: string): void {
    const read = readTarget(identifier)
    if (read.kind === 'problem') throw invalidParam('identifier', read.says)
  }

  async function note(
    action: 'create' | 'update' | 'delete',
    target: MessageTarget,
    client: Client,
    unit: Transaction,
  ) {
    const now = formatDateTime(clock.now())
    const account = await accounts.find(target.userId, unit)
    if (account) await log.add(activity(`target.${action}`, account, client, now), unit)
    unit.publish(targetEvent(target, action, now))
    return targetModel(target)
  }

  async function refusing<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw error instanceof Taken ? new Fault('user_target_already_exists', {}, { cause: error }) : error
    }
  }

  return {
    create(caller, given, client) {
      check(given.identifier)
      const now = formatDateTime(clock.now())
      const target: MessageTarget = {
        id: given.targetId === 'unique()' ? ids.unique() : given.targetId,
        createdAt: now,
        updatedAt: now,
        name: deviceName(devices, client.userAgent),
        userId: caller.userId,
        providerId: given.providerId,
        providerType: 'push',
        identifier: given.identifier,
      }
      return refusing(
        units.run(async (unit) => {
          const ended = await targets.add(target, caller.sessionId, maxTargets, unit)
          for (const old of ended) unit.publish(targetEvent(old, 'delete', now))
          return note('create', target, client, unit)
        }),
      )
    },

    update(userId, id, identifier, client) {
      check(identifier)
      return refusing(
        units.run(async (unit) => {
          const target = await targets.change(userId, id, identifier, formatDateTime(clock.now()), unit)
          if (!target) throw new Fault('user_target_not_found')
          return note('update', target, client, unit)
        }),
      )
    },

    remove: (userId, id, client) =>
      units.run(async (unit) => {
        const target = await targets.delete(userId, id, unit)
        if (!target) throw new Fault('user_target_not_found')
        await note('delete', target, client, unit)
      }),
  }
}

/** Computers have neither brand nor model; what runs there says more. */
function deviceName(devices: Devices, userAgent: string): string {
  const { deviceBrand, deviceModel, clientName, osName } = devices.describe(userAgent)
  const device = `${deviceBrand} ${deviceModel}`.trim()
  if (device !== '' || clientName === '') return device
  return osName === '' ? clientName : `${clientName} on ${osName}`
}
