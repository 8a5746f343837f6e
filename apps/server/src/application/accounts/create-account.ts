import type { NewAccount, User } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { accountModel, newAccount } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { refusePersonalData } from '#domain/accounts/password-rules.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { AccountStore, ActivityLog, IdentityEmails, Passwords } from './ports.ts'
import { targetFor } from './targets.ts'
import { assertNotTaken } from './assert-not-taken.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'count' | 'saveTarget'>
  readonly identityEmails: IdentityEmails
  readonly log: Pick<ActivityLog, 'add'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'maxAccounts' | 'personalDataCheck' | 'passwordHistory'>
}

/** Makes an account with an address and a password, without a session. */
export async function createAccount(
  deps: Deps,
  { userId, email, password, name = '' }: NewAccount,
  client: Client,
): Promise<User> {
  const { accounts, identityEmails, log, passwords, units, clock, ids, options } = deps
  const id = userId === 'unique()' ? ids.unique() : userId
  if (options.personalDataCheck) refusePersonalData(password, { id, name, email })
  await refuseBeyondUserLimit(accounts, options)
  if (await identityEmails.has(email)) throw new Fault('general_bad_request')
  const hash = await passwords.hash(password)
  const now = formatDateTime(clock.now())
  const passwordHistory = options.passwordHistory > 0 ? [hash] : []
  const account = newAccount(
    { id, name, email, password: { hash, updatedAt: now, byMail: false }, passwordHistory },
    now,
  )
  const target = targetFor(account, 'email', email, ids.unique(), now)
  const insert = async (unit: Transaction) => {
    await accounts.insert(account, unit)
    await accounts.saveTarget(target, unit)
    const user = accountModel(account, [target])
    await log.add(activity('user.create', account, client, now), unit)
    unit.publish(accountEvent(user, 'create', undefined, now))
    return user
  }
  return assertNotTaken(() => units.run(insert))
}

export type CreateAccount = Bound<typeof createAccount>

/** A project may say how many accounts are enough. */
export async function refuseBeyondUserLimit(
  accounts: Pick<AccountStore, 'count'>,
  { maxAccounts }: Pick<AccountOptions, 'maxAccounts'>,
): Promise<void> {
  if (maxAccounts > 0 && (await accounts.count()) >= maxAccounts) throw new Fault('user_count_exceeded')
}
