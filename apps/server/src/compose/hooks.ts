import type { FastifyInstance } from 'fastify'
import { hookSecrets } from '#adapters/hooks/hook-secrets.ts'
import { hookUrls, sendHook } from '#adapters/hooks/send-hook.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlHookQueue } from '#adapters/sql/accounts/hook-queue.ts'
import { sqlHooks } from '#adapters/sql/accounts/hooks.ts'
import type { Database } from '#adapters/sql/database.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Messages } from '#application/accounts/message-ports.ts'
import type { ActivityLog } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import { deliverHooks } from '#application/hooks/deliver-hooks.ts'
import { ownHooks } from '#application/hooks/own-hooks.ts'
import type { Claimed, SendHook } from '#application/hooks/ports.ts'
import type { Installation } from '#application/installation/ports.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { hookRoutes } from '#transport/http/routes/hooks.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly feed: EventFeed
  readonly installation: Pick<Installation, 'secret'>
  readonly recent: RecentProof
  readonly tell: TellOwner
  readonly activityLog: ActivityLog
  readonly messages: Pick<Messages, 'mail'>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: WorkLog
  /** For development: hooks may lead to this machine. */
  readonly loopback: boolean
  /** How many are sent at once; none where others do that. */
  readonly slots: number
  readonly timers?: Timers
  /** Instead of the network; for tests. */
  readonly send?: SendHook
}

/** Disposing it puts back what is on its way. */
export type HookParts = AsyncDisposable & {
  routes(scope: FastifyInstance): void
  /** Resolves when nothing is left to send for now. */
  settled(): Promise<void>
}

/** Addresses elsewhere that are told of events. */
export function composeHooks(parts: Deps): HookParts {
  const { db, installation, messages, log, loopback, slots, activityLog, timers = systemTimers } = parts
  const accounts = sqlAccounts(db)
  const secrets = hookSecrets(installation.secret)
  const send = parts.send ?? sendHook({ loopback })

  /** Whoever had proved an address is told there; the settings say it in any case. */
  async function onTurnedOff({ hookId, userId, url }: Claimed): Promise<void> {
    log.info({ hookId }, 'a hook was turned off: nobody took what it was told')
    const account = await accounts.find(userId)
    if (!messages.mail || account?.email === undefined || !account.emailVerified) return
    await messages.mail
      .send(account.email, { about: 'hook-off', host: new URL(url).host })
      .catch((err: unknown) => log.warn({ err }, 'somebody could not be told that a hook was turned off'))
  }

  const worker =
    slots === 0
      ? undefined
      : deliverHooks({
          ...parts,
          queue: sqlHookQueue(db),
          send,
          secrets,
          onTurnedOff,
          timers,
          slots,
        })
  const own = { ...parts, hooks: sqlHooks(db), accounts, secrets, log: activityLog, readUrl: hookUrls({ loopback }) }
  return {
    routes: (scope) => hookRoutes(scope, ownHooks(own)),
    settled: async () => worker?.settled(),
    [Symbol.asyncDispose]: async () => worker?.[Symbol.asyncDispose](),
  }
}
