import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

export const m0007: Migration = {
  name: '0007-wallets',
  sqlite: [
    // Numbers are never used twice, so how old a row is can be told from its number alone.
    sql`create table wallet_challenges (
      number integer primary key autoincrement,
      nonce_hash text not null unique,
      binding_hash text not null,
      origin text not null,
      statement text not null,
      chain_id text not null,
      issued_at text not null,
      expire text not null
    ) strict`,
    sql`create index wallet_challenges_by_end on wallet_challenges (expire)`,
  ],
  // Unlogged: whoever is in the middle of signing in when the database crashes starts again.
  postgres: [
    sql`create unlogged table wallet_challenges (
      number bigint generated always as identity primary key,
      nonce_hash text collate "C" not null unique,
      binding_hash text collate "C" not null,
      origin text collate "C" not null,
      statement text collate "C" not null,
      chain_id text collate "C" not null,
      issued_at text collate "C" not null,
      expire text collate "C" not null
    )`,
    sql`create index wallet_challenges_by_end on wallet_challenges (expire)`,
  ],
}
