import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const order = sql`create index prompt_history_order on prompt_history (user_id, used_at)`

/** What accounts have asked for, which browsers kept each by itself before. */
export const m0028: Migration = {
  name: '0028-prompt-history',
  sqlite: [
    sql`create table prompt_history (
      user_id text not null, id text not null, prompt text not null, folded text not null, bytes integer not null,
      used_at text not null, primary key (user_id, id)
    ) strict, without rowid`,
    order,
  ],
  postgres: [
    sql`create table prompt_history (
      user_id text collate "C" not null, id text collate "C" not null, prompt text collate "C" not null,
      folded text collate "C" not null, bytes integer not null, used_at text collate "C" not null,
      primary key (user_id, id)
    )`,
    order,
  ],
}
