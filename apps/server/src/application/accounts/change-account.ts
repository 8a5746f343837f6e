import type { UserId } from '@eidolon/contract/ids.ts'
import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { AccountChanges, AccountStore, ActivityLog } from './ports.ts'

export type Attribute = 'name' | 'email' | 'phone' | 'password' | 'prefs' | 'status' | 'mfa'

type Deps = {
  readonly accounts: Pick<AccountStore, 'change' | 'targetsOf'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
}

/** The one way in which an account changes: written, noted in the log and told to its owner's clients, or none of it. */
export function changeAccount(
  { accounts, log, units, clock }: Deps,
  userId: UserId,
  attribute: Attribute,
  changes: AccountChanges,
  client: Client,
  /** What else belongs to the change. */
  also?: (account: Account, unit: Transaction) => Promise<void>,
): Promise<User> {
  return units.run(async (unit) => {
    const now = formatDateTime(clock.now())
    const account = await accounts.change(userId, { ...changes, updatedAt: now }, unit)
    // Deleted since it was looked up: to its last client it is as if it had never signed in.
    if (!account) throw new Fault('general_unauthorized_scope')
    await also?.(account, unit)
    const user = accountModel(account, await accounts.targetsOf(userId, unit))
    await log.add(activity('user.update', account, client, now), unit)
    unit.publish(accountEvent(user, 'update', attribute, now))
    return user
  })
}

export type ChangeAccount = Bound<typeof changeAccount>
