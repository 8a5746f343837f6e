import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * Amounts are base units, as digits: they may pass what a number holds. Accounts are not referenced: a wallet may pay
 * before it has ever signed in, and who deletes an account does not get a new allowance.
 */
export const m0014: Migration = {
  name: '0014-subscription',
  sqlite: [
    sql`create table subscriptions (
      account_id text primary key, started_at text, ends_at text, credit text not null
    ) strict, without rowid`,
    sql`create table quotes (
      id text primary key, account_id text not null, reference text not null unique, usd text not null,
      price text not null, month text not null, amount text not null, created_at text not null, expire text not null,
      received text not null, signature text, seen text not null, seen_at text
    ) strict, without rowid`,
    sql`create index quotes_of_account on quotes (account_id, created_at)`,
    sql`create index quotes_by_end on quotes (expire)`,
    sql`create index quotes_under_way on quotes (signature) where (signature is not null)`,
    sql`create table payments (
      signature text primary key, state text not null, account_id text, quote_id text, payer text,
      amount text not null, price text not null, usd text not null, slot integer not null, at text not null,
      period_start text, period_end text
    ) strict, without rowid`,
    sql`create index payments_of_account on payments (account_id, slot) where (account_id is not null)`,
    sql`create index payments_of_quote on payments (quote_id) where (quote_id is not null)`,
    sql`create table token_prices (at text primary key, price text not null) strict, without rowid`,
    sql`create table payment_cursors (address text primary key, signature text not null) strict, without rowid`,
    sql`create table payment_watch (
      name text primary key, holder text, until text not null, looked_at text not null
    ) strict, without rowid`,
    sql`create table free_allowances (account_id text primary key, used integer not null) strict, without rowid`,
    sql`create table free_reservations (
      generation_id text primary key, account_id text not null, count integer not null
    ) strict, without rowid`,
  ],
  postgres: [
    sql`create table subscriptions (
      account_id text collate "C" primary key, started_at text collate "C", ends_at text collate "C",
      credit text collate "C" not null
    )`,
    sql`create table quotes (
      id text collate "C" primary key, account_id text collate "C" not null,
      reference text collate "C" not null unique, usd text collate "C" not null, price text collate "C" not null,
      month text collate "C" not null, amount text collate "C" not null, created_at text collate "C" not null,
      expire text collate "C" not null, received text collate "C" not null, signature text collate "C",
      seen text collate "C" not null, seen_at text collate "C"
    )`,
    sql`create index quotes_of_account on quotes (account_id, created_at)`,
    sql`create index quotes_by_end on quotes (expire)`,
    sql`create index quotes_under_way on quotes (signature) where (signature is not null)`,
    sql`create table payments (
      signature text collate "C" primary key, state text collate "C" not null, account_id text collate "C",
      quote_id text collate "C", payer text collate "C", amount text collate "C" not null,
      price text collate "C" not null, usd text collate "C" not null, slot bigint not null,
      at text collate "C" not null, period_start text collate "C", period_end text collate "C"
    )`,
    sql`create index payments_of_account on payments (account_id, slot) where (account_id is not null)`,
    sql`create index payments_of_quote on payments (quote_id) where (quote_id is not null)`,
    sql`create table token_prices (at text collate "C" primary key, price text collate "C" not null)`,
    sql`create table payment_cursors (address text collate "C" primary key, signature text collate "C" not null)`,
    sql`create table payment_watch (
      name text collate "C" primary key, holder text collate "C", until text collate "C" not null,
      looked_at text collate "C" not null
    )`,
    sql`create table free_allowances (account_id text collate "C" primary key, used integer not null)`,
    sql`create table free_reservations (
      generation_id text collate "C" primary key, account_id text collate "C" not null, count integer not null
    )`,
  ],
}
