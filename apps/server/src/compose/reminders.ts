import type { FastifyBaseLogger } from 'fastify'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlSubscriptions } from '#adapters/sql/subscription/standings.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Messages } from '#application/accounts/message-ports.ts'
import type { TellBrowsers } from '#application/push/send-push.ts'
import type { Timers } from '#application/shared/timers.ts'
import { remindEndings } from '#application/subscription/remind-endings.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'

const [minute, hour] = [60 * 1000, 60 * 60 * 1000]

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly messages: Pick<Messages, 'mail'>
  readonly tell: TellBrowsers
  readonly config: Pick<Config, 'publicUrl' | 'subscription'>
  readonly timers?: Timers
}

/** Word to those whose month is nearly over, soon after the start and every hour, where months are sold. */
export function composeReminders({ db, clock, log, messages, tell, config, timers = systemTimers }: Deps): Disposable {
  const held = new DisposableStack()
  if (config.subscription.chain.kind === 'none') return held
  const remind = withDeps(remindEndings, {
    subscriptions: sqlSubscriptions(db),
    accounts: sqlAccounts(db),
    mail: messages.mail,
    tell,
    page: config.publicUrl && new URL('/subscription', config.publicUrl).href,
    clock,
    onProblem: (err) => log.warn({ err }, 'somebody could not be reminded that their month ends'),
  })
  const run = () => {
    remind().catch((err: unknown) => log.warn({ err }, 'nobody could be reminded that their month ends'))
  }
  held.use(timers.after(minute, run))
  held.use(timers.every(hour, run))
  return held
}
