import type { UserId } from '@eidolon/contract/ids.ts'
import type { User } from '@eidolon/contract/accounts/accounts.ts'
import { type Account, accountModel } from '#domain/accounts/account.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { AccountStore } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** The account of a caller who was just authenticated. */
export async function existing(accounts: Pick<AccountStore, 'find'>, userId: UserId): Promise<Account> {
  const account = await accounts.find(userId)
  if (!account) throw new Fault('general_unauthorized_scope')
  return account
}

export async function getAccount(
  { accounts }: { readonly accounts: Pick<AccountStore, 'find' | 'targetsOf'> },
  userId: UserId,
): Promise<User> {
  const [account, targets] = await Promise.all([existing(accounts, userId), accounts.targetsOf(userId)])
  return accountModel(account, targets)
}

export type GetAccount = Bound<typeof getAccount>

/** Only the preferences, as the JSON they are kept as. */
export async function getPrefs(
  { accounts }: { readonly accounts: Pick<AccountStore, 'find'> },
  userId: UserId,
): Promise<string> {
  return (await existing(accounts, userId)).prefs
}

export type GetPrefs = Bound<typeof getPrefs>
