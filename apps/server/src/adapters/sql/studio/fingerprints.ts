import { bucketIds } from '@eidolon/contract/resources.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import type { Registry } from '#application/provenance/ports.ts'
import {
  alikeBits,
  bandCount,
  bandsOf,
  bitsApart,
  type Fingerprint,
  type Fingerprints,
  nearBands,
} from '#domain/marking/fingerprint.ts'

type PlaceRow = { readonly bucket_id: string; readonly file_id: string }
type NearRow = PlaceRow & { readonly bits: Uint8Array }

/** Rows that are read for one part of a fingerprint; more have it where the same picture was made over and over. */
const maxPerBand = 250
/** How many of the nearest are told. */
const maxNear = 100

const columns = Array.from({ length: bandCount }, (_, index) => sql.id(`band_${index}`))

export function sqlRegistry(db: Database): Registry {
  return {
    async due(max) {
      // The newest first: whoever has just made a picture may ask for it, those from before can wait.
      const rows = await db.rows<PlaceRow>(
        sql`select bucket_id, file_id from fingerprint_queue order by seq desc limit ${max}`,
      )
      return rows.map(({ bucket_id, file_id }) => ({ bucketId: bucket_id, fileId: file_id }))
    },

    async keep({ bucketId, fileId }, fingerprint) {
      await db.transaction(async (tx) => {
        if (fingerprint) {
          // Nothing is kept of a file that was deleted meanwhile.
          const values = [sql`bucket_id`, sql`file_id`, ...[fingerprint, ...bandsOf(fingerprint)].map(hole)]
          await tx.run(sql`insert into fingerprints (bucket_id, file_id, bits, ${sql.join(columns)})
            select ${sql.join(values)} from file_origins where bucket_id = ${bucketId} and file_id = ${fileId}
            on conflict (bucket_id, file_id) do nothing`)
        }
        await tx.run(sql`delete from fingerprint_queue where bucket_id = ${bucketId} and file_id = ${fileId}`)
      })
    },

    async near(asked) {
      const rows = await db.rows<NearRow>(nearQuery(asked))
      const found = new Map<string, { bucketId: string; fileId: string; distance: number }>()
      for (const { bucket_id: bucketId, file_id: fileId, bits } of rows) {
        const distance = Math.min(bitsApart(bits, asked.straight), bitsApart(bits, asked.mirrored))
        if (distance <= alikeBits) found.set(`${bucketId} ${fileId}`, { bucketId, fileId, distance })
      }
      return [...found.values()].toSorted((one, other) => one.distance - other.distance).slice(0, maxNear)
    },

    async ownOf(owner, places) {
      const fileIds = places.filter(({ bucketId }) => bucketId === bucketIds.media).map(({ fileId }) => fileId)
      if (fileIds.length === 0) return undefined
      const rows = await db.rows<{ id: string; file_id: string; owner: string | null }>(
        sql`select id, file_id, owner from media where file_id in (${sql.join(fileIds)})`,
      )
      const own = new Map(rows.filter((row) => row.owner === owner).map(({ id, file_id }) => [file_id, id]))
      return fileIds.map((fileId) => own.get(fileId)).find((id) => id !== undefined)
    },
  }
}

/** For the plans' test, too: all that have a part that is nearly the same, as it is or in a mirror. */
export function nearQuery({ straight, mirrored }: Fingerprints): Sql {
  const [own, turned] = [bandsOf(straight), bandsOf(mirrored)]
  return sql.join(
    columns.map((column, index) => {
      const values = new Set([...nearBands(own[index] ?? 0, index), ...nearBands(turned[index] ?? 0, index)])
      return sql`select * from (select bucket_id, file_id, bits from fingerprints
        where ${column} in (${sql.join([...values])}) limit ${maxPerBand}) as part`
    }),
    ' union all ',
  )
}

/** PostgreSQL cannot tell what a hole of a select is. */
const hole = (value: Fingerprint | number): Sql =>
  typeof value === 'number' ? sql`cast(${value} as integer)` : sql`${value}`
