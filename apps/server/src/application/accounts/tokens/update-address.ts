import type { User } from '@eidolon/contract/accounts/accounts.ts'
import type { FaultType } from '@eidolon/contract/faults.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { ChangeWayIn } from '#application/accounts/change-sign-in-method.ts'
import type { CheckPassword } from '#application/accounts/check-password.ts'
import { existing } from '#application/accounts/get-account.ts'
import { type NewPassword, provenBy } from '#application/accounts/new-password.ts'
import { type AccountStore, type IdentityEmails, Taken } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import { targetFor } from '#application/accounts/targets.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find' | 'hasTarget' | 'saveTarget'>
  readonly identityEmails: IdentityEmails
  readonly checkPassword: CheckPassword
  readonly newPassword: NewPassword
  readonly changeSignInMethod: ChangeWayIn
  readonly recent: Pick<RecentProof, 'require'>
  readonly clock: Clock
  readonly ids: Ids
}

/** The two kinds of address differ in their names and in what a collision is called. */
const kinds = {
  email: { target: 'email', collision: 'general_bad_request' },
  phone: { target: 'sms', collision: 'user_phone_already_exists' },
} as const satisfies Record<string, { target: 'email' | 'sms'; collision: FaultType }>

/** Moves the account to another address, which is unverified again; messages follow it. */
async function updateAddress(
  deps: Deps,
  kind: 'email' | 'phone',
  caller: UserCaller,
  address: string,
  password: string,
  asking: RequestContext,
): Promise<User> {
  const { accounts, identityEmails, changeSignInMethod, recent, clock, ids } = deps
  const { target, collision } = kinds[kind]
  const { userId } = caller
  const account = await existing(accounts, userId)
  await recent.require(caller, account.password && 'password')
  const withPassword = await provenBy(account, password, asking.client, deps)
  if (await accounts.hasTarget(address)) throw new Fault('user_target_already_exists')
  if (kind === 'email' && (await identityEmails.has(address, userId))) throw new Fault(collision)
  const moved = kind === 'email' ? { email: address, emailVerified: false } : { phone: address, phoneVerified: false }
  const changes = { ...moved, ...withPassword }
  const now = formatDateTime(clock.now())
  try {
    return await changeSignInMethod(
      caller,
      { account, attribute: kind, what: kind, changes },
      asking,
      (changed, unit) => accounts.saveTarget(targetFor(changed, target, address, ids.unique(), now), unit),
    )
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    throw new Fault(error.what === 'target' ? 'user_target_already_exists' : collision, {}, { cause: error })
  }
}

export function updateEmail(
  deps: Deps,
  caller: UserCaller,
  email: string,
  password: string,
  asking: RequestContext,
): Promise<User> {
  return updateAddress(deps, 'email', caller, email, password, asking)
}

export function updatePhone(
  deps: Deps,
  caller: UserCaller,
  phone: string,
  password: string,
  asking: RequestContext,
): Promise<User> {
  return updateAddress(deps, 'phone', caller, phone, password, asking)
}

export type UpdateAddress = Bound<typeof updateEmail>
