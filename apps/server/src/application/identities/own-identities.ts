import type { UserId } from '@eidolon/contract/ids.ts'
import type { IdentityList } from '@eidolon/contract/accounts/identities.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import { identityEvent } from '#domain/identities/identity-events.ts'
import { identityModel } from '#domain/identities/identity.ts'
import { selectIdentities } from '#domain/identities/select-identities.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Identities } from './ports.ts'

/** Somebody has a handful of them, so that the queries are answered here. */
export async function listIdentities(
  { identities }: { readonly identities: Pick<Identities, 'list'> },
  userId: UserId,
  query: ListQuery,
): Promise<IdentityList> {
  const all = (await identities.list(userId)).map(identityModel)
  const { total, page } = selectIdentities(all, query)
  return { total, identities: [...page] }
}

export type ListIdentities = Bound<typeof listIdentities>

type Deps = {
  readonly identities: Pick<Identities, 'list' | 'delete'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly recent: Pick<RecentProof, 'require'>
  readonly end: EndSessions
  readonly tell: TellOwner
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
}

/** Takes a way in away, unless it is the last one: nobody could open the account any more. */
export async function deleteIdentity(
  { identities, accounts, recent, end, tell, log, units, clock }: Deps,
  caller: UserCaller,
  id: string,
  asking: RequestContext,
): Promise<void> {
  const { userId, sessionId } = caller
  await recent.require(caller)
  const owner = await units.run(async (unit) => {
    const all = await identities.list(userId, unit)
    const identity = all.find((each) => each.id === id)
    const account = await accounts.find(userId, unit)
    if (!identity || !account) throw new Fault('user_identity_not_found')
    // Anyone with the address or number can receive a link or code.
    const hasOther = all.length > 1 || account.email !== undefined || account.phone !== undefined
    if (!hasOther) throw new Fault('user_identity_last')
    await identities.delete(userId, id, unit)
    const now = formatDateTime(clock.now())
    await log.add(activity('identity.delete', account, asking.client, now), unit)
    unit.publish(identityEvent(identity, 'delete', now))
    await end(account, sessionId, asking.client, unit)
    return account
  })
  tell(owner, 'unlinked', asking)
}

export type DeleteIdentity = Bound<typeof deleteIdentity>
