import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const code = (text: string): Sql => ({ strings: [text], values: [], fixed: false })

/** What is there shows one character at most; the ids of documents need no escapes in JSON. */
const filled = [
  sql`update media set character_ids = '["' || character_id || '"]' where character_id is not null`,
  sql`insert into document_elements (collection, attribute, element, reader, created_at, seq)
    select 'media', 'characterIds', character_id, reader, created_at, seq from media where character_id is not null`,
]

/**
 * Everybody whom a picture shows, `character_id` first. That one is counted as before; triggers count the others, for
 * the figures of the library and beside each character.
 */
export const m0042: Migration = {
  name: '0042-everybody-in-media',
  sqlite: [
    sql`alter table media add column character_ids text`,
    ...filled,
    code(`create trigger media_shared_added after insert on media when new.character_ids is not null begin
      ${sqliteOthers('new', 1)} end`),
    code(`create trigger media_shared_removed after delete on media when old.character_ids is not null begin
      ${sqliteOthers('old', -1)} end`),
    code(`create trigger media_shared_moved after update of reader, character_id, character_ids, trashed_at on media
      when coalesce(old.character_ids, new.character_ids) is not null begin
      ${sqliteOthers('old', -1)} ${sqliteOthers('new', 1)} end`),
  ],
  postgres: [
    sql`alter table media add column character_ids text collate "C"`,
    ...filled,
    sql`create function others_in_media(m media) returns table (person text)
      language sql immutable as $$
        select distinct c from jsonb_array_elements_text(coalesce(m.character_ids, '[]')::jsonb) c
        where m.trashed_at is null and c is distinct from m.character_id
      $$`,
    code(`create function count_shared_media() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${postgresOthers(['added', 1])}
        elsif tg_op = 'DELETE' then
          ${postgresOthers(['removed', -1])}
        else
          ${postgresOthers(['added', 1], ['removed', -1])}
        end if;
        return null;
      end $$`),
    sql`create trigger media_shared_added after insert on media referencing new table as added
      for each statement execute function count_shared_media()`,
    sql`create trigger media_shared_removed after delete on media referencing old table as removed
      for each statement execute function count_shared_media()`,
    sql`create trigger media_shared_moved after update on media referencing old table as removed new table as added
      for each statement execute function count_shared_media()`,
  ],
}

/** Adds a row to what is counted of everybody in it but the first, or takes it away. */
function sqliteOthers(row: 'new' | 'old', sign: 1 | -1): string {
  const others = `select distinct c.value from json_each(coalesce(${row}.character_ids, '[]')) c
        where ${row}.trashed_at is null and c.value is not ${row}.character_id`
  return `insert into media_figures (reader, figure, value, n)
      select ${row}.reader, 'character', o.value, ${sign} from (${others}) o where true
      on conflict (reader, figure, value) do update set n = n + excluded.n;
      update characters set media_count = coalesce(media_count, 0) + ${sign} where id in (${others});`
}

function postgresOthers(...states: readonly (readonly ['added' | 'removed', 1 | -1])[]): string {
  const moved = states
    .map(([rows, n]) => `select m.reader, o.person, ${n}::bigint as n from ${rows} m, others_in_media(m) o`)
    .join(' union all ')
  return `insert into media_figures (reader, figure, value, n)
          select reader, 'character', person, sum(n) from (${moved}) moved
          group by reader, person having sum(n) <> 0 order by reader, person
          on conflict (reader, figure, value) do update set n = media_figures.n + excluded.n;
          update characters c set media_count = coalesce(c.media_count, 0) + counted.n from (
            select person, sum(n) as n from (${moved}) moved group by person
          ) counted where c.id = counted.person and counted.n <> 0;`
}
