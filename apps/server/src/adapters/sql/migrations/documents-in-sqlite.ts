import { sql } from '#adapters/sql/database.ts'

/** Half of `0003-documents.ts`. */
export const documentsInSqlite = [
  sql`create table document_counts (
      collection text not null, reader text not null, n integer not null, version integer not null,
      primary key (collection, reader)
    ) strict, without rowid`,
  // Who may read a document when that is more than one role.
  sql`create table document_readers (
      collection text not null, seq integer not null, role text not null,
      primary key (collection, seq, role)
    ) strict, without rowid`,
  sql`create index document_readers_role on document_readers (collection, role, seq)`,
  // The elements of lists, each list newest document first.
  sql`create table document_elements (
      collection text not null, attribute text not null, element text not null, reader text not null,
      created_at text not null, seq integer not null,
      primary key (collection, attribute, element, reader, created_at desc, seq)
    ) strict, without rowid`,

  sql`create table characters (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, name text not null, name_folded text not null,
      age integer, style text, style_folded text, image_id text, favorite integer, archived integer,
      parent_id text, tags text, appearance text not null, appearance_folded text not null,
      description text, description_folded text, personality text, personality_folded text, genes text,
      card text
    ) strict`,
  sql`create index characters_order on characters (reader, seq)`,
  sql`create index characters_created on characters (reader, created_at desc, seq)`,
  sql`create index characters_updated on characters (reader, updated_at desc, seq)`,
  sql`create index characters_name on characters (reader, name_folded, seq)`,
  sql`create index characters_archived on characters (reader, archived, created_at desc, seq)`,
  sql`create index characters_parent on characters (reader, parent_id, created_at desc, seq)`,
  sql`create virtual table characters_words using fts5 (
      words, content = '', contentless_delete = 1, tokenize = "ascii tokenchars ':@/_.*-'"
    )`,
  sql`create trigger characters_added after insert on characters begin
      insert into document_counts (collection, reader, n, version) values ('characters', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  sql`create trigger characters_removed after delete on characters begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'characters' and reader = old.reader;
    end`,
  sql`create trigger characters_changed after update on characters when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = 'characters' and reader = new.reader;
    end`,
  sql`create trigger characters_moved after update of reader on characters when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'characters' and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values ('characters', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,

  sql`create table media (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, kind text not null, character_id text,
      file_id text not null, poster_id text, width integer, height integer, duration_ms integer,
      bytes integer, seed integer, engine text, engine_version text, parent_id text, generation_id text,
      identity real, favorite integer, album_ids text, trashed_at text, style text, style_folded text,
      prompt text, prompt_folded text, negative_prompt text, negative_prompt_folded text, scene text,
      recipe text
    ) strict`,
  sql`create index media_order on media (reader, seq)`,
  sql`create index media_created on media (reader, created_at desc, seq, trashed_at)`,
  sql`create index media_shown on media (reader, created_at desc, seq, trashed_at) where (trashed_at is null)`,
  sql`create index media_trash on media (reader, trashed_at desc, seq) where (trashed_at is not null)`,
  sql`create index media_kind on media (reader, kind, created_at desc, seq, trashed_at)`,
  sql`create index media_character on media (reader, character_id, created_at desc, seq, trashed_at)`,
  sql`create index media_favorite on media (reader, favorite, created_at desc, seq, trashed_at)`,
  sql`create index media_generation on media (reader, generation_id, seq)`,
  sql`create index media_identity on media (reader, identity desc, seq, trashed_at)`,
  sql`create virtual table media_words using fts5 (
      words, content = '', contentless_delete = 1, tokenize = "ascii tokenchars ':@/_.*-'"
    )`,
  sql`create trigger media_added after insert on media begin
      insert into document_counts (collection, reader, n, version) values ('media', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  sql`create trigger media_removed after delete on media begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'media' and reader = old.reader;
    end`,
  sql`create trigger media_changed after update on media when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = 'media' and reader = new.reader;
    end`,
  sql`create trigger media_moved after update of reader on media when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'media' and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values ('media', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,

  sql`create table generations (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, character_id text not null, kind text not null,
      engine text not null, status text not null, stage text, progress real, preview_url text,
      count integer, media_ids text, attempts integer, started_at text, finished_at text, error text,
      request text
    ) strict`,
  sql`create index generations_order on generations (reader, seq)`,
  sql`create index generations_created on generations (reader, created_at desc, seq)`,
  sql`create index generations_status on generations (reader, status, created_at desc, seq)`,
  sql`create index generations_character on generations (reader, character_id, created_at desc, seq)`,
  sql`create trigger generations_added after insert on generations begin
      insert into document_counts (collection, reader, n, version) values ('generations', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  sql`create trigger generations_removed after delete on generations begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'generations' and reader = old.reader;
    end`,
  sql`create trigger generations_changed after update on generations when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = 'generations' and reader = new.reader;
    end`,
  sql`create trigger generations_moved after update of reader on generations when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'generations' and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values ('generations', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,

  sql`create table albums (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, name text not null, name_folded text not null,
      cover_id text
    ) strict`,
  sql`create index albums_order on albums (reader, seq)`,
  sql`create index albums_created on albums (reader, created_at desc, seq)`,
  sql`create index albums_name on albums (reader, name_folded, seq)`,
  sql`create trigger albums_added after insert on albums begin
      insert into document_counts (collection, reader, n, version) values ('albums', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  sql`create trigger albums_removed after delete on albums begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'albums' and reader = old.reader;
    end`,
  sql`create trigger albums_changed after update on albums when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = 'albums' and reader = new.reader;
    end`,
  sql`create trigger albums_moved after update of reader on albums when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'albums' and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values ('albums', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,

  sql`create table presets (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, name text not null, name_folded text not null,
      settings text not null
    ) strict`,
  sql`create index presets_order on presets (reader, seq)`,
  sql`create index presets_created on presets (reader, created_at desc, seq)`,
  sql`create index presets_name on presets (reader, name_folded, seq)`,
  sql`create trigger presets_added after insert on presets begin
      insert into document_counts (collection, reader, n, version) values ('presets', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  sql`create trigger presets_removed after delete on presets begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'presets' and reader = old.reader;
    end`,
  sql`create trigger presets_changed after update on presets when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = 'presets' and reader = new.reader;
    end`,
  sql`create trigger presets_moved after update of reader on presets when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = 'presets' and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values ('presets', new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
]
