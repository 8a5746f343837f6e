import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

export const m0015: Migration = {
  name: '0015-tokens',
  sqlite: [
    sql`create table tokens (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      address text not null,
      secret_hash text not null,
      misses integer not null,
      created_at text not null,
      expire text not null
    ) strict`,
    sql`create index tokens_of_user on tokens (user_id, kind, created_at, id)`,
    sql`create index tokens_by_end on tokens (expire)`,
    sql`create table authenticators (
      user_id text primary key references users (id) on delete cascade,
      secret text not null,
      verified integer not null,
      last_step integer not null,
      created_at text not null
    ) strict`,
    sql`create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      position integer not null,
      code text not null,
      primary key (user_id, code)
    ) strict`,
    sql`create table factor_challenges (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      factor text not null,
      code_hash text,
      created_at text not null,
      expire text not null
    ) strict`,
    sql`create index factor_challenges_of_user on factor_challenges (user_id)`,
    sql`create index factor_challenges_by_end on factor_challenges (expire)`,
  ],
  postgres: [
    sql`create table tokens (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      kind text collate "C" not null,
      address text collate "C" not null,
      secret_hash text collate "C" not null,
      misses integer not null,
      created_at text collate "C" not null,
      expire text collate "C" not null
    )`,
    sql`create index tokens_of_user on tokens (user_id, kind, created_at, id)`,
    sql`create index tokens_by_end on tokens (expire)`,
    sql`create table authenticators (
      user_id text collate "C" primary key references users (id) on delete cascade,
      secret text collate "C" not null,
      verified boolean not null,
      last_step bigint not null,
      created_at text collate "C" not null
    )`,
    sql`create table recovery_codes (
      user_id text collate "C" not null references users (id) on delete cascade,
      position integer not null,
      code text collate "C" not null,
      primary key (user_id, code)
    )`,
    sql`create table factor_challenges (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id) on delete cascade,
      factor text collate "C" not null,
      code_hash text collate "C",
      created_at text collate "C" not null,
      expire text collate "C" not null
    )`,
    sql`create index factor_challenges_of_user on factor_challenges (user_id)`,
    sql`create index factor_challenges_by_end on factor_challenges (expire)`,
  ],
}
