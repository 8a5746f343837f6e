import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const steps = [
  sql`create index portrait_turns_due on portrait_turns (due_at)`,
  sql`drop index characters_portraits`,
  sql`drop index characters_portraits_due`,
  sql`create index characters_portraits_next on characters (owner, portrait_due_at, seq) where portrait_pending`,
  sql`create index characters_portraits_leased on characters (portrait_lease) where portrait_lease is not null`,
  // What has been waiting is rendered when it is shown, like everything of an import.
  sql`update characters set portrait_due_at = '9' where portrait_pending and portrait_lease is null`,
  sql`insert into portrait_turns (owner, due_at)
    select distinct owner, '' from characters where portrait_pending and owner is not null`,
]

/** One row per account that has portraits to render: when its next one is due. */
export const m0065: Migration = {
  name: '0065-portrait-turns',
  sqlite: [sql`create table portrait_turns (owner text primary key, due_at text not null) strict`, ...steps],
  postgres: [
    sql`create table portrait_turns (owner text collate "C" primary key, due_at text collate "C" not null)`,
    ...steps,
  ],
}
