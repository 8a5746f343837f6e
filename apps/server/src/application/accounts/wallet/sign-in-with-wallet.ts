import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel, newAccount } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { proof } from '#domain/accounts/session.ts'
import { walletAccountId, walletProvider } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { IdentityStore } from './challenge-ports.ts'
import { refuseBeyondUserLimit } from '#application/accounts/create-account.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { Attempt, RedeemChallenge } from './redeem-challenge.ts'
import type { Browser } from './request-challenge.ts'
import type { Started, StartSession } from '#application/accounts/start-session.ts'
import { retryTaken } from '#application/accounts/assert-not-taken.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly redeem: RedeemChallenge
  readonly identities: Pick<IdentityStore, 'ownerOf' | 'insert'>
  readonly accounts: Pick<AccountStore, 'insert' | 'find' | 'count'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly start: StartSession
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'maxAccounts'>
}

/** Begins a session of the account that the wallet opens, which the first time is a new one. */
export async function signInWithWallet(
  { redeem, identities, accounts, log, units, start, clock, ids, options }: Deps,
  attempt: Attempt,
  browser: Browser,
  client: Client,
): Promise<Started> {
  async function make(address: string, client: Client, unit: Transaction): Promise<Account> {
    const now = formatDateTime(clock.now())
    const account = newAccount({ id: walletAccountId(address) }, now)
    await accounts.insert(account, unit)
    const identity = { id: ids.unique(), userId: account.id, createdAt: now }
    await identities.insert({ ...identity, provider: walletProvider, providerUid: address }, unit)
    await log.add(activity('user.create', account, client, now), unit)
    unit.publish(accountEvent(accountModel(account, []), 'create', undefined, now))
    return account
  }

  const enter = (address: string, client: Client): Promise<Started> =>
    units.run(async (unit) => {
      const owner = await identities.ownerOf(walletProvider, address, unit)
      const known = owner === undefined ? undefined : await accounts.find(owner, unit)
      const account = known ?? (await make(address, client, unit))
      if (!account.active) throw new Fault('user_blocked')
      return start(account, proof(walletProvider, ['wallet'], address), client, unit)
    })

  await redeem(attempt, browser)
  const isNew = (await identities.ownerOf(walletProvider, attempt.address)) === undefined
  if (isNew) await refuseBeyondUserLimit(accounts, options)
  // An id that is still taken was chosen for an account that has not shown this wallet: it is not this wallet's to enter.
  return retryTaken(() => enter(attempt.address, client))
}

export type SignInWithWallet = Bound<typeof signInWithWallet>
