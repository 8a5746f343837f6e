import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [sql`create index logs_of_event on logs (user_id, event, id)`]

/** Adding to an account's log removes its oldest entries of that kind, found without reading the others. */
export const m0063: Migration = { name: '0063-logs-by-event', sqlite: indexes, postgres: indexes }
