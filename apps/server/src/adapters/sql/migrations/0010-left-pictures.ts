import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Pictures that characters no longer show, until they are looked after. */
export const m0010: Migration = {
  name: '0010-left-pictures',
  sqlite: [
    sql`create table left_pictures (image_id text primary key, expire text not null) strict, without rowid`,
    sql`create index left_pictures_by_end on left_pictures (expire)`,
  ],
  postgres: [
    sql`create table left_pictures (image_id text collate "C" primary key, expire text collate "C" not null)`,
    sql`create index left_pictures_by_end on left_pictures (expire)`,
  ],
}
