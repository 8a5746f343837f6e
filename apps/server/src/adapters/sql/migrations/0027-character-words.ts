import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const all = sql`insert into characters_to_reword (seq) select seq from characters`

/** Characters are searched by more than they were: those that are there already get the words from a running studio. */
export const m0027: Migration = {
  name: '0027-character-words',
  sqlite: [sql`create table characters_to_reword (seq integer primary key) strict`, all],
  postgres: [sql`create table characters_to_reword (seq bigint primary key)`, all],
}
