import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { RequestContext } from './request-context.ts'
import type { Attribute, ChangeAccount } from './change-account.ts'
import type { EndSessions } from './end-sessions.ts'
import type { SignInMethodChange } from './message-ports.ts'
import type { AccountChanges } from './ports.ts'
import type { TellOwner } from './notify-owner.ts'

type AttributeChange = {
  /** As it was. */
  readonly account: Account
  readonly attribute: Extract<Attribute, 'email' | 'phone' | 'password' | 'mfa'>
  readonly what: SignInMethodChange
  readonly changes: AccountChanges
}

type Deps = { readonly change: ChangeAccount; readonly end: EndSessions; readonly tell: TellOwner }

/** Changes how an account is entered: every other session ends with it, and the owner is told. */
export async function changeSignInMethod(
  { change, end, tell }: Deps,
  { userId, sessionId }: UserCaller,
  { account, attribute, what, changes }: AttributeChange,
  asking: RequestContext,
  /** What else belongs to the change. */
  also?: (account: Account, unit: Transaction) => Promise<void>,
): Promise<User> {
  const user = await change(userId, attribute, changes, asking.client, async (changed, unit) => {
    await also?.(changed, unit)
    await end(changed, sessionId, asking.client, unit)
  })
  tell(account, what, asking)
  return user
}

export type ChangeWayIn = Bound<typeof changeSignInMethod>
