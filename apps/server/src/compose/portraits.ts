import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { sqlPortraitQueue } from '#adapters/sql/studio/portrait-queue.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { workOnPortraits } from '#application/characters/work-on-portraits.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { DrawLook } from '#application/looks/draw-look.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { QueueWorker } from '#application/shared/queue-worker.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly feed: EventFeed
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly illustrator: Pick<Illustrator, 'readiness' | 'isBusy'>
  readonly drawLook: DrawLook
  readonly room: StorageQuota
  /** Whether an account is there; the database tells unless said. */
  readonly isAccount?: (userId: string, unit: Transaction) => Promise<boolean>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: WorkLog
  /** How many are drawn at once. */
  readonly slots: number
  readonly timers?: Timers
}

/** The portraits of characters that have none, drawn in the background. Disposing it puts back what is being drawn. */
export function composePortraits({ db, drawLook, timers = systemTimers, ...parts }: Deps): QueueWorker {
  const queue = sqlPortraitQueue(db)
  const origins = sqlOrigins(db)
  const accounts = sqlAccounts(db)
  const isAccount = async (userId: string, unit: Transaction) => (await accounts.find(userId, unit)) !== undefined
  return workOnPortraits({
    isAccount,
    ...parts,
    queue,
    origins,
    draw: drawLook,
    timers,
    alone: db.dialect === 'sqlite',
  })
}
