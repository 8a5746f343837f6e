import type { UserId } from '@eidolon/contract/ids.ts'
import type { ArchivedRow, Figure, MediaLibrary, PanelRow } from '#application/media/ports.ts'
import type { Filter } from '#domain/documents/query.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { condition, inTime } from '#adapters/sql/documents/document-filter.ts'
import { documentTable } from '#adapters/sql/documents/document-table.ts'
import { lruCache } from '#adapters/sql/lru-cache.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type Months = readonly { readonly month: string; readonly count: number }[]
type IdRow = { readonly id: string }

const table = documentTable(mediaCollection)
const readerOf = (owner: UserId): string => `user:${owner}`
/** Ids in one statement. */
const max = 500

export function sqlMediaLibrary(db: Database): MediaLibrary {
  // Counting what matches takes as long as there are matches; so it is done once per state of the data.
  const counted = lruCache<string, { readonly version: number; readonly months: Months }>(500)

  return {
    async figures(owner, figure) {
      const only = figure === undefined ? sql.empty : sql`and figure = ${figure}`
      return db.rows<Figure>(
        sql`select figure, value, n from media_figures where reader = ${readerOf(owner)} ${only} and n > 0`,
      )
    },

    async months(owner, filters) {
      const statement = monthsQuery(db, readerOf(owner), filters)
      const key = JSON.stringify([statement.strings.join('?'), ...statement.values.map(String)])
      const state = await db.one<{ version: number }>(
        sql`select version from document_counts where collection = ${'media'} and reader = ${readerOf(owner)}`,
      )
      const version = state?.version ?? 0
      const last = counted.get(key)
      if (last?.version === version) return last.months
      const rows = await db.rows<{ month: string; n: number }>(statement)
      const months = rows.map(({ month, n }) => ({ month, count: n }))
      counted.set(key, { version, months })
      return months
    },

    async archived(owner, ids) {
      const found = new Map<string, ArchivedRow>()
      for (let at = 0; at < ids.length; at += max) {
        const rows = await db.rows<RowOfArchive>(sql`
          select m.id, m.reader, m.file_id, m.created_at, m.seed, c.name from media m
          left join characters c on c.id = m.character_id
          where m.id in (${sql.join(ids.slice(at, at + max))})`)
        // Asked together with the ids, SQLite would read every row of the account.
        for (const { id, reader, file_id, created_at, seed, name } of rows) {
          if (reader !== readerOf(owner)) continue
          found.set(id, { id, fileId: file_id, createdAt: created_at, seed, characterName: name })
        }
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    async inPanels(owner, ids) {
      const found: PanelRow[] = []
      for (let at = 0; at < ids.length; at += max) {
        const rows = await db.rows<PanelRow & { readonly reader: string }>(sql`
          select id, reader, coalesce(nullif(poster_id, ''), file_id) as "fileId", width, height from media
          where id in (${sql.join(ids.slice(at, at + max))}) and trashed_at is null`)
        found.push(...rows.filter(({ reader }) => reader === readerOf(owner)))
      }
      return found
    },

    async isFileUsed(unit, fileId) {
      const on = databaseOf(unit, db)
      if (await on.one(sql`select 1 as used from media where file_id = ${fileId} limit 1`)) return true
      const poster = await on.one(sql`select 1 as used from media where poster_id = ${fileId} limit 1`)
      return poster !== undefined
    },

    async ofFile(unit, fileId) {
      return idsOf(await databaseOf(unit, db).rows<IdRow>(sql`select id from media where file_id = ${fileId}`))
    },

    async trashed({ owner, before, max: limit }) {
      const mine = owner === undefined ? sql.empty : sql`reader = ${readerOf(owner)} and`
      return idsOf(
        await db.rows<IdRow>(sql`select id from media
          where ${mine} trashed_at is not null and trashed_at <= ${before} order by trashed_at limit ${limit}`),
      )
    },

    async uncaptioned(limit) {
      return idsOf(await db.rows<IdRow>(sql`select id from media where caption is null order by seq limit ${limit}`))
    },

    async leaveAlbum(unit, albumId, now) {
      const on = databaseOf(unit, db)
      const inAlbum = sql`select seq from document_elements
        where collection = 'media' and attribute = 'albumIds' and element = ${albumId}`
      await on.run(
        db.dialect === 'sqlite'
          ? sql`update media set updated_at = ${now}, album_ids = (
                select nullif(json_group_array(a.value), '[]') from json_each(media.album_ids) a
                where a.value <> ${albumId}
              ) where seq in (${inAlbum})`
          : sql`update media set updated_at = ${now},
              album_ids = nullif((album_ids::jsonb - cast(${albumId} as text))::text, '[]') where seq in (${inAlbum})`,
      )
      await on.run(sql`delete from document_elements
        where collection = 'media' and attribute = 'albumIds' and element = ${albumId}`)
    },

    async albumsShowing(unit, mediaId) {
      return idsOf(await databaseOf(unit, db).rows<IdRow>(sql`select id from albums where cover_id = ${mediaId}`))
    },
  }
}

type RowOfArchive = {
  readonly id: string
  readonly reader: string
  readonly file_id: string
  readonly created_at: string
  readonly seed: number | null
  readonly name: string | null
}

const idsOf = (rows: readonly IdRow[]): string[] => rows.map(({ id }) => id)

function monthsQuery({ dialect }: Pick<Database, 'dialect'>, reader: string, filters: readonly Filter[]): Sql {
  const conditions = filters.map((filter) => condition(filter, { table, dialect, reader }))
  return sql`select substr(t.created_at, 1, 7) as month, count(*) as n from media t
    where ${sql.join([sql`t.reader = ${reader}`, ...inTime(dialect, filters), ...conditions], ' and ')} group by 1 order by 1 desc`
}
