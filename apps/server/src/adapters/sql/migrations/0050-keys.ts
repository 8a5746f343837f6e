import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** What lets programs in. A key goes with its account. */
export const m0050: Migration = {
  name: '0050-keys',
  sqlite: [
    sql`create table api_keys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      created_at text not null, name text not null, scopes text not null, secret_hash text not null,
      expire text, last_used_at text
    ) strict`,
    sql`create index api_keys_of_user on api_keys (user_id, created_at)`,
  ],
  postgres: [
    sql`create table api_keys (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      created_at text collate "C" not null, name text collate "C" not null, scopes text collate "C" not null,
      secret_hash text collate "C" not null, expire text collate "C", last_used_at text collate "C"
    )`,
    sql`create index api_keys_of_user on api_keys (user_id, created_at)`,
  ],
}
