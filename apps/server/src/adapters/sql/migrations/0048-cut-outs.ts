import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** Whether somebody is cut out was read from the scene of each row, which lists had to bring along for it. */
const filled = sql`update media set cut_out = true where kind <> 'sheet' and scene like '%"background":"none"%'`

export const m0048: Migration = {
  name: '0048-cut-outs',
  sqlite: [sql`alter table media add column cut_out integer default 0`, filled],
  postgres: [sql`alter table media add column cut_out boolean default false`, filled],
}
