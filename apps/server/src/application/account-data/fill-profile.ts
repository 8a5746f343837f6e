import type { UserId } from '@eidolon/contract/ids.ts'
import type { AccountStore } from '#application/accounts/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { accountModel } from '#domain/accounts/account.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find' | 'change' | 'targetsOf'>
  readonly units: Transactions
  readonly clock: Clock
}
type ImportedProfile = { readonly name: string; readonly prefs: Readonly<Record<string, unknown>> }

/** What somebody has set since stays as it is. */
export function fillProfile(
  { accounts, units, clock }: Deps,
  userId: UserId,
  { name, prefs }: ImportedProfile,
): Promise<void> {
  return units.run(async (unit) => {
    const account = await accounts.find(userId, unit)
    const text = JSON.stringify(prefs)
    const changes = {
      ...(account?.name === '' && name !== '' && { name }),
      ...(account?.prefs === '{}' && text !== '{}' && text.length <= 65_535 && { prefs: text }),
    }
    if (Object.keys(changes).length === 0) return
    const now = formatDateTime(clock.now())
    const changed = await accounts.change(userId, { ...changes, updatedAt: now }, unit)
    if (!changed) return
    const user = accountModel(changed, await accounts.targetsOf(userId, unit))
    for (const attribute of Object.keys(changes)) unit.publish(accountEvent(user, 'update', attribute, now))
  })
}

export type FillProfile = Bound<typeof fillProfile>
