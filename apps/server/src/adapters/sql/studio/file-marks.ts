import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import type { Marks } from '#application/provenance/ports.ts'

type PlaceRow = { readonly bucket_id: string; readonly file_id: string }

export function sqlMarks(db: Database): Marks {
  return {
    async due(max) {
      const rows = await db.rows<PlaceRow>(
        sql`select bucket_id, file_id from mark_queue order by seq desc limit ${max}`,
      )
      return rows.map(({ bucket_id, file_id }) => ({ bucketId: bucket_id, fileId: file_id }))
    },

    async keep({ bucketId, fileId }, mark) {
      await db.transaction(async (tx) => {
        // Nothing is kept of a file that was deleted meanwhile.
        if (mark !== undefined) {
          await tx.run(sql`insert into file_marks (bucket_id, file_id, mark)
            select bucket_id, file_id, cast(${mark} as text) from file_origins
            where bucket_id = ${bucketId} and file_id = ${fileId}
            on conflict (bucket_id, file_id) do nothing`)
        }
        await tx.run(sql`delete from mark_queue where bucket_id = ${bucketId} and file_id = ${fileId}`)
      })
    },

    async isKnown(mark) {
      return (await db.one(sql`select file_id from file_marks where mark = ${mark} limit 1`)) !== undefined
    },

    async ownOf(owner, mark) {
      for (const column of [sql`file_id`, sql`poster_id`]) {
        const row = await db.one<{ readonly id: string }>(ownQuery(owner, mark, column))
        if (row) return row.id
      }
      return undefined
    },
  }
}

/** For the plans' test, too: what somebody has in their library with this mark, as a file or as the still of a film. */
export const ownQuery = (owner: string, mark: string, column: Sql): Sql =>
  sql`select m.id from file_marks k join media m on m.${column} = k.file_id
    where k.mark = ${mark} and k.bucket_id = ${'media'} and m.owner = ${owner} limit 1`
