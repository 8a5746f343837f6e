import type { Sql } from '#adapters/sql/database.ts'
import { document, inPostgres, inSqlite } from './0022-storage-used.ts'

type ColumnType = 'text' | 'integer'
type NewCollection = {
  /** The collection's id, which is its table's name. */
  readonly table: string
  /** Of each attribute in its order; `!` stands behind what is never null. */
  readonly columns: Readonly<Record<string, ColumnType | `${ColumnType}!`>>
  /** The columns of each index after the reader, by its name. */
  readonly indexes: Readonly<Record<string, string>>
  /** The texts that count as storage. */
  readonly weighed: readonly string[]
}

/**
 * A table of documents as those of the first migrations are by now: with its owner, its count and its weight held true by
 * triggers. Migrations that are released use it, so it stays as it is.
 */
export function newCollection(given: NewCollection): {
  readonly sqlite: readonly Sql[]
  readonly postgres: readonly Sql[]
} {
  const { table, weighed } = given
  return {
    sqlite: [
      code(`create table ${table} (seq integer primary key, id text not null unique, created_at text not null,
        updated_at text not null, permissions text not null, reader text not null, owner text,
        ${columnsOf(given, { text: 'text', integer: 'integer' })}) strict`),
      ...indexesOf(given),
      ...countedInSqlite(table),
      ...inSqlite(document(table, ...weighed)),
    ],
    postgres: [
      code(`create table ${table} (seq bigint generated always as identity primary key,
        id text collate "C" not null unique, created_at text collate "C" not null, updated_at text collate "C" not null,
        permissions text collate "C" not null, reader text collate "C" not null, owner text collate "C",
        ${columnsOf(given, { text: 'text collate "C"', integer: 'bigint' })})`),
      ...indexesOf(given),
      // Before those that count documents, as `0022-storage-used.ts` says: triggers run in the order of their names.
      ...inPostgres(document(table, ...weighed)),
      ...countedInPostgres(table),
    ],
  }
}

function code(text: string): Sql {
  return { strings: [text], values: [], fixed: false }
}

function columnsOf({ columns }: NewCollection, types: Readonly<Record<ColumnType, string>>): string {
  const lines = Object.entries(columns).map(([name, type]) => {
    const [plain, never] = type.endsWith('!') ? [type.slice(0, -1), ' not null'] : [type, '']
    return `${name} ${plain === 'integer' ? types.integer : types.text}${never}`
  })
  return lines.join(', ')
}

function indexesOf({ table, indexes }: NewCollection): Sql[] {
  return [
    code(`create index ${table}_order on ${table} (reader, seq)`),
    ...Object.entries(indexes).map(([name, columns]) =>
      code(`create index ${table}_${name} on ${table} (reader, ${columns}, seq)`),
    ),
    code(`create index ${table}_owner on ${table} (owner, seq)`),
    code(`create index ${table}_given on ${table} (owner, reader, seq) where substr(reader, 1, 5) <> 'user:'`),
  ]
}

function countedInSqlite(table: string): Sql[] {
  const added = `insert into document_counts (collection, reader, n, version) values ('${table}', new.reader, 1, 1)
    on conflict (collection, reader) do update set n = n + 1, version = version + 1;`
  const removed = `update document_counts set n = n - 1, version = version + 1
    where collection = '${table}' and reader = old.reader;`
  return [
    code(`create trigger ${table}_added after insert on ${table} begin ${added} end`),
    code(`create trigger ${table}_removed after delete on ${table} begin ${removed} end`),
    code(`create trigger ${table}_changed after update on ${table} when new.reader = old.reader begin
      update document_counts set version = version + 1 where collection = '${table}' and reader = new.reader; end`),
    code(`create trigger ${table}_moved after update of reader on ${table} when new.reader <> old.reader begin
      ${removed} ${added} end`),
  ]
}

function countedInPostgres(table: string): Sql[] {
  const on = (name: string, event: string, states: string) =>
    code(`create trigger ${table}_${name} after ${event} on ${table} referencing ${states}
      for each statement execute function count_documents()`)
  return [
    on('added', 'insert', 'new table as added'),
    on('removed', 'delete', 'old table as removed'),
    on('changed', 'update', 'old table as removed new table as added'),
  ]
}
