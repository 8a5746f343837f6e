import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Events that are too large for a notification, for as long as other nodes may need to read them. */
export const m0005: Migration = {
  name: '0005-events',
  // One process alone has a SQLite file, and it hears of its own changes directly.
  sqlite: [],
  postgres: [
    sql`create table events (
      id bigint generated always as identity primary key,
      event text not null,
      created_at text collate "C" not null
    )`,
    sql`create index events_created_at on events (created_at)`,
  ],
}
