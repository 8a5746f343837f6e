import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * What the chain lists is noted before it is read, so that one that cannot be read holds up no other; how far a long
 * list has been walked is kept with the cursor. References have no cursors any more. What was credited before keeps
 * its price for all of it: those payments have no month of their own.
 */
export const m0024: Migration = {
  name: '0024-payment-sightings',
  sqlite: [
    sql`create table payment_sightings (
      signature text primary key, slot integer not null, pays integer not null, attempts integer not null,
      due_at text not null, reason text, seen_at text not null
    ) strict, without rowid`,
    sql`create index payment_sightings_new on payment_sightings (pays, attempts, slot, signature)`,
    sql`create index payment_sightings_again on payment_sightings (attempts, due_at)`,
    sql`alter table payment_cursors add column head text`,
    sql`alter table payment_cursors add column walked text`,
    sql`delete from payment_cursors where address in (select reference from quotes)`,
    sql`alter table payments add column note text`,
    sql`alter table payments add column month text`,
    sql`create index payments_without_price on payments (at) where (price = '0' and state <> 'stray')`,
  ],
  postgres: [
    sql`create table payment_sightings (
      signature text collate "C" primary key, slot bigint not null, pays boolean not null, attempts integer not null,
      due_at text collate "C" not null, reason text collate "C", seen_at text collate "C" not null
    )`,
    sql`create index payment_sightings_new on payment_sightings (pays, attempts, slot, signature)`,
    sql`create index payment_sightings_again on payment_sightings (attempts, due_at)`,
    sql`alter table payment_cursors add column head text collate "C"`,
    sql`alter table payment_cursors add column walked text collate "C"`,
    sql`delete from payment_cursors where address in (select reference from quotes)`,
    sql`alter table payments add column note text collate "C"`,
    sql`alter table payments add column month text collate "C"`,
    sql`create index payments_without_price on payments (at) where (price = '0' and state <> 'stray')`,
  ],
}
