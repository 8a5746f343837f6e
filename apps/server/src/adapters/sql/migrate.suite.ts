import { expect, it } from 'vitest'
import { type Database, sql } from './database.ts'
import { migrate, MigrationRefused } from './migrate.ts'
import { migrations as ours } from './migrations/list.ts'
import type { Fresh } from './testing/fresh-database.ts'
import { madeUpMigration } from './testing/made-up-migration.ts'

/** What bringing a schema up to date promises. Each database's test file calls this once. */
export function migrateSuite(open: () => Promise<Fresh>): void {
  it('[STO-13] applies what is missing, in order and once', async () => {
    await using world = await open()
    expect(await migrate(world.db, [planets])).toEqual(['0001-planets'])
    expect(await migrate(world.db, [planets, moons])).toEqual(['0002-moons'])
    expect(await migrate(world.db, [planets, moons])).toEqual([])
    expect(await applied(world.db)).toEqual(['0001-planets', '0002-moons'])
    await world.db.run(sql`insert into moons (name) values (${'Io'})`)
  })

  it('[STO-13] brings an empty database to the schema of the program', async () => {
    await using world = await open()
    expect(await migrate(world.db)).toEqual(ours.map(({ name }) => name))
  })

  it('[STO-14] leaves the database as it was when one of them fails', async () => {
    await using world = await open()
    const broken = madeUpMigration('0003-broken', 'create table half (name text)', 'create tabel typo (name text)')
    await expect(migrate(world.db, [planets, moons, broken])).rejects.toThrow(/0003-broken failed and nothing was/)
    await expect(world.db.rows(sql`select 1 as found from planets`)).rejects.toThrow(/planets/)
    expect(await migrate(world.db, [planets])).toEqual(['0001-planets'])
  })

  it('[STO-15] refuses a database that is newer than the program', async () => {
    await using world = await open()
    await migrate(world.db, [planets, moons])
    const older = migrate(world.db, [planets])
    await expect(older).rejects.toBeInstanceOf(MigrationRefused)
    await expect(older).rejects.toThrow(/newer than this program: it has migration 0002-moons/)
  })

  it('[STO-15] refuses a database whose migration was edited, but not one that was only formatted', async () => {
    await using world = await open()
    await migrate(world.db, [planets])
    expect(await migrate(world.db, [madeUpMigration('0001-planets', 'create table planets\n  (name text)')])).toEqual(
      [],
    )
    const edited = migrate(world.db, [madeUpMigration('0001-planets', 'create table planets (title text)')])
    await expect(edited).rejects.toThrow(/0001-planets was edited/)
  })

  it('[STO-15] refuses a migration that was slipped in before one already applied', async () => {
    await using world = await open()
    await migrate(world.db, [planets, moons])
    const late = madeUpMigration('0001-rings', 'create table rings (name text)')
    await expect(migrate(world.db, [planets, late, moons])).rejects.toThrow(/Give it a number after 0002-moons/)
    await expect(
      migrate(world.db, [madeUpMigration('0001-suns', 'select 1'), madeUpMigration('0009-x', 'select 1')]),
    ).rejects.toThrow(/has migration 0001-planets, which this program does not know/)
  })

  it('[STO-16] lets processes start at once: one migrates, the others find it done', async ({ skip }) => {
    await using world = await open()
    const { again } = world
    if (!again) return skip('one connection only')
    await using stack = new AsyncDisposableStack()
    const others = await Promise.all(Array.from({ length: 4 }, async () => stack.use(await again())))
    const done = await Promise.all([world.db, ...others].map((db) => migrate(db, [planets, moons])))
    expect(done.flat().toSorted()).toEqual(['0001-planets', '0002-moons'])
  })
}

const planets = madeUpMigration('0001-planets', 'create table planets (name text)')
const moons = madeUpMigration(
  '0002-moons',
  'create table moons (name text)',
  'create index moons_by_name on moons (name)',
)

async function applied(db: Database): Promise<readonly unknown[]> {
  return (await db.rows(sql`select name from migrations order by name`)).map(({ name }) => name)
}
