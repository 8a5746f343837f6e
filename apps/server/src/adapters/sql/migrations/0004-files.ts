import { type Sql, sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

/** A table for each bucket, made like those of collections (0003), and the chunks of files that are still arriving. */
export const m0004: Migration = {
  name: '0004-files',
  sqlite: [
    ...['files_characters', 'files_media'].flatMap(inSqlite),
    sql`create table file_chunks (
      blob_key text not null, number integer not null, primary key (blob_key, number)
    ) strict, without rowid`,
  ],
  postgres: [
    ...['files_characters', 'files_media'].flatMap(inPostgres),
    sql`create table file_chunks (
      blob_key text collate "C" not null, number integer not null, primary key (blob_key, number)
    )`,
  ],
}

function part(table: string, name: string): Sql {
  return sql.id(`${table}_${name}`)
}

function literal(text: string): Sql {
  return { strings: [`'${text}'`], values: [], fixed: false }
}

function indexes(table: string): Sql[] {
  const on = sql.id(table)
  return [
    sql`create index ${part(table, 'order')} on ${on} (reader, seq)`,
    sql`create index ${part(table, 'created')} on ${on} (reader, created_at desc, seq)`,
    sql`create index ${part(table, 'name')} on ${on} (reader, name_folded, seq)`,
    sql`create unique index ${part(table, 'blob')} on ${on} (blob_key)`,
    sql`create index ${part(table, 'arriving')} on ${on} (updated_at) where upload_id is not null`,
  ]
}

function inSqlite(table: string): Sql[] {
  const [on, name] = [sql.id(table), literal(table)]
  return [
    sql`create table ${on} (
      seq integer primary key, id text not null unique, created_at text not null, updated_at text not null,
      permissions text not null, reader text not null, name text not null, name_folded text not null,
      signature text, mime_type text, size_original integer not null, chunks_total integer not null,
      chunks_uploaded integer not null, blob_key text not null, upload_id text, chunk_size integer,
      creator text, arriving_type text, label text not null
    ) strict`,
    ...indexes(table),
    sql`create virtual table ${part(table, 'words')} using fts5 (
      words, content = '', contentless_delete = 1, tokenize = "ascii tokenchars ':@/_.*-'"
    )`,
    sql`create trigger ${part(table, 'added')} after insert on ${on} begin
      insert into document_counts (collection, reader, n, version) values (${name}, new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
    sql`create trigger ${part(table, 'removed')} after delete on ${on} begin
      update document_counts set n = n - 1, version = version + 1
      where collection = ${name} and reader = old.reader;
    end`,
    sql`create trigger ${part(table, 'changed')} after update on ${on} when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = ${name} and reader = new.reader;
    end`,
    sql`create trigger ${part(table, 'moved')} after update of reader on ${on} when new.reader <> old.reader begin
      update document_counts set n = n - 1, version = version + 1
      where collection = ${name} and reader = old.reader;
      insert into document_counts (collection, reader, n, version) values (${name}, new.reader, 1, 1)
      on conflict (collection, reader) do update set n = n + 1, version = version + 1;
    end`,
  ]
}

function inPostgres(table: string): Sql[] {
  const on = sql.id(table)
  return [
    sql`create table ${on} (
      seq bigint generated always as identity primary key, id text collate "C" not null unique,
      created_at text collate "C" not null, updated_at text collate "C" not null,
      permissions text collate "C" not null, reader text collate "C" not null,
      name text collate "C" not null, name_folded text collate "C" not null,
      signature text collate "C", mime_type text collate "C", size_original bigint not null,
      chunks_total bigint not null, chunks_uploaded bigint not null, blob_key text collate "C" not null,
      upload_id text collate "C", chunk_size bigint, creator text collate "C",
      arriving_type text collate "C", label text collate "C" not null, words tsvector not null
    )`,
    ...indexes(table),
    sql`create index ${part(table, 'words')} on ${on} using gin (words)`,
    sql`create trigger ${part(table, 'added')} after insert on ${on} referencing new table as added
      for each statement execute function count_documents()`,
    sql`create trigger ${part(table, 'removed')} after delete on ${on} referencing old table as removed
      for each statement execute function count_documents()`,
    sql`create trigger ${part(table, 'changed')} after update on ${on}
      referencing old table as removed new table as added
      for each statement execute function count_documents()`,
  ]
}
