import { bucketIds } from '@eidolon/contract/resources.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import { type ClaimColumns, claimFrom } from './claims.ts'
import type { Origin, Origins } from '#application/marking/ports.ts'
import { type Source, sources } from '#domain/marking/statement.ts'

type FileOriginRow = ClaimColumns & {
  readonly source: string
  readonly engine: string | null
  readonly engine_version: string | null
  readonly recipe: string | null
  readonly parent_recipe: string | null
}

/** Portraits have no row in the library: they are the illustrator's, of a version that nobody noted. */
const illustrator = 'illustrator'

export function sqlOrigins(db: Database): Origins {
  return {
    async note(unit, { bucketId, fileId }, source) {
      const on = databaseOf(unit, db)
      await on.run(
        sql`insert into file_origins (bucket_id, file_id, source) values (${bucketId}, ${fileId}, ${source})`,
      )
      await on.run(sql`insert into fingerprint_queue (bucket_id, file_id) values (${bucketId}, ${fileId})`)
    },

    async of({ bucketId, fileId }) {
      const shown = sql`select m.engine, m.engine_version, m.recipe, p.recipe as parent_recipe, o.source,
        c.address, c.count, c.root, c.path, c.signature
        from file_origins o`
      const parent = sql`left join media p on p.id = m.parent_id left join media_claims c on c.media_id = m.id where o.bucket_id = ${bucketId} and o.file_id = ${fileId}
        order by m.seq limit 1`
      const row = await db.one<FileOriginRow>(sql`${shown} left join media m on m.file_id = o.file_id ${parent}`)
      if (!row) return undefined
      if (row.engine !== null || bucketId !== bucketIds.media) return originOf(row, false)
      const still = await db.one<FileOriginRow>(sql`${shown} left join media m on m.poster_id = o.file_id ${parent}`)
      return still && originOf(still, still.engine !== null)
    },
  }

  function originOf(row: FileOriginRow, isPoster: boolean): Origin {
    return {
      source: sourceOf(row.source),
      engine: row.engine || illustrator,
      engineVersion: row.engine_version ?? '',
      recipe: row.recipe ?? '',
      parentRecipe: row.parent_recipe ?? '',
      isPoster,
      claim: claimFrom(row),
    }
  }
}

function sourceOf(text: string): Source {
  const found = sources.find((each) => each === text)
  if (!found) throw new Error(`There is no source ${text}`)
  return found
}
