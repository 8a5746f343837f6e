import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** One to five stars that somebody gives a picture; the index is what the library is walked along, best rated first. */
export const m0033: Migration = {
  name: '0033-media-ratings',
  sqlite: [
    sql`alter table media add column rating integer`,
    sql`create index media_rating on media
      (reader, rating desc, seq, trashed_at, character_id, kind, style_folded, favorite, engine)`,
  ],
  postgres: [
    sql`alter table media add column rating bigint`,
    sql`create index media_rating on media (reader, rating desc nulls last, seq, trashed_at nulls first,
      character_id nulls first, kind nulls first, style_folded nulls first, favorite nulls first, engine nulls first)`,
  ],
}
