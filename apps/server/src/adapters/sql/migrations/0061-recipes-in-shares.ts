import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const tables = ['media_shares', 'album_shares', 'story_shares']

/** Whether files that leave by a share link include their recipe. Links from before don't. */
export const m0061: Migration = {
  name: '0061-recipes-in-shares',
  sqlite: tables.map((table) => sql`alter table ${sql.id(table)} add column include_recipe integer not null default 0`),
  postgres: tables.map(
    (table) => sql`alter table ${sql.id(table)} add column include_recipe boolean not null default false`,
  ),
}
