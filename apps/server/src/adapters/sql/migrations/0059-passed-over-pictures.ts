import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** How many pictures of a generation were drawn again because they showed somebody else. */
export const m0059: Migration = {
  name: '0059-passed-over-pictures',
  sqlite: [sql`alter table generations add column passed_over integer default 0`],
  postgres: [sql`alter table generations add column passed_over bigint default 0`],
}
