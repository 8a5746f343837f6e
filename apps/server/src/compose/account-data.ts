import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { sqlBelongings, sqlRemovals } from '#adapters/sql/account-data.ts'
import { sqlAccounts } from '#adapters/sql/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlSessions } from '#adapters/sql/sessions.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { accountRemover } from '#application/account-data/delete-account.ts'
import { removeBelongings } from '#application/account-data/remove-belongings.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Units } from '#application/shared/unit.ts'
import type { Accounts } from '#compose/accounts.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { accountDataRoutes } from '#transport/http/account-data.ts'

const hour = 60 * 60 * 1000

type Parts = {
  readonly db: Database
  readonly units: Units
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly cookies: Accounts['cookies']
  /** Resolves once bytes that are being let go are gone. */
  readonly settled: () => PromiseLike<void>
}

/** Disposing it waits for what is being taken away. */
export type AccountData = AsyncDisposable & {
  /** Goes on with deletions that an end of the process has interrupted. */
  resume(): Promise<void>
  routes(scope: FastifyInstance): void
}

/** All that an account has, as a whole. */
export function composeAccountData({ db, units, clock, log, documents, files, cookies, settled }: Parts): AccountData {
  const belongings = sqlBelongings(db)
  const base = { units, clock, documents, files, belongings, devices: userAgents }
  const remover = accountRemover({
    ...base,
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db),
    removals: sqlRemovals(db),
    removeBelongings: removeBelongings({ ...base, settled }),
    timers: systemTimers,
    onProblem: (err) => log.error({ err }, 'what a deleted account has left could not be taken away yet'),
  })
  const resume = () =>
    remover.resume().catch((err: unknown) => log.error({ err }, 'deletions of accounts could not be resumed'))
  const resuming = systemTimers.every(hour, () => void resume())
  return {
    resume,
    routes: (scope) =>
      accountDataRoutes(scope, { remove: (userId, confirm) => remover.remove(userId, confirm) }, cookies),
    async [Symbol.asyncDispose]() {
      resuming[Symbol.dispose]()
      await remover[Symbol.asyncDispose]()
    },
  }
}
