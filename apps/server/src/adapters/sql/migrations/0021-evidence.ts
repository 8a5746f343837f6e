import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/**
 * What a session rests on, each with when it was last shown. Of sessions that there are already the factors tell it, but
 * for those begun at a provider (whose names are none of these): what they say of an address was never shown. How an old
 * password was set is not known any more; it counts as one.
 */
export const m0021: Migration = {
  name: '0021-evidence',
  sqlite: [
    sql`alter table users add column password_by_mail integer not null default 0`,
    sql`alter table sessions add column shown text not null default '{}'`,
    sql`update sessions set shown = case
      when provider in ('email', 'anonymous', 'token', 'magic-url', 'phone', 'solana') then coalesce((
        select json_group_object(each.value, sessions.created_at) from json_each(sessions.factors) each), '{}')
      else json_object('oauth2', created_at) end`,
  ],
  postgres: [
    sql`alter table users add column password_by_mail boolean not null default false`,
    sql`alter table sessions add column
      shown text collate "C" not null default '{}'`,
    sql`update sessions set shown = case
      when provider in ('email', 'anonymous', 'token', 'magic-url', 'phone', 'solana') then coalesce((
        select json_object_agg(each.value, sessions.created_at)::text
        from json_array_elements_text(sessions.factors::json) as each (value)), '{}')
      else json_build_object('oauth2', created_at)::text end`,
  ],
}
