import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

export const m0001: Migration = {
  name: '0001-installation',
  sqlite: [
    sql`create table installation (
      only_row integer primary key check (only_row = 1),
      id text not null,
      secret blob not null,
      created_at text not null
    ) strict`,
  ],
  postgres: [
    sql`create table installation (
      only_row integer primary key check (only_row = 1),
      id text collate "C" not null,
      secret bytea not null,
      created_at text collate "C" not null
    )`,
  ],
}
