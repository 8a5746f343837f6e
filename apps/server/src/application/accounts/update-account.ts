import type { UserId } from '@eidolon/contract/ids.ts'
import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from './request-context.ts'
import type { ChangeAccount } from './change-account.ts'
import type { ChangeWayIn } from './change-sign-in-method.ts'
import type { CheckPassword } from './check-password.ts'
import { existing } from './get-account.ts'
import type { NewPassword } from './new-password.ts'
import type { AccountStore } from './ports.ts'
import type { RecentProof } from './recent-proof.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = { readonly change: ChangeAccount }

export function updateName({ change }: Deps, userId: UserId, name: string, client: Client): Promise<User> {
  return change(userId, 'name', { name }, client)
}

export type UpdateName = Bound<typeof updateName>

/** Replaces all preferences. */
export function updatePrefs(
  { change }: Deps,
  userId: UserId,
  prefs: Readonly<Record<string, unknown>>,
  client: Client,
): Promise<User> {
  return change(userId, 'prefs', { prefs: JSON.stringify(prefs) }, client)
}

export type UpdatePrefs = Bound<typeof updatePrefs>

/** Blocks the account, at its owner's own wish. Its sessions stay, so that each of them is told why it may not go on. */
export function blockAccount({ change }: Deps, userId: UserId, client: Client): Promise<User> {
  return change(userId, 'status', { active: false }, client)
}

export type BlockAccount = Bound<typeof blockAccount>

type PasswordDeps = {
  readonly changeSignInMethod: ChangeWayIn
  readonly recent: Pick<RecentProof, 'require'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly checkPassword: CheckPassword
  readonly newPassword: NewPassword
}

/** The session that asks goes on; the others end. */
export async function updatePassword(
  { changeSignInMethod, recent, accounts, checkPassword, newPassword }: PasswordDeps,
  caller: UserCaller,
  password: string,
  old: string | undefined,
  asking: RequestContext,
): Promise<User> {
  const account = await existing(accounts, caller.userId)
  await recent.require(caller, account.password && 'password')
  if (account.password && !(await checkPassword(old ?? '', { account }, asking.client))) {
    throw new Fault('user_invalid_credentials')
  }
  const changes = await newPassword(account, password)
  return changeSignInMethod(caller, { account, attribute: 'password', what: 'password', changes }, asking)
}

export type UpdatePassword = Bound<typeof updatePassword>
