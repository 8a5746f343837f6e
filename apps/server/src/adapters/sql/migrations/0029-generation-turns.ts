import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Where a generation stands among those of its account when somebody has put it first; otherwise as it came. */
export const m0029: Migration = {
  name: '0029-generation-turns',
  sqlite: [sql`alter table generations add column turn integer`],
  postgres: [sql`alter table generations add column turn bigint`],
}
