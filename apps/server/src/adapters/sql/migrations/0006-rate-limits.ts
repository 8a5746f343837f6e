import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

export const m0006: Migration = {
  name: '0006-rate-limits',
  sqlite: [
    sql`create table rate_limits (
      key text primary key,
      hits integer not null,
      ends integer not null
    ) strict, without rowid`,
    sql`create index rate_limits_by_end on rate_limits (ends)`,
  ],
  // Unlogged: counts that a crash of the database may take with it, for half the work of a write.
  postgres: [
    sql`create unlogged table rate_limits (
      key text collate "C" primary key,
      hits bigint not null,
      ends bigint not null
    )`,
    sql`create index rate_limits_by_end on rate_limits (ends)`,
  ],
}
