import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [
  // Whose turn it is: the first that each waits for, how many of theirs are running, and when they were last served.
  sql`create index generations_waiting on generations (reader, seq) where status = 'queued'`,
  sql`create index generations_running on generations (lease_until) where status = 'running'`,
  sql`create index generations_served on generations (reader, started_at)`,
]

/** The generations are the queue; see docs/adr/0014. */
export const m0008: Migration = {
  name: '0008-generation-queue',
  sqlite: [
    sql`alter table generations add column due_at text`,
    sql`alter table generations add column lease text`,
    sql`alter table generations add column lease_until text`,
    ...indexes,
  ],
  postgres: [
    sql`alter table generations
      add column due_at text collate "C",
      add column lease text collate "C",
      add column lease_until text collate "C"`,
    ...indexes,
  ],
}
