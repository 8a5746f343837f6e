import type { User } from '@eidolon/contract/accounts.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ChangeAccount } from './change-account.ts'
import { existing } from './get-account.ts'
import type { NewPassword } from './new-password.ts'
import type { AccountStore, Passwords } from './ports.ts'

type Deps = { readonly change: ChangeAccount }

export function updateName({ change }: Deps) {
  return (userId: string, name: string, client: Client): Promise<User> => change(userId, 'name', { name }, client)
}

/** Replaces all preferences. */
export function updatePrefs({ change }: Deps) {
  return (userId: string, prefs: Readonly<Record<string, unknown>>, client: Client): Promise<User> =>
    change(userId, 'prefs', { prefs: JSON.stringify(prefs) }, client)
}

/** Blocks the account, at its owner's own wish. Its sessions stay, so that each of them is told why it may not go on. */
export function blockAccount({ change }: Deps) {
  return (userId: string, client: Client): Promise<User> => change(userId, 'status', { active: false }, client)
}

type PasswordDeps = Deps & {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly passwords: Pick<Passwords, 'verify'>
  readonly newPassword: NewPassword
}

/** Sessions go on. */
export function updatePassword({ change, accounts, passwords, newPassword }: PasswordDeps) {
  return async (userId: string, password: string, old: string | undefined, client: Client): Promise<User> => {
    const account = await existing(accounts, userId)
    if (account.password && !(await passwords.verify(old ?? '', account.password.hash))) {
      throw new Fault('user_invalid_credentials')
    }
    return change(userId, 'password', await newPassword(account, password), client)
  }
}
