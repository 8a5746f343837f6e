import type { UserId } from '@eidolon/contract/ids.ts'
import type { FaultType } from '@eidolon/contract/faults.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { type Address, makeForAddress } from './address-account.ts'
import { refuseBeyondUserLimit } from '#application/accounts/create-account.ts'
import type { AccountStore, ActivityLog, IdentityEmails } from '#application/accounts/ports.ts'
import { retryTaken } from '#application/accounts/assert-not-taken.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'findByEmail' | 'findByPhone' | 'insert' | 'saveTarget' | 'count'>
  readonly identityEmails: IdentityEmails
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'maxAccounts'>
}

type AccountRequest = {
  readonly address: Address
  /** The id of the account, should it be a new one. */
  readonly userId: UserId
  /** The name that the provider gives for the address. */
  readonly collision: FaultType
  readonly client: Client
}

/** The account with this address, which is a new one without a password when there is none. */
export type ReachAccount = <T>(
  wanted: AccountRequest,
  then: (account: Account, unit: Transaction) => Promise<T>,
) => Promise<T>

export async function findOrCreateAccount<T>(
  deps: Deps,
  wanted: AccountRequest,
  then: (account: Account, unit: Transaction) => Promise<T>,
): Promise<T> {
  const { accounts, identityEmails, units, ids, options } = deps
  const make = ({ address, userId, client }: AccountRequest, unit: Transaction) =>
    makeForAddress(deps, address, userId === 'unique()' ? ids.unique() : userId, client, unit)

  const { kind, value } = wanted.address
  const find = (unit?: Transaction) =>
    kind === 'email' ? accounts.findByEmail(value, unit) : accounts.findByPhone(value, unit)
  return retryTaken(async () => {
    const known = await find()
    if (!known) {
      await refuseBeyondUserLimit(accounts, options)
      if (kind === 'email' && (await identityEmails.has(value))) throw new Fault(wanted.collision)
    }
    // Looked for once more: the unit sees what others have made a moment ago.
    return units.run(async (unit) => then(known ?? (await find(unit)) ?? (await make(wanted, unit)), unit))
  })
}
