import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Which job elsewhere a generation has begun, so that whoever takes it up goes on with that one. */
export const m0018: Migration = {
  name: '0018-generation-notes',
  sqlite: [sql`alter table generations add column note text`],
  postgres: [sql`alter table generations add column note text collate "C"`],
}
