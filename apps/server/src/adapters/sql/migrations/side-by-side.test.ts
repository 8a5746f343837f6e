import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { emptySqlite } from '#adapters/sql/testing/fresh-database.ts'
import { madeUpMigration } from '#adapters/sql/testing/made-up-migration.ts'
import { migrations } from './list.ts'
import type { Migration } from './migration.ts'

/**
 * While nodes are replaced one after the other, the older ones go on reading and writing tables that a newer one has
 * already changed. So a step adds tables, indexes, and columns that a row can do without; what it takes away or asks for
 * has to wait for the release after the one that stopped using it, and is then named here.
 */
const afterTheirTime: readonly string[] = [
  // Recreates `portrait_turns`, which no released version has.
  '0067-portrait-ranks',
]

/** What was made before nodes were replaced one after the other is not looked at. */
const sinceClusters = '0024'

type Column = { readonly tab: string; readonly name: string; readonly kind: string; readonly needed: boolean }

const columnsOf = async (db: Database): Promise<readonly Column[]> => {
  const rows = await db.rows<{ tab: string; name: string; kind: string; needed: number }>(sql`
    select t.name as tab, c.name as name, c.type as kind, (c."notnull" and c.dflt_value is null and not c.pk) as needed
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' order by t.name, c.name`)
  return rows.map((row) => ({ ...row, needed: row.needed === 1 }))
}

const keysOf = async (db: Database): Promise<readonly string[]> =>
  (
    await db.rows<{ key: string }>(sql`
      select t.name || ' (' || (select group_concat(c.name) from pragma_index_info(i.name) c) || ')' as key
      from sqlite_schema t, pragma_index_list(t.name) i where t.type = 'table' and i."unique"`)
  ).map(({ key }) => key)

/** What the version before could not live with, in words. */
async function objections(db: Database, before: readonly Migration[], step: Migration): Promise<readonly string[]> {
  await migrate(db, before)
  const [had, keys] = [await columnsOf(db), await keysOf(db)]
  await migrate(db, [...before, step])
  const has = await columnsOf(db)
  const [tables, names] = [
    new Set(had.map(({ tab }) => tab)),
    new Map(has.map((one) => [`${one.tab}.${one.name}`, one])),
  ]
  const old = new Set(had.map(({ tab, name }) => `${tab}.${name}`))
  return [
    ...had.flatMap(({ tab, name, kind, needed }) => {
      const now = names.get(`${tab}.${name}`)
      if (now === undefined) return [`${tab}.${name} is gone`]
      if (now.kind !== kind) return [`${tab}.${name} is ${now.kind} and was ${kind}`]
      return now.needed && !needed ? [`${tab}.${name} may no longer be empty`] : []
    }),
    ...has
      .filter(({ tab, name, needed }) => needed && tables.has(tab) && !old.has(`${tab}.${name}`))
      .map(({ tab, name }) => `${tab}.${name} is new and has to be filled`),
    ...(await keysOf(db))
      .filter((key) => !keys.includes(key) && tables.has(key.split(' ')[0] ?? ''))
      .map((key) => `${key} has to be unique now`),
  ]
}

describe('[CLUS-11] the version before goes on working while nodes are replaced', () => {
  it('every step leaves it what it reads and writes', async () => {
    await using world = await emptySqlite()
    const objected: string[] = []
    for (const [index, { name }] of migrations.entries()) {
      if (name < sinceClusters) continue
      const said = await objections(world.db, migrations.slice(0, index), migrations[index] ?? madeUpMigration(name))
      if (!afterTheirTime.includes(name)) objected.push(...said.map((words) => `${name}: ${words}`))
    }
    expect(objected).toEqual([])
  })

  const planets = madeUpMigration('0001', 'create table planets (name text primary key, moons integer) strict')

  it.each([
    ['alter table planets drop column moons', 'planets.moons is gone'],
    ['drop table planets', 'planets.moons is gone, planets.name is gone'],
    ['alter table planets rename column moons to satellites', 'planets.moons is gone'],
    ['create unique index one_each on planets (moons)', 'planets (moons) has to be unique now'],
    ["alter table planets add column colour text not null default ''", ''],
    ['create table moons (name text not null) strict', ''],
    ['create index by_moons on planets (moons)', ''],
  ])('%s: %s', async (text, said) => {
    await using world = await emptySqlite()
    expect((await objections(world.db, [planets], madeUpMigration('0002', text))).join(', ')).toBe(said)
  })

  it('a column that is needed is objected to, also where the table is made anew', async () => {
    await using world = await emptySqlite()
    const anew = madeUpMigration(
      '0002',
      'drop table planets',
      'create table planets (name text primary key, moons integer not null, sun text not null) strict',
    )
    expect(await objections(world.db, [planets], anew)).toEqual([
      'planets.moons may no longer be empty',
      'planets.sun is new and has to be filled',
    ])
  })
})
