import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Which trace the request for a generation belongs to, so that whoever draws it goes on with that one. */
export const m0052: Migration = {
  name: '0052-generation-traces',
  sqlite: [sql`alter table generations add column traceparent text`],
  postgres: [sql`alter table generations add column traceparent text collate "C"`],
}
