import { systemClock } from '#adapters/system/clock.ts'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { Rebuilt } from '#application/subscription/rebuild-subscriptions.ts'
import { openMigrated } from '#compose/database.ts'
import { composeLedger } from '#compose/ledger.ts'
import { openEvents } from '#compose/realtime.ts'
import { composeSubscription } from '#compose/subscription.ts'
import type { Config } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

/** Works out every subscription anew from the chain. The embedded database belongs to one process: stop the studio first. */
export async function rebuildFromChain(config: Config): Promise<Rebuilt> {
  await using held = new AsyncDisposableStack()
  const log = openLogger('warn')
  if (config.database.kind === 'sqlite') held.use(await holdDataFolder(config.dataDir))
  const db = held.use(await openMigrated(config))
  const clock = systemClock
  const ids = timedIds(clock)
  const { units } = held.use(await openEvents({ database: config.database, db, clock, log }))
  const countRequest = async () => ({ limit: 0, remaining: 0, reset: 0, exceeded: true })
  const ledger = held.use(composeLedger({ config, countRequest, clock, log }))
  // As a worker: nobody is answered, and nothing is looked for in the background.
  const only = { ...config, role: 'worker' } as const
  const { rebuild } = held.use(composeSubscription({ config: only, db, units, ledger: ledger.local, clock, ids, log }))
  if (!rebuild) throw new StartupProblem('Nothing is sold here: neither TOKEN_MINT nor TREASURY_ADDRESS is set.')
  return await rebuild()
}
