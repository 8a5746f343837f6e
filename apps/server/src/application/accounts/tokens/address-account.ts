import type { Transaction } from '#application/shared/transaction.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel, newAccount } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import { targetFor } from '#application/accounts/targets.ts'

/** An address that messages are sent to. */
export type Address = { readonly kind: 'email' | 'phone'; readonly value: string }

/** What messages to either kind of address are called. */
export const targetOf = { email: 'email', phone: 'sms' } as const

type Deps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'saveTarget'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Makes an account that has nothing but an address yet, which is not proved by that. Throws `Taken`. */
export async function makeForAddress(
  { accounts, log, clock, ids }: Deps,
  { kind, value }: Address,
  id: string,
  client: Client,
  unit: Transaction,
): Promise<Account> {
  const now = formatDateTime(clock.now())
  const account = newAccount({ id, [kind]: value }, now)
  const target = targetFor(account, targetOf[kind], value, ids.unique(), now)
  await accounts.insert(account, unit)
  await accounts.saveTarget(target, unit)
  await log.add(activity('user.create', account, client, now), unit)
  unit.publish(accountEvent(accountModel(account, [target]), 'create', undefined, now))
  return account
}
