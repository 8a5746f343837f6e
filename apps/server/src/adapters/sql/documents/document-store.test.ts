import { describe, expect, it } from 'vitest'
import { servedCollections } from '#application/documents/collections.ts'
import { documentStoreSuite } from '#application/documents/document-store.suite.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { newData } from '#domain/documents/structure.ts'
import { generationCollection } from '#domain/generations/generation-collection.ts'
import { presetCollection } from '#domain/generations/preset-collection.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlDocuments } from './document-store.ts'
import { documentTable, readerOf } from './document-table.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { columnsOf } from '#adapters/sql/testing/document-things.ts'
import { databases, type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

const collections = [characterCollection, mediaCollection, generationCollection, albumCollection, presetCollection]

describe.each(databases())('sqlDocuments on %s', (_name, open: () => Promise<Fresh>) => {
  documentStoreSuite(async () => {
    const world = await open()
    return {
      store: sqlDocuments(world.db),
      units: sqlUnits(world.db, { when: 'after-commit', publish() {} }),
      collection: characterCollection,
      copy: (id, times) => copyRow(world.db, characterCollection, id, times),
      [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
    }
  })

  it('[DOC-1] has for every collection the columns and indexes that its definition asks for', async () => {
    await using world = await open()
    for (const collection of collections) {
      // A table may hold more than its documents show.
      const wanted = [...columnsOf(collection, world.db.dialect)]
      expect([...(await columnsIn(world.db, collection))]).toEqual(expect.arrayContaining(wanted))
      const indexes = await indexesIn(world.db, collection)
      for (const index of indexesOf(collection)) expect(indexes).toContain(index)
    }
  })
})

it('[DOC-5] takes roles that others include for granted', () => {
  const reader = (...roles: string[]) =>
    readerOf({ owner: 'a', permissions: roles.map((role) => ({ action: 'read', role })) })
  expect(reader()).toBe('')
  expect(reader('user:a', 'any')).toBe('any')
  expect(reader('user:a', 'users', 'users/verified')).toBe('users')
  expect(reader('user:a', 'user:a/verified')).toBe('user:a')
  expect(reader('user:a', 'user:b')).toBe('*')
  expect(reader('user:b')).toBe('*')
  expect(reader('guests', 'users')).toBe('*')
  expect(reader('team:t', 'team:t/owner')).toBe('*')
})

async function copyRow(db: Database, collection: Collection, id: string, times: number): Promise<void> {
  const table = sql.id(collection.id)
  const row = await db.one(sql`select * from ${table} where id = ${id}`)
  const same = Object.keys(row ?? {}).filter((column) => column !== 'seq' && column !== 'id')
  const columns = sql.join(same.map((column) => sql.id(column)))
  await db.run(sql`
    insert into ${table} (id, ${columns})
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times} + 0)
    select 'copy' || i, ${columns} from ${table}, n where id = ${id}`)
}

async function columnsIn(db: Database, { id }: Collection): Promise<Map<string, string>> {
  const rows =
    db.dialect === 'sqlite'
      ? await db.rows<{ name: string; type: string; required: number }>(
          sql`select name, type, "notnull" as required from pragma_table_info(${id})`,
        )
      : await db.rows<{ name: string; type: string; required: number }>(
          sql`select column_name as name, data_type as type, is_nullable = 'NO' as required
            from information_schema.columns where table_schema = current_schema() and table_name = ${id}`,
        )
  return new Map(
    rows
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, type, required }) => [name, name !== 'seq' && required ? `${type}!` : type]),
  )
}

/** `name (columns)` of every index, without direction and without what is added to answer from the index alone. */
async function indexesIn(db: Database, { id }: Collection): Promise<string[]> {
  const rows =
    db.dialect === 'sqlite'
      ? await db.rows<{ text: string }>(
          sql`select sql as text from sqlite_schema where tbl_name = ${id} and type = 'index' and sql is not null`,
        )
      : await db.rows<{ text: string }>(
          sql`select indexdef as text from pg_indexes where schemaname = current_schema() and tablename = ${id}`,
        )
  return rows.map(({ text }) => {
    const [, name = '', columns = '', where = ''] =
      /index (\w+) on (?:\w+\.)?\w+(?: using \w+)?\s+\(([^)]+)\)(?: where \((.+)\))?$/i.exec(text) ?? []
    const plain = columns.toLowerCase().replace(/ (desc|nulls \w+)/g, '')
    return `${name} (${plain.replace(/, seq.*$/, ', seq')})${where && ` ${where.toLowerCase()}`}`
  })
}

function indexesOf(collection: Collection): string[] {
  const { name, columns, searched } = documentTable(collection)
  const column = (key: string) => columns.get(key)?.compared ?? ''
  const keys = collection.indexes
    .filter(({ type }) => type === 'key')
    .map(({ key, attributes, where }) => {
      const condition = where ? ` ${column(where.attribute)} is ${where.is === 'null' ? 'null' : 'not null'}` : ''
      return `${name}_${key} (${['reader', ...attributes.map(column), 'seq'].join(', ')})${condition}`
    })
  expect(searched.every((key) => columns.has(key))).toBe(true)
  return [`${name}_order (reader, seq)`, ...keys]
}

describe('[QRY-42] what a list on SQLite looks through', () => {
  const few = { method: 'contains', attribute: 'description', values: ['a'] }
  const many = { method: 'contains', attribute: 'description', values: Array.from({ length: 9 }, (_, n) => `a${n}`) }
  const tags = { method: 'contains', attribute: 'tags', values: ['a', 'b'] }
  const byText = { method: 'orderAsc', attribute: 'description' }
  const far = { method: 'offset', values: [60] }

  it.each([
    ['few values', [few], 0],
    ['many values', [many], 0],
    ['a list and an order by a text', [tags, byText], 70],
    ['what is far down', [far, byText], 70],
  ])(
    '%s: goes on beside when it takes too long, and is refused when it takes far too long',
    async (_name, asked, total) => {
      await using fresh = await freshSqlite()
      const units = sqlUnits(fresh.db, { when: 'after-commit', publish() {} })
      await units.run(async (unit) => {
        for (let n = 0; n < 70; n++) await sqlDocuments(fresh.db).add(characterCollection, person(`p${n}`), unit)
      })
      const { parse } = servedCollections([characterCollection]).named('characters')
      const query = parse(asked.map((each) => JSON.stringify(each)))
      const list = (db: Database) => sqlDocuments(db).list(characterCollection, query, ['user:maya'])
      const found = await list(fresh.db)
      expect(found).toMatchObject({ total })
      await using beside = openSqlite({ file: fresh.file, patience: { here: 0, aside: 60_000 } })
      expect(await list(beside)).toEqual(found)
      await using hasty = openSqlite({ file: fresh.file, patience: { here: 0, aside: 0 } })
      await expect(list(hasty)).rejects.toThrow('This would look through too much.')
    },
  )
})

function person(id: string): Document {
  const at = '2026-01-01T00:00:00.000+00:00'
  const data = newData(characterCollection, { name: id, appearance: 'tall', tags: ['a'] })
  return { id, createdAt: at, updatedAt: at, owner: 'maya', permissions: [{ action: 'read', role: 'user:maya' }], data }
}
