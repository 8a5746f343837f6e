import { sql } from '#adapters/sql/database.ts'

/** Half of `0003-documents.ts`. */
export const documentsInPostgres = [
  sql`create table document_counts (
      collection text collate "C" not null, reader text collate "C" not null, n bigint not null, version bigint not null,
      primary key (collection, reader)
    )`,
  // Who may read a document when that is more than one role.
  sql`create table document_readers (
      collection text collate "C" not null, seq bigint not null, role text collate "C" not null,
      primary key (collection, seq, role)
    )`,
  sql`create index document_readers_role on document_readers (collection, role, seq)`,
  // The elements of lists, each list newest document first.
  sql`create table document_elements (
      collection text collate "C" not null, attribute text collate "C" not null, element text collate "C" not null,
      reader text collate "C" not null, created_at text collate "C" not null, seq bigint not null
    )`,
  sql`create unique index document_elements_key
      on document_elements (collection, attribute, element, reader, created_at desc, seq)`,
  // The table's name is the collection's id. Triggers per statement call the states of its rows added and removed; then
  // many documents in one statement are one change of the count.
  sql`create function count_documents() returns trigger language plpgsql as $$
      begin
        if tg_level = 'ROW' and tg_op = 'INSERT' then
          perform count_documents(tg_table_name, new.reader, 1);
        elsif tg_level = 'ROW' and tg_op = 'DELETE' then
          perform count_documents(tg_table_name, old.reader, -1);
        elsif tg_level = 'ROW' then
          perform count_documents(tg_table_name, old.reader, -1);
          perform count_documents(tg_table_name, new.reader, 1);
        elsif tg_op = 'INSERT' then
          perform count_documents(tg_table_name, reader, count(*)) from added group by reader order by reader;
        elsif tg_op = 'DELETE' then
          perform count_documents(tg_table_name, reader, -count(*)) from removed group by reader order by reader;
        else
          perform count_documents(tg_table_name, reader, sum(n)) from (
            select reader, 1 as n from added union all select reader, -1 from removed
          ) both_states group by reader order by reader;
        end if;
        return null;
      end $$`,
  sql`create function count_documents(name text, role text, more bigint) returns void language sql as $$
        insert into document_counts as known (collection, reader, n, version) values (name, role, more, 1)
        on conflict (collection, reader) do update set n = known.n + excluded.n, version = known.version + 1
      $$`,

  sql`create table characters (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      name text collate "C" not null, name_folded text collate "C" not null, age bigint,
      style text collate "C", style_folded text collate "C", image_id text collate "C", favorite boolean,
      archived boolean, parent_id text collate "C", tags text collate "C",
      appearance text collate "C" not null, appearance_folded text collate "C" not null,
      description text collate "C", description_folded text collate "C",
      personality text collate "C", personality_folded text collate "C", genes text collate "C",
      card text collate "C", words tsvector not null
    )`,
  sql`create index characters_order on characters (reader, seq)`,
  sql`create index characters_created on characters (reader, created_at desc, seq)`,
  sql`create index characters_updated on characters (reader, updated_at desc, seq)`,
  sql`create index characters_name on characters (reader, name_folded, seq)`,
  sql`create index characters_archived on characters (reader, archived nulls first, created_at desc, seq)`,
  sql`create index characters_parent on characters (reader, parent_id nulls first, created_at desc, seq)`,
  sql`create index characters_words on characters using gin (words)`,
  sql`create trigger characters_added after insert on characters referencing new table as added
      for each statement execute function count_documents()`,
  sql`create trigger characters_removed after delete on characters referencing old table as removed
      for each statement execute function count_documents()`,
  sql`create trigger characters_changed after update on characters referencing old table as removed new table as added
      for each statement execute function count_documents()`,

  sql`create table media (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      kind text collate "C" not null, character_id text collate "C", file_id text collate "C" not null,
      poster_id text collate "C", width bigint, height bigint, duration_ms bigint, bytes bigint,
      seed bigint, engine text collate "C", engine_version text collate "C", parent_id text collate "C",
      generation_id text collate "C", identity double precision, favorite boolean,
      album_ids text collate "C", trashed_at text collate "C",
      style text collate "C", style_folded text collate "C",
      prompt text collate "C", prompt_folded text collate "C",
      negative_prompt text collate "C", negative_prompt_folded text collate "C", scene text collate "C",
      recipe text collate "C", words tsvector not null
    )`,
  sql`create index media_order on media (reader, seq)`,
  sql`create index media_created on media (reader, created_at desc, seq, trashed_at nulls first)`,
  sql`create index media_shown on media (reader, created_at desc, seq, trashed_at nulls first) where (trashed_at is null)`,
  sql`create index media_trash on media (reader, trashed_at desc nulls last, seq) where (trashed_at is not null)`,
  sql`create index media_kind on media (reader, kind, created_at desc, seq, trashed_at nulls first)`,
  sql`create index media_character on media (reader, character_id nulls first, created_at desc, seq, trashed_at nulls first)`,
  sql`create index media_favorite on media (reader, favorite nulls first, created_at desc, seq, trashed_at nulls first)`,
  sql`create index media_generation on media (reader, generation_id nulls first, seq)`,
  sql`create index media_identity on media (reader, identity desc nulls last, seq, trashed_at nulls first)`,
  sql`create index media_words on media using gin (words)`,
  sql`create trigger media_added after insert on media referencing new table as added
      for each statement execute function count_documents()`,
  sql`create trigger media_removed after delete on media referencing old table as removed
      for each statement execute function count_documents()`,
  sql`create trigger media_changed after update on media referencing old table as removed new table as added
      for each statement execute function count_documents()`,

  sql`create table generations (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      character_id text collate "C" not null, kind text collate "C" not null,
      engine text collate "C" not null, status text collate "C" not null, stage text collate "C",
      progress double precision, preview_url text collate "C", count bigint, media_ids text collate "C",
      attempts bigint, started_at text collate "C", finished_at text collate "C", error text collate "C",
      request text collate "C"
    )`,
  sql`create index generations_order on generations (reader, seq)`,
  sql`create index generations_created on generations (reader, created_at desc, seq)`,
  sql`create index generations_status on generations (reader, status, created_at desc, seq)`,
  sql`create index generations_character on generations (reader, character_id, created_at desc, seq)`,
  sql`create trigger generations_added after insert on generations referencing new table as added
      for each statement execute function count_documents()`,
  sql`create trigger generations_removed after delete on generations referencing old table as removed
      for each statement execute function count_documents()`,
  sql`create trigger generations_changed after update on generations referencing old table as removed new table as added
      for each statement execute function count_documents()`,

  sql`create table albums (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      name text collate "C" not null, name_folded text collate "C" not null, cover_id text collate "C"
    )`,
  sql`create index albums_order on albums (reader, seq)`,
  sql`create index albums_created on albums (reader, created_at desc, seq)`,
  sql`create index albums_name on albums (reader, name_folded, seq)`,
  sql`create trigger albums_added after insert on albums referencing new table as added
      for each statement execute function count_documents()`,
  sql`create trigger albums_removed after delete on albums referencing old table as removed
      for each statement execute function count_documents()`,
  sql`create trigger albums_changed after update on albums referencing old table as removed new table as added
      for each statement execute function count_documents()`,

  sql`create table presets (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      name text collate "C" not null, name_folded text collate "C" not null,
      settings text collate "C" not null
    )`,
  sql`create index presets_order on presets (reader, seq)`,
  sql`create index presets_created on presets (reader, created_at desc, seq)`,
  sql`create index presets_name on presets (reader, name_folded, seq)`,
  sql`create trigger presets_added after insert on presets referencing new table as added
      for each statement execute function count_documents()`,
  sql`create trigger presets_removed after delete on presets referencing old table as removed
      for each statement execute function count_documents()`,
  sql`create trigger presets_changed after update on presets referencing old table as removed new table as added
      for each statement execute function count_documents()`,
]
