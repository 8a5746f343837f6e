import type { Account } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import { refusePersonalData } from '#domain/accounts/password-rules.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { CheckPassword } from './check-password.ts'
import type { AccountChanges, Passwords } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly passwords: Passwords
  readonly clock: Clock
  readonly options: Pick<AccountOptions, 'personalDataCheck' | 'passwordHistory'>
}

/** Everything that a project may ask of a password, and then the change that sets it. */
export async function newPassword(
  { passwords, clock, options }: Deps,
  account: Account,
  password: string,
  how?: 'by mail',
): Promise<AccountChanges> {
  if (options.personalDataCheck) refusePersonalData(password, account)
  const earlier = options.passwordHistory > 0 ? account.passwordHistory.slice(-options.passwordHistory) : []
  for (const hash of earlier) {
    if (await passwords.verify(password, hash)) throw new Fault('user_password_recently_used')
  }
  const hash = await passwords.hash(password)
  return {
    password: { hash, updatedAt: formatDateTime(clock.now()), byMail: how === 'by mail' },
    passwordHistory: options.passwordHistory > 0 ? [...earlier, hash].slice(-options.passwordHistory) : [],
  }
}

export type NewPassword = Bound<typeof newPassword>

/**
 * Proves a change to what the password protects. An account without one is given the one that comes with the change,
 * which is how a guest's account becomes a full one.
 */
export async function provenBy(
  account: Account,
  password: string,
  client: Client,
  { checkPassword, newPassword: make }: { readonly checkPassword: CheckPassword; readonly newPassword: NewPassword },
): Promise<AccountChanges> {
  if (!account.password) return make(account, password)
  if (await checkPassword(password, { account }, client)) return {}
  throw new Fault('user_invalid_credentials')
}
