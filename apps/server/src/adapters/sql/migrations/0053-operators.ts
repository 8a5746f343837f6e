import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [
  sql`create index reports_by_state on reports (state, at)`,
  sql`create index reports_of_item on reports (item_id)`,
]

/** What operators do, what is reported to them, and how much single accounts may keep. A report outlives what it is about. */
export const m0053: Migration = {
  name: '0053-operators',
  sqlite: [
    sql`create table operator_log (
      id text primary key, at text not null, operator text not null, action text not null, subject text not null,
      note text not null
    ) strict, without rowid`,
    sql`create table reports (
      id text primary key, at text not null, kind text not null, item_id text not null, owner text not null,
      reason text not null, words text not null, state text not null
    ) strict, without rowid`,
    sql`create table account_quotas (
      account_id text primary key references users (id) on delete cascade, bytes integer not null
    ) strict, without rowid`,
    ...indexes,
  ],
  postgres: [
    sql`create table operator_log (
      id text collate "C" primary key, at text collate "C" not null, operator text collate "C" not null,
      action text collate "C" not null, subject text collate "C" not null, note text collate "C" not null
    )`,
    sql`create table reports (
      id text collate "C" primary key, at text collate "C" not null, kind text collate "C" not null,
      item_id text collate "C" not null, owner text collate "C" not null, reason text collate "C" not null,
      words text collate "C" not null, state text collate "C" not null
    )`,
    sql`create table account_quotas (
      account_id text collate "C" primary key references users (id) on delete cascade, bytes bigint not null
    )`,
    ...indexes,
  ],
}
