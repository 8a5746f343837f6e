import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const index = sql`create index characters_portraits
  on characters (owner, portrait_due_at, portrait_lease_until, seq) where portrait_pending`

/** The characters whose portrait is still to be drawn are the queue of the portraits; see docs/adr/0029. */
export const m0025: Migration = {
  name: '0025-portraits',
  sqlite: [
    sql`alter table characters add column portrait_pending integer default 0`,
    sql`alter table characters add column portrait_due_at text`,
    sql`alter table characters add column portrait_lease text`,
    sql`alter table characters add column portrait_lease_until text`,
    sql`alter table characters add column portrait_attempts integer not null default 0`,
    index,
  ],
  postgres: [
    sql`alter table characters
      add column portrait_pending boolean default false,
      add column portrait_due_at text collate "C",
      add column portrait_lease text collate "C",
      add column portrait_lease_until text collate "C",
      add column portrait_attempts integer not null default 0`,
    index,
  ],
}
