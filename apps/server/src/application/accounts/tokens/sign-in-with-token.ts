import type { UserId } from '@eidolon/contract/ids.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { loginKinds, tokenProofs, verifiedBy } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ClaimAccount } from '#application/accounts/claim-account.ts'
import type { AccountStore } from '#application/accounts/ports.ts'
import type { RedeemToken } from './redeem-token.ts'
import type { Started, StartSession } from '#application/accounts/start-session.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly redeem: RedeemToken
  readonly accounts: Pick<AccountStore, 'change'>
  readonly claim: ClaimAccount
  readonly start: StartSession
  readonly clock: Clock
}

/** By a secret that was sent to the account's owner, whichever way. */
export function signInWithToken(
  { redeem, accounts, claim, start, clock }: Deps,
  userId: UserId,
  secret: string,
  client: Client,
): Promise<Started> {
  return redeem({ userId, kinds: loginKinds, secret }, async ({ kind }, account, unit) => {
    if (!account.active) throw new Fault('user_blocked')
    const verified = verifiedBy(kind)
    const owned = await claim(kind, account, client, unit)
    const updatedAt = formatDateTime(clock.now())
    if (verified) await accounts.change(owned.id, { ...verified, updatedAt }, unit)
    return start({ ...owned, ...verified }, tokenProofs[kind], client, unit)
  })
}

export type SignInWithToken = Bound<typeof signInWithToken>
