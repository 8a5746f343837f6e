import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const code = (text: string) => ({ strings: [text], values: [], fixed: false })

/**
 * What the library asks: indexes for its filters and orders, figures kept by triggers (how many of each kind, month,
 * character … there are, without the trash), and links by which others may look at a picture.
 */
export const m0011: Migration = {
  name: '0011-media',
  sqlite: [
    // Filters by score go with the newest first.
    sql`create index media_shown_scores on media (reader, created_at desc, seq, trashed_at, identity)
      where (trashed_at is null)`,
    sql`create index media_style on media (reader, style_folded, created_at desc, seq, trashed_at)`,
    sql`create index media_engine on media (reader, engine, created_at desc, seq, trashed_at)`,
    sql`create index media_bytes on media (reader, bytes desc, seq, trashed_at)`,
    sql`create index media_old_trash on media (trashed_at) where (trashed_at is not null)`,
    sql`create index media_file on media (file_id)`,
    sql`create index media_poster on media (poster_id) where (poster_id is not null)`,
    sql`create index albums_cover on albums (cover_id) where (cover_id is not null)`,
    sql`create table media_figures (
      reader text not null, figure text not null, value text not null, n integer not null,
      primary key (reader, figure, value)
    ) strict, without rowid`,
    code(`create trigger media_figures_added after insert on media begin ${sqliteFigures('new', 1)} end`),
    code(`create trigger media_figures_removed after delete on media begin ${sqliteFigures('old', -1)} end`),
    code(`create trigger media_figures_moved after update of reader, created_at, kind, character_id, style, engine,
      favorite, album_ids, trashed_at, bytes on media begin
      ${sqliteFigures('old', -1)} ${sqliteFigures('new', 1)} end`),
    // What is there already is counted once; from then on the triggers do.
    sql`insert into media_figures (reader, figure, value, n)
      select reader, figure, value, sum(n) from (
        select reader, 'month' as figure, substr(created_at, 1, 7) as value, 1 as n from media where trashed_at is null
        union all select reader, 'kind', kind, 1 from media where trashed_at is null
        union all select reader, 'favorite', '', 1 from media where trashed_at is null and favorite
        union all select reader, 'character', coalesce(character_id, ''), 1 from media where trashed_at is null
        union all select reader, 'style', coalesce(style, ''), 1 from media where trashed_at is null
        union all select reader, 'engine', coalesce(engine, ''), 1 from media where trashed_at is null
        union all select reader, 'album', a.value, 1 from media, json_each(coalesce(album_ids, '[]')) a
          where trashed_at is null
        union all select reader, 'trashed', '', 1 from media where trashed_at is not null
        union all select reader, 'bytes', '', coalesce(bytes, 0) from media
      ) group by reader, figure, value`,
    sql`create table media_shares (
      media_id text primary key, owner text not null, token_hash text not null unique, password text,
      created_at text not null, expire text
    ) strict, without rowid`,
    sql`create index media_shares_by_end on media_shares (expire) where (expire is not null)`,
  ],
  postgres: [
    sql`create index media_shown_scores on media (reader, created_at desc, seq, trashed_at nulls first)
      include (identity) where (trashed_at is null)`,
    sql`create index media_style on media (reader, style_folded nulls first, created_at desc, seq, trashed_at nulls first)`,
    sql`create index media_engine on media (reader, engine nulls first, created_at desc, seq, trashed_at nulls first)`,
    sql`create index media_bytes on media (reader, bytes desc nulls last, seq, trashed_at nulls first)`,
    sql`create index media_old_trash on media (trashed_at) where (trashed_at is not null)`,
    sql`create index media_file on media (file_id)`,
    sql`create index media_poster on media (poster_id) where (poster_id is not null)`,
    sql`create index albums_cover on albums (cover_id) where (cover_id is not null)`,
    sql`create table media_figures (
      reader text collate "C" not null, figure text collate "C" not null, value text collate "C" not null,
      n bigint not null,
      primary key (reader, figure, value)
    )`,
    sql`create function figures_of_media(m media) returns table (figure text, value text, n bigint)
      language sql immutable as $$
        select 'month', substr(m.created_at, 1, 7), 1::bigint where m.trashed_at is null
        union all select 'kind', m.kind, 1 where m.trashed_at is null
        union all select 'favorite', '', 1 where m.trashed_at is null and m.favorite
        union all select 'character', coalesce(m.character_id, ''), 1 where m.trashed_at is null
        union all select 'style', coalesce(m.style, ''), 1 where m.trashed_at is null
        union all select 'engine', coalesce(m.engine, ''), 1 where m.trashed_at is null
        union all select 'album', a, 1 from jsonb_array_elements_text(coalesce(m.album_ids, '[]')::jsonb) a
          where m.trashed_at is null
        union all select 'trashed', '', 1 where m.trashed_at is not null
        union all select 'bytes', '', coalesce(m.bytes, 0)
      $$`,
    sql`create function count_media_figures() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into media_figures (reader, figure, value, n)
          select m.reader, f.figure, f.value, sum(f.n) from added m, figures_of_media(m) f
          group by 1, 2, 3 order by 1, 2, 3
          on conflict (reader, figure, value) do update set n = media_figures.n + excluded.n;
        elsif tg_op = 'DELETE' then
          insert into media_figures (reader, figure, value, n)
          select m.reader, f.figure, f.value, -sum(f.n) from removed m, figures_of_media(m) f
          group by 1, 2, 3 order by 1, 2, 3
          on conflict (reader, figure, value) do update set n = media_figures.n + excluded.n;
        else
          insert into media_figures (reader, figure, value, n)
          select reader, figure, value, sum(n) from (
            select m.reader, f.figure, f.value, f.n from added m, figures_of_media(m) f
            union all select m.reader, f.figure, f.value, -f.n from removed m, figures_of_media(m) f
          ) moved group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
          on conflict (reader, figure, value) do update set n = media_figures.n + excluded.n;
        end if;
        return null;
      end $$`,
    sql`create trigger media_figures_added after insert on media referencing new table as added
      for each statement execute function count_media_figures()`,
    sql`create trigger media_figures_removed after delete on media referencing old table as removed
      for each statement execute function count_media_figures()`,
    sql`create trigger media_figures_moved after update on media referencing old table as removed new table as added
      for each statement execute function count_media_figures()`,
    sql`insert into media_figures (reader, figure, value, n)
      select m.reader, f.figure, f.value, sum(f.n) from media m, figures_of_media(m) f group by 1, 2, 3`,
    sql`create table media_shares (
      media_id text collate "C" primary key, owner text collate "C" not null, token_hash text collate "C" not null unique,
      password text collate "C", created_at text collate "C" not null, expire text collate "C"
    )`,
    sql`create index media_shares_by_end on media_shares (expire) where (expire is not null)`,
  ],
}

/** Adds what a row counts for to the figures, or takes it away. */
function sqliteFigures(row: 'new' | 'old', sign: 1 | -1): string {
  const there = `${row}.trashed_at is null`
  return `insert into media_figures (reader, figure, value, n)
      select ${row}.reader, f.column1, f.column2, ${sign} * f.column3 from (values
        ('month', substr(${row}.created_at, 1, 7), ${there}), ('kind', ${row}.kind, ${there}),
        ('favorite', '', ${there} and coalesce(${row}.favorite, 0)),
        ('character', coalesce(${row}.character_id, ''), ${there}), ('style', coalesce(${row}.style, ''), ${there}),
        ('engine', coalesce(${row}.engine, ''), ${there}), ('trashed', '', not (${there})),
        ('bytes', '', coalesce(${row}.bytes, 0))
      ) f where f.column3 <> 0
      on conflict (reader, figure, value) do update set n = n + excluded.n;
      insert into media_figures (reader, figure, value, n)
      select ${row}.reader, 'album', a.value, ${sign} from json_each(coalesce(${row}.album_ids, '[]')) a where ${there}
      on conflict (reader, figure, value) do update set n = n + excluded.n;`
}
