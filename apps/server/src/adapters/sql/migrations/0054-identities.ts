import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** How well each of several people is met in a picture. */
export const m0054: Migration = {
  name: '0054-identities',
  sqlite: [sql`alter table media add column identities text default ''`],
  postgres: [sql`alter table media add column identities text collate "C" default ''`],
}
