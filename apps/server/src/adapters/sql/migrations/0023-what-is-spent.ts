import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const renamed = [
  sql`alter table free_allowances rename column account_id to holder`,
  sql`alter table free_reservations rename column account_id to holder`,
  sql`alter table free_reservations add column begun integer not null default 0`,
]

/**
 * How many pictures of a generation were begun: those are spent, whoever cancels. What is free is counted for a wallet,
 * whichever account it opens, and by the day for places and for the whole studio.
 */
export const m0023: Migration = {
  name: '0023-what-is-spent',
  sqlite: [
    ...renamed,
    sql`alter table free_reservations add column place text not null default ''`,
    sql`alter table free_reservations add column day text not null default ''`,
    sql`create table daily_counts (
      day text not null, scope text not null, used integer not null, primary key (day, scope)
    ) strict, without rowid`,
  ],
  postgres: [
    ...renamed,
    sql`alter table free_reservations add column place text collate "C" not null default ''`,
    sql`alter table free_reservations add column day text collate "C" not null default ''`,
    sql`create table daily_counts (
      day text collate "C" not null, scope text collate "C" not null, used integer not null,
      primary key (day, scope)
    )`,
  ],
}
