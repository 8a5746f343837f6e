import { existsSync } from 'node:fs'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { md5 } from '#adapters/files/md5.ts'
import { brightnessAside } from '#adapters/images/brightness.ts'
import { fingerprintAside } from '#adapters/images/fingerprint.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import { sqlBelongings, sqlRemovals } from '#adapters/sql/accounts/account-data.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { StorageUnavailable } from '#adapters/sql/errors.ts'
import { missingMigrations } from '#adapters/sql/migrate.ts'
import { sqlOperatorReads } from '#adapters/sql/operator/operator-reads.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Database } from '#adapters/sql/database.ts'
import { findOrphans } from '#application/account-data/find-orphans.ts'
import { accountRemover } from '#application/account-data/delete-account.ts'
import { removeBelongings, removeStrays } from '#application/account-data/remove-belongings.ts'
import { ownerOf } from '#application/generations/generation-documents.ts'
import { lookAtStorage } from '#application/operate/look-at-storage.ts'
import type { OperatorReads } from '#application/operate/ports.ts'
import type { ReadWatermark, TakeFingerprint } from '#application/provenance/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { openBlobs } from '#compose/blobs.ts'
import { openCharacterRules } from '#compose/characters.ts'
import { openDatabase, openMigrated } from '#compose/database.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeEngines } from '#compose/engines.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import { composeGenerations } from '#compose/generations.ts'
import { composeIllustrator } from '#compose/illustrator.ts'
import { composeLedger } from '#compose/ledger.ts'
import { openMediaRules } from '#compose/media.ts'
import { composeProvenance } from '#compose/provenance.ts'
import { openEvents } from '#compose/realtime.ts'
import { composeStorage } from '#compose/storage.ts'
import { composeSubscription } from '#compose/subscription.ts'
import type { Config } from '#config/config.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

/** The database as it is. Nothing is changed, so the studio may be running. */
async function openAsItIs(config: Config, held: AsyncDisposableStack): Promise<Database> {
  if (config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
    throw new StartupProblem(`There is no database in ${config.dataDir} yet. The first start of the studio makes it.`)
  }
  const db = held.use(await openDatabase(config))
  const missing = await missingMigrations(db)
  if (missing.length > 0) {
    throw new StartupProblem('The database is older than this program. Start the studio once: it brings it up to date.')
  }
  return db
}

/** What an operator looks at. */
async function openReads(config: Config, held: AsyncDisposableStack): Promise<OperatorReads> {
  return sqlOperatorReads(await openAsItIs(config, held))
}

/** Finds what nobody can reach. */
async function openStrays(config: Config, held: AsyncDisposableStack) {
  return withDeps(findOrphans, sqlBelongings(await openAsItIs(config, held)))
}

/** What is known of a file. Where there is no database to look into, what it says of itself is all. */
async function openChecking(config: Config, held: AsyncDisposableStack) {
  const { db, says } = await openAsItIs(config, held).then(
    (db) => ({ db, says: undefined }),
    (error: unknown) => {
      if (!(error instanceof StartupProblem || error instanceof StorageUnavailable)) throw error
      return { db: undefined, says: `Not held against pictures that were made here. ${error.message}` }
    },
  )
  const pictures = held.use(imageWorkerPool({ timers: systemTimers }))
  const take: TakeFingerprint = (picture, watch) => fingerprintAside(pictures, picture, watch)
  const watermarks = watermarkThread()
  const readWatermark: ReadWatermark = async (picture, watch) =>
    watermarks.read(await brightnessAside(pictures, picture, watch))
  const { check } = held.use(await composeProvenance({ config, registry: db && { db, take }, readWatermark }))
  const { signal } = new AbortController()
  return { says, check: (file: Uint8Array) => check(file, { who: 'operator', userId: undefined, signal }) }
}

/** What files take, and whether they are whole. */
async function openStorage(config: Config, held: AsyncDisposableStack) {
  const reads = await openReads(config, held)
  const blobs = await openBlobs(config, held)
  return lookAtStorage({ reads, blobs, newDigest: md5, buckets: Object.values(bucketIds) })
}

/**
 * What an operator changes, with the same use cases as everybody. The embedded database belongs to one process; with
 * PostgreSQL the nodes that run hear of it.
 */
async function openWork(config: Config, held: AsyncDisposableStack) {
  const log = openLogger('warn')
  const { dataDir, documentRoles } = config
  if (config.database.kind === 'sqlite') held.use(await holdDataFolder(dataDir))
  const db = held.use(await openMigrated(config))
  const clock = systemClock
  const ids = timedIds(clock)
  const { units, feed } = held.use(await openEvents({ database: config.database, db, clock, ids, log }))
  const blobs = await openBlobs(config, held)
  const rules = openMediaRules({
    db,
    units,
    blobs,
    clock,
    log,
    documents: () => documents.system,
    files: () => files.system,
  })
  const handlers = { ...openCharacterRules({ db, units, clock, ids }).collections, ...rules.collections }
  const documents: Documents = composeDocuments({ db, units, clock, ids, documentRoles, handlers })
  const kept = { db, units, blobs, clock, ids, log, dataDir, documentRoles }
  const files: Files = held.use(composeFiles({ ...kept, handlers: rules.buckets }))
  const countRequest = async () => ({ limit: 0, remaining: 0, reset: 0, exceeded: true })
  const ledger = held.use(composeLedger({ config, countRequest, clock, log }))
  // As a worker: nobody is answered, and nothing is looked for in the background.
  const quiet = { ...config, role: 'worker' } as const
  const common = { db, units, clock, ids, log }
  const subscription = held.use(composeSubscription({ ...common, config: quiet, ledger: ledger.local }))
  const illustrator = held.use(composeIllustrator(config))
  const { useCases } = held.use(
    composeGenerations({
      ...common,
      ...composeEngines({ config, log }),
      illustrator,
      feed,
      documents,
      files: files.system,
      blobs,
      dataDir,
      slots: 0,
      access: subscription.access,
      room: composeStorage({ db, clock, config }),
    }),
  )

  const base = { units, clock, documents: documents.system, files: files.system, devices: userAgents }
  const settled = () => rules.bin[Symbol.asyncDispose]()
  const belongings = sqlBelongings(db)
  const remover = held.use(
    accountRemover({
      ...base,
      accounts: sqlAccounts(db),
      sessions: sqlSessions(db),
      removals: sqlRemovals(db),
      removeBelongings: withDeps(removeBelongings, { ...base, belongings, settled }),
      timers: systemTimers,
      onProblem: (err) => log.error({ err }, 'what the account has left is taken away by the next start'),
    }),
  )

  async function ownerOfJob(id: string): Promise<string> {
    const document = await documents.system.find(collectionIds.generations, id)
    if (!document) throw new Fault('generation_not_found', { generation: id })
    return ownerOf(document)
  }

  return {
    rebuild: subscription.rebuild,
    lookAgain: subscription.lookAgain,
    sweep: () => files.sweep(),
    removeStrays: withDeps(removeStrays, { ...base, belongings, settled }),
    /** The account with everything it has, as if it had asked for it itself. */
    removeAccount: (id: string) => remover.remove(id, id),
    async cancelJob(id: string): Promise<void> {
      await useCases.cancel(await ownerOfJob(id), id)
    },
    /** A new one from the same request, for the same account and by the same rules; its id. */
    async retryJob(id: string): Promise<string> {
      const userId = await ownerOfJob(id)
      const caller: UserCaller = { kind: 'user', ip: '', userId, sessionId: undefined, verified: false, labels: [] }
      return (await useCases.retry(caller, id)).id
    },
  }
}

type Open<T> = (config: Config, held: AsyncDisposableStack) => Promise<T>

/** Opens what a command needs, does it, and closes everything again. */
const withOpen =
  <T>(open: Open<T>) =>
  async <R>(config: Config, work: (parts: T) => Promise<R>): Promise<R> => {
    await using held = new AsyncDisposableStack()
    return await work(await open(config, held))
  }

/** For looking; the studio may be running. */
export const reading = withOpen(openReads)
export const lookingForStrays = withOpen(openStrays)
export const lookingAtStorage = withOpen(openStorage)
export const checking = withOpen(openChecking)
/** For changing; with the embedded database the studio has to be stopped. */
export const working = withOpen(openWork)
