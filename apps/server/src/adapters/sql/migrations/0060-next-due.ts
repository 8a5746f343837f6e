import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [
  // When the next that waits is due, without a look at all that wait: hardly any has a date.
  sql`create index generations_due on generations (due_at) where status = 'queued' and due_at is not null`,
  sql`create index characters_portraits_due
    on characters (portrait_due_at) where portrait_pending and portrait_due_at is not null`,
]

/** Workers ask for the next that is due each time they find nothing; with ten thousand waiting that read all of them. */
export const m0060: Migration = { name: '0060-next-due', sqlite: indexes, postgres: indexes }
