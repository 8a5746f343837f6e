import type { Transaction } from '#application/shared/transaction.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { addressFor, everyKind, provesFirst, type TokenKind, tokenKinds } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { type Address, makeForAddress, targetOf } from './tokens/address-account.ts'
import type { IdentityStore } from './wallet/challenge-ports.ts'
import type { ForgetPrograms } from '#application/keys/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { AuthenticatorStore, RecoveryCodeStore } from './mfa/factor-ports.ts'
import type { EndSessions } from './end-sessions.ts'
import type { AccountStore, ActivityLog } from './ports.ts'
import type { TokenStore } from './tokens/token-ports.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'change' | 'saveTarget' | 'dropTarget' | 'targetsOf'>
  readonly end: EndSessions
  readonly forgetPrograms: ForgetPrograms
  readonly tokens: Pick<TokenStore, 'clear'>
  readonly identities: Pick<IdentityStore, 'providersOf'>
  readonly authenticators: Pick<AuthenticatorStore, 'delete'>
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'clear'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * An account can be made with the address of another person. The answer is the account of the person who has now proved
 * the address by what was sent there: the same one, where it was proved before; the same one without anything of the
 * stranger who made it, where the address was all there was to tell whose it is; and a new one, where the account is
 * proved to be another person's by something else.
 */
export async function claimAccount(
  deps: Deps,
  kind: TokenKind,
  account: Account,
  client: Client,
  unit: Transaction,
): Promise<Account> {
  const { accounts, end, forgetPrograms, tokens, identities, authenticators, recoveryCodes, clock, ids } = deps

  /** What could open it, or keep its owner out, goes; and so does the other address, which was not proved. */
  async function takeOver({ kind }: Address, account: Account, client: Client, unit: Transaction): Promise<Account> {
    const now = formatDateTime(clock.now())
    await end(account, undefined, client, unit)
    await forgetPrograms(account.id, unit)
    for (const each of everyKind) await tokens.clear(account.id, each, unit)
    await authenticators.delete(account.id, unit)
    await recoveryCodes.clear(account.id, unit)
    const other = kind === 'email' ? 'phone' : 'email'
    if (account[other] !== undefined) await accounts.dropTarget(account.id, targetOf[other], unit)
    const bare = { password: null, passwordHistory: [], mfa: false, [other]: null, updatedAt: now }
    return (await accounts.change(account.id, bare, unit)) ?? account
  }

  /** The address leaves the account it was never proved for. Its log is not told who has come: that is a stranger's. */
  async function part(address: Address, account: Account, client: Client, unit: Transaction): Promise<Account> {
    const now = formatDateTime(clock.now())
    await accounts.dropTarget(account.id, targetOf[address.kind], unit)
    const left = (await accounts.change(account.id, { [address.kind]: null, updatedAt: now }, unit)) ?? account
    const user = accountModel(left, await accounts.targetsOf(account.id, unit))
    unit.publish(accountEvent(user, 'update', address.kind, now))
    return makeForAddress(deps, address, ids.unique(), client, unit)
  }

  const { sentTo } = tokenKinds[kind]
  if (sentTo === 'nowhere' || !provesFirst(kind, account)) return account
  const address = { kind: sentTo, value: addressFor(kind, account) }
  const isSomebodys = account.phoneVerified || (await identities.providersOf(account.id, unit)).length > 0
  return (isSomebodys ? part : takeOver)(address, account, client, unit)
}

export type ClaimAccount = Bound<typeof claimAccount>
