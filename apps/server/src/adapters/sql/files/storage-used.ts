import { type StorageKind, storageKinds } from '@eidolon/contract/accounts/account-storage.ts'
import type { StorageUse } from '#application/storage/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type StorageUsedRow = Readonly<Record<`${StorageKind}_${'bytes' | 'count'}`, number>>

const columns = sql.join(storageKinds.flatMap((kind) => [sql.id(`${kind}_bytes`), sql.id(`${kind}_count`)]))

/** One array for every time, by which the prepared statement is found again. */
const usedStrings = [
  `select ${storageKinds.map((kind) => `${kind}_bytes`).join(' + ')} as n from storage_used where owner = `,
  '',
]

/** Figures that triggers keep (`migrations/0022-storage-used.ts`). */
export function sqlStorageUse(db: Database): StorageUse {
  return {
    async parts(owner, unit) {
      const row = await databaseOf(unit, db).one<StorageUsedRow>(
        sql`select ${columns} from storage_used where owner = ${owner}`,
      )
      return storageKinds.map((kind) => ({
        kind,
        bytes: row?.[`${kind}_bytes`] ?? 0,
        count: row?.[`${kind}_count`] ?? 0,
      }))
    },
    async used(owner, unit) {
      const query = { strings: usedStrings, values: [owner], fixed: true }
      return (await databaseOf(unit, db).one<{ n: number }>(query))?.n ?? 0
    },
    async awaited(owner, unit) {
      const rows = await databaseOf(unit, db).rows<{ kind: string; n: number }>(sql`
        select kind, cast(sum(coalesce(count, 1)) as integer) as n from generations
        where reader = ${`user:${owner}`} and status in ('queued', 'running') group by kind`)
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0
      return { images: of('image'), videos: of('video'), sheets: of('sheet') }
    },
  }
}
