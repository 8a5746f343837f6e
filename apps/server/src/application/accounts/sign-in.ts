import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { newAccount } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { proof } from '#domain/accounts/session.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { CheckPassword } from './check-password.ts'
import { refuseBeyondUserLimit } from './create-account.ts'
import type { AccountStore } from './ports.ts'
import type { Started, StartSession } from './start-session.ts'

type EmailDeps = {
  readonly accounts: Pick<AccountStore, 'findByEmail'>
  readonly checkPassword: CheckPassword
  readonly units: Transactions
  readonly start: StartSession
}

/** By address and password. Which of the two is wrong cannot be told, nor from the time it takes. */
export async function signInByEmail(
  { accounts, checkPassword, units, start }: EmailDeps,
  email: string,
  password: string,
  client: Client,
): Promise<Started> {
  const account = await accounts.findByEmail(email)
  const right = await checkPassword(password, { account, address: email }, client)
  if (!account || !right) throw new Fault('user_invalid_credentials')
  if (!account.active) throw new Fault('user_blocked')
  const evidence = [account.password?.byMail ? 'email' : 'password'] as const
  const arrival = { ...proof('email', ['password'], email), evidence }
  return units.run((unit) => start(account, arrival, client, unit))
}

export type SignInByEmail = Bound<typeof signInByEmail>

type AnonymousDeps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'count'>
  readonly units: Transactions
  readonly start: StartSession
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'maxAccounts'>
}

/** A new account that nothing but this session can reach, until it is given an address or a phone. */
export async function signInAnonymously(
  { accounts, units, start, clock, ids, options }: AnonymousDeps,
  client: Client,
): Promise<Started> {
  await refuseBeyondUserLimit(accounts, options)
  const account = newAccount({ id: ids.unique() }, formatDateTime(clock.now()))
  return units.run(async (unit) => {
    await accounts.insert(account, unit)
    return start(account, proof('anonymous', ['anonymous']), client, unit)
  })
}

export type SignInAnonymously = Bound<typeof signInAnonymously>
