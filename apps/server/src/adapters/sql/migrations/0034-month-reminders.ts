import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const byEnd = sql`create index subscriptions_by_end on subscriptions (ends_at) where (ends_at is not null)`

/** Which end of a subscription its owner has been reminded of, so that nobody hears of one twice. */
export const m0034: Migration = {
  name: '0034-month-reminders',
  sqlite: [sql`alter table subscriptions add column reminded_for text`, byEnd],
  postgres: [sql`alter table subscriptions add column reminded_for text collate "C"`, byEnd],
}
