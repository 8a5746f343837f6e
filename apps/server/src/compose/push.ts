import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { freshPushKeys } from '#adapters/push/vapid.ts'
import { webPush } from '#adapters/push/web-push.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlLogs } from '#adapters/sql/accounts/logs.ts'
import { sqlPushKeys, sqlPushTargets, sqlSentNotices } from '#adapters/sql/accounts/push-targets.ts'
import { ownTargets } from '#application/push/own-targets.ts'
import { sendPush, type TellBrowsers } from '#application/push/send-push.ts'
import { notifyFinished } from '#application/push/notify-finished.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Config } from '#config/config.ts'
import { targetReader } from '#domain/push/push-service.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { pushTargetRoutes } from '#transport/http/routes/accounts/push-targets.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly feed: EventFeed
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly config: Pick<Config, 'pushServices' | 'site' | 'publicUrl'>
  /** Instead of the network; for tests. */
  readonly fetch?: typeof globalThis.fetch
}

/** Disposing it waits for messages that are on their way. */
export type PushParts = AsyncDisposable & {
  /** What browsers know the studio by. */
  readonly publicKey: string
  readonly tell: TellBrowsers
  routes(scope: FastifyInstance): void
}

/** Messages that reach a browser whose page is closed. */
export async function composePush({ db, units, feed, clock, ids, log, config, fetch }: Deps): Promise<PushParts> {
  const keys = await sqlPushKeys(db).load(freshPushKeys, formatDateTime(clock.now()))
  const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${config.site.contactEmail}`
  const sender = webPush({
    keys,
    contact,
    clock,
    onProblem: (facts) => log.warn(facts, 'a push message was not taken'),
    ...(fetch && { fetch }),
  })
  const targets = sqlPushTargets(db)
  const readTarget = targetReader(config.pushServices)
  const onProblem = (err: unknown) => log.warn({ err }, 'nobody could be told what has finished')
  const tell = withDeps(sendPush, { targets, sender, readTarget, units, clock })
  const telling = notifyFinished({ feed, tell, notices: sqlSentNotices(db), clock, onProblem })
  const own = { accounts: sqlAccounts(db), log: sqlLogs(db), devices: userAgents, readTarget, units, clock, ids }
  return {
    publicKey: sender.publicKey,
    tell,
    routes: (scope) => pushTargetRoutes(scope, ownTargets({ targets, ...own })),
    [Symbol.asyncDispose]: () => telling[Symbol.asyncDispose](),
  }
}
