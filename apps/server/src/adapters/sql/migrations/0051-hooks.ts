import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Addresses that are told of events, and what waits to be told or was told of late. Both go with the account. */
export const m0051: Migration = {
  name: '0051-hooks',
  sqlite: [
    sql`create table hooks (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      created_at text not null, url text not null, events text not null,
      failures integer not null default 0, disabled_at text
    ) strict`,
    sql`create index hooks_of_user on hooks (user_id, created_at)`,
    sql`create table hook_deliveries (
      id text primary key,
      hook_id text not null references hooks (id) on delete cascade,
      created_at text not null, event text not null, once text, body text not null,
      status text not null, attempts integer not null default 0, tried_at text, due_at text not null,
      code integer, answer text not null default '', lease text, lease_until text
    ) strict`,
    sql`create index hook_deliveries_of_hook on hook_deliveries (hook_id, created_at)`,
    sql`create index hook_deliveries_due on hook_deliveries (due_at) where status = 'waiting'`,
    sql`create index hook_deliveries_by_age on hook_deliveries (created_at)`,
    sql`create unique index hook_deliveries_once on hook_deliveries (hook_id, once)`,
  ],
  postgres: [
    sql`create table hooks (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      created_at text collate "C" not null, url text collate "C" not null, events text collate "C" not null,
      failures integer not null default 0, disabled_at text collate "C"
    )`,
    sql`create index hooks_of_user on hooks (user_id, created_at)`,
    sql`create table hook_deliveries (
      id text collate "C" primary key,
      hook_id text collate "C" not null references hooks (id) on delete cascade,
      created_at text collate "C" not null, event text collate "C" not null, once text collate "C",
      body text collate "C" not null, status text collate "C" not null, attempts integer not null default 0,
      tried_at text collate "C", due_at text collate "C" not null, code integer,
      answer text collate "C" not null default '', lease text collate "C", lease_until text collate "C"
    )`,
    sql`create index hook_deliveries_of_hook on hook_deliveries (hook_id, created_at)`,
    sql`create index hook_deliveries_due on hook_deliveries (due_at) where status = 'waiting'`,
    sql`create index hook_deliveries_by_age on hook_deliveries (created_at)`,
    sql`create unique index hook_deliveries_once on hook_deliveries (hook_id, once)`,
  ],
}
