import type { Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import type { Evidence } from '#domain/accounts/factors.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { IdentityStore } from './wallet/challenge-ports.ts'
import type { CheckPassword } from './check-password.ts'
import type { SessionFactors } from './mfa/factor-ports.ts'
import { existing } from './get-account.ts'
import type { AccountStore, ActivityLog, Devices } from './ports.ts'
import type { Attempt, RedeemChallenge } from './wallet/redeem-challenge.ts'
import type { Browser } from './wallet/request-challenge.ts'
import { publishSession } from './publish-session.ts'

type NoteDeps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly sessionFactors: SessionFactors
  readonly log: Pick<ActivityLog, 'add'>
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
}

type CheckedFactor = { readonly factor: 'password' | 'wallet'; readonly evidence: Evidence }

/** The session has shown it again, now. Codes do the same by their challenges. */
async function note(
  { accounts, sessionFactors, log, devices, units, clock }: NoteDeps,
  caller: UserCaller,
  { factor, evidence }: CheckedFactor,
  client: Client,
): Promise<SessionModel> {
  const { userId, sessionId } = caller
  if (sessionId === undefined) throw new Fault('user_session_not_found')
  const account = await existing(accounts, userId)
  const now = formatDateTime(clock.now())
  return units.run(async (unit) => {
    const more = { factors: [factor], evidence: [evidence], now }
    const session = await sessionFactors.add(userId, sessionId, more, unit)
    if (!session) throw new Fault('user_session_not_found')
    await log.add(activity('session.update', account, client, now), unit)
    return publishSession(unit, devices, session, { action: 'update', at: now, current: true })
  })
}

export async function proveByPassword(
  deps: NoteDeps & { readonly checkPassword: CheckPassword },
  caller: UserCaller,
  password: string,
  client: Client,
): Promise<SessionModel> {
  const account = await existing(deps.accounts, caller.userId)
  const isRight = await deps.checkPassword(password, { account }, client)
  if (!isRight) throw new Fault('user_invalid_credentials')
  return note(deps, caller, { factor: 'password', evidence: account.password?.byMail ? 'email' : 'password' }, client)
}

export type ProveByPassword = Bound<typeof proveByPassword>

type WalletDeps = NoteDeps & {
  readonly redeem: RedeemChallenge
  readonly identities: Pick<IdentityStore, 'ownerOf'>
}

export async function proveByWallet(
  deps: WalletDeps,
  caller: UserCaller,
  attempt: Attempt,
  browser: Browser,
  client: Client,
): Promise<SessionModel> {
  await deps.redeem(attempt, browser)
  const owner = await deps.identities.ownerOf(walletProvider, attempt.address)
  if (owner !== caller.userId) throw new Fault('wallet_signature_invalid', { flaw: 'not a wallet of this account' })
  return note(deps, caller, { factor: 'wallet', evidence: 'wallet' }, client)
}

export type ProveByWallet = Bound<typeof proveByWallet>
