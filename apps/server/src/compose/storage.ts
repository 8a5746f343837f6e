import type { Database } from '#adapters/sql/database.ts'
import { sqlStorageUse } from '#adapters/sql/files/storage-used.ts'
import { sqlOperators } from '#adapters/sql/operator/operator-store.ts'
import { sqlSubscriptions } from '#adapters/sql/subscription/standings.ts'
import { diskOf } from '#adapters/system/disk.ts'
import { type StorageQuota, storageQuota } from '#application/storage/storage-quota.ts'
import type { Disk } from '#application/storage/ports.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { isActive } from '#domain/subscription/access.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'dataDir' | 'storage' | 'subscription'>
  /** Another disk than the one of the data folder. */
  readonly disk?: Disk
}

/** How much there is room for, of accounts and on the disk. */
export function composeStorage({ db, clock, config, disk = diskOf(config.dataDir) }: Deps): StorageQuota {
  const subscriptions = sqlSubscriptions(db)
  return storageQuota({
    use: sqlStorageUse(db),
    disk,
    quotas: config.storage.quotas,
    reserve: config.storage.reserve,
    given: (owner, unit) => sqlOperators(db).quota(owner, unit),
    async isSubscribed(owner, unit) {
      const { endsAt } = await subscriptions.find(owner, unit)
      return isActive(endsAt, clock.now(), config.subscription.rules)
    },
  })
}
