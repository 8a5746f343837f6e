import type { UserId } from '@eidolon/contract/ids.ts'
import type { AccountStore, Devices, SessionStore } from '#application/accounts/ports.ts'
import { publishSession } from '#application/accounts/publish-session.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { accountModel } from '#domain/accounts/account.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import type { Removal, Removals } from './ports.ts'
import type { RemoveBelongings } from './remove-belongings.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find' | 'targetsOf'>
  readonly sessions: Pick<SessionStore, 'deleteAll'>
  readonly removals: Removals
  readonly removeBelongings: RemoveBelongings
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
  readonly timers: Timers
  readonly onProblem: (error: unknown) => void
}

/** Milliseconds after which the request is answered; what is left follows by itself. */
const patience = 8000

/** Disposing it waits for what is being taken away. */
export type AccountRemover = AsyncDisposable & {
  /** Deletes the account at once and everything of it as soon as that is possible, whatever happens in between. */
  remove(userId: UserId, confirm: string): Promise<void>
  /** Goes on with what an end of the process has interrupted. */
  resume(): Promise<void>
}

export function accountRemover(deps: Deps): AccountRemover {
  const { accounts, sessions, removals, removeBelongings, devices, units, clock, timers, onProblem } = deps
  const going = new Set<Promise<void>>()

  function follow(removal: Removal): Promise<void> {
    const work = removeBelongings(removal)
      .then(() => removals.finish(removal))
      .catch(onProblem)
      .finally(() => going.delete(work))
    going.add(work)
    return work
  }

  return {
    async remove(userId, confirm) {
      if (confirm !== userId) throw invalidParam('confirm', 'Value must be the id of the account')
      const removal = { userId, at: formatDateTime(clock.now()) }
      await units.run(async (unit) => {
        const account = await accounts.find(userId, unit)
        // Asked for twice, and the other request was quicker.
        if (!account) return
        const user = accountModel(account, await accounts.targetsOf(userId, unit))
        for (const session of await sessions.deleteAll(userId, unit)) {
          publishSession(unit, devices, session, { action: 'delete', at: removal.at, current: false })
        }
        await removals.begin(removal, unit)
        unit.publish(accountEvent(user, 'delete', undefined, removal.at))
      })
      const late = Promise.withResolvers<void>()
      using _timer = timers.after(patience, late.resolve)
      await Promise.race([follow(removal), late.promise])
    },

    async resume() {
      for (const removal of await removals.open()) await follow(removal)
    },

    async [Symbol.asyncDispose]() {
      await Promise.allSettled(going)
    },
  }
}
