import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * Transactions that could not be read start over as if they had just been listed: version 1 was unreadable before. The
 * next looks read them, a few in each, so this is bounded and goes on after a restart.
 */
export const rereadSkipped = sql`
  update payment_sightings set attempts = 0, due_at = seen_at where reason = 'unreadable'`

/** Also keeps what a payment's transaction cost its payer, in lamports. */
export const m0064: Migration = {
  name: '0064-version-1-payments',
  sqlite: [rereadSkipped, sql`alter table payments add column fee text`],
  postgres: [rereadSkipped, sql`alter table payments add column fee text collate "C"`],
}
