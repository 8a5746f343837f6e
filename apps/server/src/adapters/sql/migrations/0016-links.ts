import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * Ways to a provider and back that are under way, what push messages are signed with and which have been sent, and
 * accounts whose belongings are still being taken away.
 */
export const m0016: Migration = {
  name: '0016-links',
  sqlite: [
    sql`create table oauth_attempts (
      number integer primary key autoincrement,
      state_hash text not null unique,
      binding_hash text not null,
      provider text not null,
      flow text not null,
      verifier text not null,
      nonce text not null,
      redirect_uri text not null,
      success text not null,
      failure text,
      user_id text references users (id) on delete cascade,
      expire text not null
    ) strict`,
    sql`create index oauth_attempts_by_end on oauth_attempts (expire)`,
    sql`create index oauth_attempts_of_user on oauth_attempts (user_id) where user_id is not null`,
    sql`create table push_keys (
      only_row integer primary key check (only_row = 1),
      public_key text not null,
      private_key text not null,
      created_at text not null
    ) strict`,
    sql`create table push_notices (subject text primary key, at text not null) strict, without rowid`,
    sql`create index push_notices_by_age on push_notices (at)`,
    sql`create table account_removals (user_id text primary key, at text not null) strict, without rowid`,
  ],
  postgres: [
    sql`create table oauth_attempts (
      number bigint generated always as identity primary key,
      state_hash text collate "C" not null unique,
      binding_hash text collate "C" not null,
      provider text collate "C" not null,
      flow text collate "C" not null,
      verifier text collate "C" not null,
      nonce text collate "C" not null,
      redirect_uri text collate "C" not null,
      success text collate "C" not null,
      failure text collate "C",
      user_id text collate "C" references users (id) on delete cascade,
      expire text collate "C" not null
    )`,
    sql`create index oauth_attempts_by_end on oauth_attempts (expire)`,
    sql`create index oauth_attempts_of_user on oauth_attempts (user_id) where user_id is not null`,
    sql`create table push_keys (
      only_row integer primary key check (only_row = 1),
      public_key text collate "C" not null,
      private_key text collate "C" not null,
      created_at text collate "C" not null
    )`,
    sql`create table push_notices (subject text collate "C" primary key, at text collate "C" not null)`,
    sql`create index push_notices_by_age on push_notices (at)`,
    sql`create table account_removals (user_id text collate "C" primary key, at text collate "C" not null)`,
  ],
}
