import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { product } from '@eidolon/contract/product.ts'
import type { FastifyInstance } from 'fastify'
import { shareSecrets } from '#adapters/crypto/share-secrets.ts'
import type { Database } from '#adapters/sql/database.ts'
import { paymentFigures, queueFigures } from '#adapters/sql/operator/figures.ts'
import { sqlOperatorReads } from '#adapters/sql/operator/operator-reads.ts'
import { sqlOperators } from '#adapters/sql/operator/operator-store.ts'
import { sqlShares } from '#adapters/sql/studio/shares.ts'
import { freeIn } from '#adapters/system/disk.ts'
import type { RecentProblems } from '#adapters/system/recent-problems.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import { ownerOf } from '#application/generations/generation-documents.ts'
import { operatorDesk } from '#application/operate/operator-desk.ts'
import type { Report } from '#application/operate/operator-ports.ts'
import { reportShare, type ReportShare } from '#application/operate/report-share.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { AccountData } from '#compose/account-data.ts'
import type { Accounts } from '#compose/accounts.ts'
import type { Files } from '#compose/files.ts'
import type { Generating } from '#compose/generations.ts'
import type { Config } from '#config/config.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { operateRoutes } from '#transport/http/routes/operate.ts'

type Deps = {
  readonly config: Pick<Config, 'operators' | 'role' | 'database' | 'dataDir' | 'storage'>
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly room: StorageQuota
  readonly documents: SystemDocuments
  readonly accounts: Pick<Accounts, 'change' | 'end' | 'recent'>
  readonly accountData: Pick<AccountData, 'remove'>
  readonly generations: Pick<Generating, 'useCases' | 'engines'>
  readonly thumbnail: Files['thumbnail']
  readonly problems: RecentProblems
  readonly sockets: () => number
}

export type Operate = {
  /** Keeps what visitors report; undefined where no operator is named who would read it. */
  readonly report: ReportShare | undefined
  /** Adds the operator's routes to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** What the wallets in OPERATORS see and do. */
export function composeOperate(parts: Deps): Operate {
  const { config, db, units, clock, ids, room, documents, accounts, generations, thumbnail } = parts
  const store = sqlOperators(db)
  const reads = sqlOperatorReads(db)
  const shares = { media: sqlShares(db, 'media'), album: sqlShares(db, 'album'), story: sqlShares(db, 'story') }
  const startedAt = formatDateTime(clock.now())
  const { free, subscribed } = config.storage.quotas

  const desk = operatorDesk({
    operators: config.operators,
    store,
    reads,
    shares,
    change: accounts.change,
    end: accounts.end,
    recent: accounts.recent,
    async cancelJob(id) {
      const document = await documents.find(collectionIds.generations, id)
      if (!document) throw new Fault('generation_not_found', { generation: id })
      await generations.useCases.cancel(ownerOf(document), id)
    },
    cancelAll: (owner) => generations.useCases.cancelMany(owner, 'all'),
    removeAccount: (id) => parts.accountData.remove(id),
    room,
    leastQuota: Math.min(free, subscribed),
    units,
    ids,
    clock,
  })

  async function overview() {
    const now = clock.now()
    const [usage, { subscriptions }, counts] = [
      await reads.usage(),
      await paymentFigures(db, now),
      await store.counts(),
    ]
    const engines = await generations.engines.list()
    return {
      version: product.version,
      node: process.version,
      role: config.role,
      database: config.database.kind,
      startedAt,
      sockets: parts.sockets(),
      memory: process.memoryUsage().rss,
      queues: [...(await queueFigures(db, now))],
      engines: engines.map(({ id, name, version, available, reason }) => ({ id, name, version, available, reason })),
      storage: {
        diskFree: await freeIn(config.dataDir),
        diskReserve: config.storage.reserve,
        database: await reads.databaseBytes(),
        files: usage.reduce((sum, { files }) => sum + files, 0),
        bytes: usage.reduce((sum, { bytes }) => sum + bytes, 0),
      },
      subscriptions,
      ...counts,
    }
  }

  /** Of albums and stories no single picture stands for what was reported. */
  async function picture({ kind, itemId }: Report, ip: string) {
    const document = kind === 'media' ? await documents.find(collectionIds.media, itemId) : undefined
    const fileId = document && (textOf(document.data['posterId']) || textOf(document.data['fileId']))
    return fileId ? thumbnail(bucketIds.media, fileId, ip) : undefined
  }

  const report = withDeps(reportShare, { store, shares, secrets: shareSecrets, ids, clock })
  return {
    report: config.operators.length > 0 ? report : undefined,
    routes: (scope) =>
      operateRoutes(scope, { desk, reads, store, overview, picture, problems: () => parts.problems.list() }),
  }
}
