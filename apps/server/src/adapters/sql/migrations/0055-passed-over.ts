import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** How alike pictures of a character have to be, and which were drawn again because they were not. */
export const m0055: Migration = {
  name: '0055-passed-over',
  sqlite: [
    sql`alter table characters add column least_likeness real`,
    sql`alter table media add column passed_over integer default 0`,
  ],
  postgres: [
    sql`alter table characters add column least_likeness double precision`,
    sql`alter table media add column passed_over boolean default false`,
  ],
}
