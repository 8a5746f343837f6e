import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [
  sql`create index webhook_turns_due on webhook_turns (due_at) where due_at is not null`,
  sql`create index webhook_turns_fast on webhook_turns (due_at) where due_at is not null and slow = 0`,
  // A webhook's next delivery, and the one in progress, without a look at its history.
  sql`create index hook_deliveries_next on hook_deliveries (hook_id, due_at, id) where status = 'waiting'`,
  sql`create index hook_deliveries_leased on hook_deliveries (hook_id, lease_until) where lease is not null`,
  sql`create index hook_deliveries_past on hook_deliveries (hook_id, created_at, id) where status <> 'waiting'`,
  sql`create index hook_deliveries_over on hook_deliveries (created_at) where status <> 'waiting'`,
  sql`drop index hook_deliveries_due`,
  sql`drop index hook_deliveries_by_age`,
  sql`insert into webhook_turns (user_id, due_at) select distinct h.user_id, h.created_at from hooks h
    where exists (select 1 from hook_deliveries d where d.hook_id = h.id and d.status = 'waiting')
    on conflict do nothing`,
]

/** One row per account that has deliveries: when it may send the next one, and how long its endpoints take. */
export const m0062: Migration = {
  name: '0062-webhook-turns',
  sqlite: [
    sql`create table webhook_turns (
      user_id text primary key references users (id) on delete cascade,
      due_at text, pace integer, slow integer not null default 0
    ) strict`,
    sql`alter table hooks add column turn_at text`,
    sql`alter table hooks add column paused_until text`,
    ...indexes,
  ],
  postgres: [
    sql`create table webhook_turns (
      user_id text collate "C" primary key references users (id) on delete cascade,
      due_at text collate "C", pace integer, slow integer not null default 0
    )`,
    sql`alter table hooks add column turn_at text collate "C"`,
    sql`alter table hooks add column paused_until text collate "C"`,
    ...indexes,
  ],
}
