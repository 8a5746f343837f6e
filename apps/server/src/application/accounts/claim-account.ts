import type { Unit } from '#application/shared/unit.ts'
import { accountEvent, sessionEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { sessionModel } from '#domain/accounts/session.ts'
import { addressFor, everyKind, provesFirst, type TokenKind, tokenKinds } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { type Address, makeForAddress, targetOf } from './address-account.ts'
import type { IdentityStore } from './challenge-ports.ts'
import type { AuthenticatorStore, RecoveryCodeStore } from './factor-ports.ts'
import type { AccountStore, ActivityLog, Devices, SessionStore } from './ports.ts'
import type { TokenStore } from './token-ports.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'change' | 'saveTarget' | 'dropTarget' | 'targetsOf'>
  readonly sessions: Pick<SessionStore, 'deleteAll'>
  readonly tokens: Pick<TokenStore, 'clear'>
  readonly identities: Pick<IdentityStore, 'reaches'>
  readonly authenticators: Pick<AuthenticatorStore, 'delete'>
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'clear'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * Anybody can write the address of somebody else into an account. The answer is the account of whoever has now proved
 * it by what was sent there: the same one, where it was proved before; the same one without anything of whoever waited
 * in it, where the address was all there was to tell whose it is; and one of their own, where it is somebody's anyway.
 */
export type ClaimAccount = (kind: TokenKind, account: Account, client: Client, unit: Unit) => Promise<Account>

export function claimAccount(deps: Deps): ClaimAccount {
  const { accounts, sessions, tokens, identities, authenticators, recoveryCodes, log, devices, clock, ids } = deps
  const make = makeForAddress(deps)

  /** What could open it, or keep its owner out, goes; and so does the other address, which nobody has proved. */
  async function takeOver({ kind }: Address, account: Account, client: Client, unit: Unit): Promise<Account> {
    const now = formatDateTime(clock.now())
    const ended = await sessions.deleteAll(account.id, unit)
    if (ended.length > 0) await log.add(activity('session.delete', account, client, now), unit)
    for (const session of ended) {
      unit.publish(sessionEvent(sessionModel(session, devices.describe(session.userAgent), false), 'delete', now))
    }
    for (const each of everyKind) await tokens.clear(account.id, each, unit)
    await authenticators.delete(account.id, unit)
    await recoveryCodes.clear(account.id, unit)
    const other = kind === 'email' ? 'phone' : 'email'
    if (account[other] !== undefined) await accounts.dropTarget(account.id, targetOf[other], unit)
    const bare = { password: null, passwordHistory: [], mfa: false, [other]: null, updatedAt: now }
    return (await accounts.change(account.id, bare, unit)) ?? account
  }

  /** The address leaves the account it was never proved for. Its log is not told who has come: that is a stranger's. */
  async function part(address: Address, account: Account, client: Client, unit: Unit): Promise<Account> {
    const now = formatDateTime(clock.now())
    await accounts.dropTarget(account.id, targetOf[address.kind], unit)
    const left = (await accounts.change(account.id, { [address.kind]: null, updatedAt: now }, unit)) ?? account
    const user = accountModel(left, await accounts.targetsOf(account.id, unit))
    unit.publish(accountEvent(user, 'update', address.kind, now))
    return make(address, ids.unique(), client, unit)
  }

  return async (kind, account, client, unit) => {
    const { sentTo } = tokenKinds[kind]
    if (sentTo === 'nowhere' || !provesFirst(kind, account)) return account
    const address = { kind: sentTo, value: addressFor(kind, account) }
    const isSomebodys = account.phoneVerified || (await identities.reaches(account.id, unit))
    return (isSomebodys ? part : takeOver)(address, account, client, unit)
  }
}
