import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const steps = [
  sql`create index portrait_turns_next on portrait_turns (rank, due_at)`,
  sql`drop index characters_portraits_next`,
  sql`update characters set portrait_rank = 2, portrait_due_at = null where portrait_pending and portrait_due_at = '9'`,
  sql`create index characters_portraits_next on characters (owner, portrait_rank, portrait_due_at, seq)
    where portrait_pending`,
  sql`insert into portrait_turns (owner, rank, due_at)
    select distinct owner, portrait_rank, '' from characters
    where portrait_pending and portrait_rank < 2 and owner is not null`,
]

/** Portraits of characters that were shown (0) come before those rendered ahead (1); others wait to be shown (2). */
export const m0067: Migration = {
  name: '0067-portrait-ranks',
  sqlite: [
    sql`alter table characters add column portrait_rank integer not null default 1`,
    sql`drop table portrait_turns`,
    sql`create table portrait_turns (
      owner text not null, rank integer not null, due_at text not null, primary key (owner, rank)
    ) strict, without rowid`,
    ...steps,
  ],
  postgres: [
    sql`alter table characters add column portrait_rank integer not null default 1`,
    sql`drop table portrait_turns`,
    sql`create table portrait_turns (
      owner text collate "C" not null, rank integer not null, due_at text collate "C" not null,
      primary key (owner, rank)
    )`,
    ...steps,
  ],
}
