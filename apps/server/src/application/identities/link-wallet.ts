import type { Identity as IdentityModel } from '@eidolon/contract/accounts/identities.ts'
import { existing } from '#application/accounts/get-account.ts'
import type { SessionFactors } from '#application/accounts/mfa/factor-ports.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import { assertNotTaken } from '#application/accounts/assert-not-taken.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Attempt, RedeemChallenge } from '#application/accounts/wallet/redeem-challenge.ts'
import type { Browser } from '#application/accounts/wallet/request-challenge.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import { identityEvent } from '#domain/identities/identity-events.ts'
import { type Identity, identityModel } from '#domain/identities/identity.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Identities } from './ports.ts'

type Deps = {
  readonly redeem: RedeemChallenge
  readonly recent: Pick<RecentProof, 'require'>
  readonly identities: Pick<Identities, 'find' | 'list' | 'save'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly sessionFactors: SessionFactors
  readonly tell: TellOwner
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
}

const noTokens = { providerEmail: '', providerAccessToken: '', providerAccessTokenExpiry: '', providerRefreshToken: '' }

/** Links a wallet to an account that was opened without one: from then on it opens the account, and signs for it. */
export async function linkWallet(
  deps: Deps,
  caller: UserCaller,
  attempt: Attempt,
  browser: Browser,
  asking: RequestContext,
): Promise<IdentityModel> {
  const { redeem, recent, identities, accounts, sessionFactors, tell, log, units, clock, ids } = deps

  /** Undefined where this very wallet is linked already: an answer was lost, and it was sent once more. */
  async function fresh({ userId }: UserCaller, address: string, unit: Transaction): Promise<Identity | undefined> {
    const owner = (await identities.find(walletProvider, address, unit))?.userId
    if (owner === userId) return undefined
    if (owner !== undefined) throw new Fault('user_already_exists')
    const has = (await identities.list(userId, unit)).some(({ provider }) => provider === walletProvider)
    if (has) throw new Fault('user_wallet_exists')
    const now = formatDateTime(clock.now())
    const times = { createdAt: now, updatedAt: now }
    return { id: ids.unique(), userId, ...times, provider: walletProvider, providerUid: address, ...noTokens }
  }

  const { userId, sessionId } = caller
  if (sessionId === undefined) throw new Fault('user_session_not_found')
  // Someone who finds an open session must not be able to add a sign-in method.
  await recent.require(caller)
  await redeem(attempt, browser)
  const account = await existing(accounts, userId)
  const linking = () =>
    units.run(async (unit) => {
      const identity = await fresh(caller, attempt.address, unit)
      if (!identity) return undefined
      await identities.save(identity, unit)
      // The session has just shown it, and need not be asked for it again at once.
      const now = identity.createdAt
      const shown = { factors: ['wallet'], evidence: ['wallet'], now } as const
      if (!(await sessionFactors.add(userId, sessionId, shown, unit))) throw new Fault('user_session_not_found')
      await log.add(activity('identity.create', account, asking.client, now), unit)
      unit.publish(identityEvent(identity, 'create', now))
      return identity
    })
  const linked = await assertNotTaken(linking)
  if (linked) tell(account, 'linked', asking)
  const kept = linked ?? (await identities.find(walletProvider, attempt.address))
  if (!kept) throw new Fault('user_identity_not_found')
  return identityModel(kept)
}

export type LinkWallet = Bound<typeof linkWallet>
