import type { Collection } from '#domain/documents/collection.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { code, documentTable } from '#adapters/sql/documents/document-table.ts'

/** A collection with an attribute of every kind, for tests of what holds for any collection. */
export const things: Collection = {
  databaseId: 'studio',
  id: 'things',
  name: 'Things',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'name', type: 'string', size: 128, required: true },
    { key: 'note', type: 'string', size: 1000 },
    { key: 'code', type: 'string', size: 64, exact: true },
    { key: 'size', type: 'integer' },
    { key: 'weight', type: 'float' },
    { key: 'ready', type: 'boolean' },
    { key: 'madeAt', type: 'datetime' },
    { key: 'kind', type: 'enum', elements: ['red', 'Red', 'blue'] },
    { key: 'mail', type: 'email' },
    { key: 'tags', type: 'string', size: 64, array: true },
    { key: 'codes', type: 'string', size: 64, array: true, exact: true },
    { key: 'marks', type: 'integer', array: true },
    { key: 'flags', type: 'boolean', array: true },
  ],
  indexes: [
    { key: 'find_name', type: 'fulltext', attributes: ['name'] },
    { key: 'find_note', type: 'fulltext', attributes: ['note'] },
  ],
}

/** The columns that a collection's table has to have, with the type of each in either database. */
export function columnsOf(collection: Collection, dialect: Database['dialect']): Map<string, string> {
  const text = dialect === 'sqlite' ? 'TEXT' : 'text'
  const types = {
    sqlite: { integer: 'INTEGER', float: 'REAL', boolean: 'INTEGER' },
    postgres: { integer: 'bigint', float: 'double precision', boolean: 'boolean' },
  }[dialect]
  const table = documentTable(collection)
  const system = ['id', 'created_at', 'updated_at', 'permissions', 'reader']
  const columns = new Map([
    ['seq', types.integer],
    ['owner', text],
    ...system.map((name) => [name, `${text}!`] as const),
  ])
  for (const { name, compared, attribute, nullable } of table.own) {
    const { type } = attribute
    const plain =
      attribute.array || !(type === 'integer' || type === 'float' || type === 'boolean') ? text : types[type]
    const whole = nullable ? plain : `${plain}!`
    columns.set(name, whole)
    columns.set(compared, whole)
  }
  if (dialect === 'postgres' && table.searched.length > 0) columns.set('words', 'tsvector!')
  return columns
}

/** A table for a collection that no migration knows: columns and counters, no indexes. */
export async function createTable(db: Database, collection: Collection): Promise<void> {
  const { name, searched } = documentTable(collection)
  const columns = [...columnsOf(collection, db.dialect)].map(([column, type]) => {
    if (column === 'seq') {
      return db.dialect === 'sqlite' ? 'seq integer primary key' : 'seq bigint generated always as identity primary key'
    }
    const collation = type.startsWith('text') ? ' collate "C"' : ''
    return `"${column}" ${type.replace('!', '')}${collation}${type.endsWith('!') ? ' not null' : ''}`
  })
  const strict = db.dialect === 'sqlite' ? ' strict' : ''
  await db.run(sql`create table ${sql.id(name)} ${code(`(${columns.join(', ')}, unique (id))${strict}`)}`)
  const known = db.dialect === 'sqlite' ? await sqliteCounters(db, name) : await postgresCounters(db, name)
  for (const text of known) await db.run(code(text))
  if (db.dialect === 'sqlite' && searched.length > 0) {
    const [words] = await db.rows<{ sql: string }>(sql`select sql from sqlite_schema where name = 'characters_words'`)
    await db.run(code(words?.sql.replace('characters_words', `${name}_words`) ?? ''))
  }
}

/** Those of a table that has them, rewritten for another; what accounts keep is not weighed here. */
async function sqliteCounters(db: Database, name: string): Promise<string[]> {
  const rows = await db.rows<{ sql: string }>(
    sql`select sql from sqlite_schema where type = 'trigger' and tbl_name = 'albums' and instr(name, '_storage_') = 0`,
  )
  return rows.map((row) => row.sql.replaceAll('albums', name))
}

async function postgresCounters(db: Database, name: string): Promise<string[]> {
  const rows = await db.rows<{ text: string }>(sql`
    select pg_get_triggerdef(t.oid) as text from pg_trigger t
    where t.tgrelid = 'albums'::regclass and not t.tgisinternal and strpos(t.tgname, '_storage_') = 0`)
  return rows.map(({ text }) => text.replaceAll('albums', name))
}
