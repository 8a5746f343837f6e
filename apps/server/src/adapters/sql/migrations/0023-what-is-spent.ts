import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** How many pictures of a generation were begun: those are spent, whoever cancels. */
export const m0023: Migration = {
  name: '0023-what-is-spent',
  sqlite: [sql`alter table free_reservations add column begun integer not null default 0`],
  postgres: [sql`alter table free_reservations add column begun integer not null default 0`],
}
