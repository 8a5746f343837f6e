import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** What owners have signed with their wallets. A claim goes with its row of the library. */
export const m0047: Migration = {
  name: '0047-claims',
  sqlite: [
    sql`create table media_claims (
      media_id text primary key references media (id) on delete cascade,
      address text not null, count integer not null, root text not null, path text not null,
      signature text not null, created_at text not null
    ) strict`,
  ],
  postgres: [
    sql`create table media_claims (
      media_id text collate "C" primary key references media (id) on delete cascade,
      address text collate "C" not null, count integer not null, root text collate "C" not null,
      path text collate "C" not null, signature text collate "C" not null, created_at text collate "C" not null
    )`,
  ],
}
