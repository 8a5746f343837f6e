import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const waiting = sql`create index media_uncaptioned on media (seq) where (caption is null)`

/** What pictures show, in words. Those that are there already are captioned by a running studio, a few at a time. */
export const m0026: Migration = {
  name: '0026-captions',
  sqlite: [sql`alter table media add column caption text`, sql`alter table media add column says text`, waiting],
  postgres: [sql`alter table media add column caption text collate "C", add column says text collate "C"`, waiting],
}
