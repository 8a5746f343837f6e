import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { type Database, type DatabaseRow, sql } from './database.ts'
import { ForeignKeyViolation, StorageError, UniqueViolation } from './errors.ts'
import type { Fresh } from './testing/fresh-database.ts'

type Thing = { readonly id: string; readonly size: number }

/** What both databases promise to stores. Each adapter's test file calls this once. */
export function databaseSuite(open: () => Promise<Fresh>): void {
  it('[STO-1] treats whatever fills a hole as a value, never as SQL', async () => {
    await using world = await things(open)
    const nasty = `x'); drop table things; --`
    await world.db.run(sql`insert into things (id, size) values (${nasty}, ${1})`)
    expect(await world.db.rows(sql`select id from things where id = ${nasty}`)).toEqual([{ id: nasty }])
    expect(() => sql.id('things; drop table things')).toThrow(TypeError)
  })

  it('[STO-1] splices pieces of SQL and keeps their values in order', async () => {
    await using world = await things(open)
    await fill(world.db, 5)
    const among = sql`id in (${sql.join(['t1', 't2', 't4'])})`
    const all = sql.join([among, sql`size > ${1}`, sql`${sql.id('size')} < ${4}`], ' and ')
    const query = sql`select id from things where ${all} ${sql.empty} order by id limit ${5}`
    expect(await world.db.rows(query)).toEqual([{ id: 't2' }])
    expect(await world.db.one(sql`select count(*) as n from things where ${among}`)).toEqual({ n: 3 })
  })

  it('[STO-2] gives every kind of value back the same from both databases', async () => {
    await using world = await open()
    const { db } = world
    await db.run(
      db.dialect === 'sqlite'
        ? sql`create table kinds (t text, i integer, b integer, r real, d text, j text, x blob, n text) strict`
        : sql`create table kinds (t text, i bigint, b boolean, r double precision, d text, j text, x bytea, n text)`,
    )
    const bytes = new Uint8Array([0, 1, 127, 128, 255])
    await db.run(sql`insert into kinds (t, i, b, r, d, j, x, n) values (
      ${'Zoë 🎨'}, ${Number.MAX_SAFE_INTEGER}, ${true}, ${0.1}, ${new Date('2026-11-14T10:00:00.123Z')},
      ${JSON.stringify({ b: 1, a: [true] })}, ${bytes}, ${null})`)
    expect(await db.rows(sql`select * from kinds`)).toEqual([
      {
        t: 'Zoë 🎨',
        i: 9007199254740991,
        b: 1,
        r: 0.1,
        d: '2026-11-14T10:00:00.123Z',
        j: '{"b":1,"a":[true]}',
        x: bytes,
        n: null,
      },
    ])
    expect((await db.one(sql`select x from kinds`))?.x?.constructor).toBe(Uint8Array)
    expect(await db.rows(sql`select t from kinds where b and b = ${true} and not (b = false)`)).toHaveLength(1)
  })

  it('[STO-2] computes the same from whole numbers on both databases', async () => {
    await using world = await things(open)
    await fill(world.db, 3)
    const row = await world.db.one(sql`
      select count(*) as n, sum(size) as total, avg(size) as mean, max(size) / ${2} as half,
        exists (select 1 from things where size > ${99}) as huge, ${2} + max(size) as more
      from things`)
    expect(row).toEqual({ n: 3, total: 3, mean: 1, half: 1, huge: 0, more: 4 })
  })

  it('[STO-2] orders text by its bytes on both databases', async () => {
    await using world = await things(open)
    for (const id of ['b', 'a', 'B', 'é', '_', '10', '9', 'aa']) {
      await world.db.run(sql`insert into things (id, size) values (${id}, ${0})`)
    }
    const ids = (await world.db.rows<Thing>(sql`select id from things order by id`)).map(({ id }) => id)
    expect(ids).toEqual(['10', '9', 'B', '_', 'a', 'aa', 'b', 'é'])
  })

  it('[STO-3] gives numbers past 2^53 as bigint when asked, and never rounds them', async () => {
    await using world = await things(open)
    const large = 2n ** 60n + 1n
    await world.db.run(sql`insert into things (id, size) values (${'large'}, ${large})`)
    expect(await world.db.one(sql`select size from things`, { bigints: true })).toEqual({ size: large })
    await expect(world.db.one(sql`select size from things`)).rejects.toThrow(RangeError)
    for (const wrong of [2 ** 60, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(world.db.run(sql`update things set size = ${wrong}`)).rejects.toThrow(RangeError)
    }
  })

  it('[STO-4] answers the number of rows that a write touched, and the rows it returns', async () => {
    await using world = await things(open)
    await fill(world.db, 3)
    expect(await world.db.run(sql`update things set size = ${9} where size >= ${1}`)).toBe(2)
    expect(await world.db.run(sql`insert into things (id, size) values (${'t1'}, ${0}) on conflict do nothing`)).toBe(0)
    expect(await world.db.rows(sql`delete from things where size = ${9} returning id, size`)).toHaveLength(2)
    expect(await world.db.one(sql`select id from things where id = ${'gone'}`)).toBeUndefined()
    expect(await world.db.one(sql`update things set size = 7 returning size`)).toEqual({ size: 7 })
  })

  it('[STO-5] names the table and columns of a key that exists already', async () => {
    await using world = await things(open)
    await fill(world.db, 1)
    const twice = world.db.run(sql`insert into things (id, size) values (${'t0'}, ${5})`)
    await expect(twice).rejects.toBeInstanceOf(UniqueViolation)
    await expect(twice).rejects.toMatchObject({ table: 'things', columns: ['id'], cause: expect.any(Error) })
    const place = () => world.db.run(sql`insert into parts (thing, place) values (${'t0'}, ${1})`)
    await place()
    await expect(place()).rejects.toMatchObject({ table: 'parts', columns: ['thing', 'place'] })
  })

  it('[STO-5] tells a missing parent row from other failures', async () => {
    await using world = await things(open)
    const orphan = world.db.run(sql`insert into parts (thing, place) values (${'nobody'}, ${1})`)
    await expect(orphan).rejects.toBeInstanceOf(ForeignKeyViolation)
    const wrong = world.db.rows(sql`select nothing from nowhere`)
    await expect(wrong).rejects.toBeInstanceOf(StorageError)
    await expect(wrong).rejects.not.toBeInstanceOf(ForeignKeyViolation)
  })

  it('[STO-6] keeps all of a transaction or nothing of it', async () => {
    await using world = await things(open)
    const { db } = world
    const answer = await db.transaction(async (tx) => {
      await fill(tx, 2)
      return tx.rows<Thing>(sql`select id from things order by id`)
    })
    expect(answer).toEqual([{ id: 't0' }, { id: 't1' }])
    const failing = db.transaction(async (tx) => {
      await tx.run(sql`delete from things`)
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await count(db)).toBe(2)
  })

  it('[STO-6] undoes an inner transaction alone', async () => {
    await using world = await things(open)
    const { db } = world
    await db.transaction(async (tx) => {
      await fill(tx, 1)
      const inner = tx.transaction(async (deeper) => {
        await deeper.run(sql`insert into things (id, size) values (${'inner'}, ${1})`)
        await fill(deeper, 1)
      })
      await expect(inner).rejects.toBeInstanceOf(UniqueViolation)
      await tx.transaction((deeper) => deeper.run(sql`insert into things (id, size) values (${'kept'}, ${1})`))
    })
    expect(await db.rows(sql`select id from things order by id`)).toEqual([{ id: 'kept' }, { id: 't0' }])
  })

  it('[STO-7] does not commit after a failed statement, even when its error was swallowed', async () => {
    await using world = await things(open)
    const { db } = world
    const careless = db.transaction(async (tx) => {
      await fill(tx, 1)
      await fill(tx, 1).catch(() => {})
      await expect(count(tx)).rejects.toThrow(/only an inner transaction/)
    })
    await expect(careless).rejects.toBeInstanceOf(UniqueViolation)
    expect(await count(db)).toBe(0)
  })

  it('[STO-7] refuses a write past its own transaction, a transaction that is over, and one with an inner one open', async () => {
    await using world = await things(open)
    const { db } = world
    let kept: Database | undefined
    await db.transaction(async (tx) => {
      kept = tx
      await expect(fill(db, 1)).rejects.toThrow(/through that transaction/)
      await expect(db.transaction(async () => {})).rejects.toThrow(/through that transaction/)
      const returning = db.rows(sql`update things set size = 1 returning id`)
      await expect(returning).rejects.toThrow(/through that transaction/)
      await tx.transaction(async () => {
        await expect(fill(tx, 1)).rejects.toThrow(/inner transaction is open/)
      })
    })
    await expect(kept?.rows(sql`select 1 as one`)).rejects.toThrow(/over/)
    await fill(db, 1)
    expect(await count(db)).toBe(1)
  })

  it('[STO-8] loses no update when transactions read and write at the same time', async () => {
    await using world = await things(open)
    const { db } = world
    await fill(db, 1)
    const lock = db.dialect === 'postgres' ? sql`for update` : sql.empty
    const increment = async (tx: Database): Promise<void> => {
      const [thing] = await tx.rows<Thing>(sql`select size from things where id = ${'t0'} ${lock}`)
      await Promise.resolve()
      await tx.run(sql`update things set size = ${(thing?.size ?? 0) + 1} where id = ${'t0'}`)
    }
    await Promise.all(Array.from({ length: 20 }, () => db.transaction(increment)))
    expect(await db.one(sql`select size from things`)).toEqual({ size: 20 })
  })

  it('runs a transaction in the context of whoever asked for it', async () => {
    await using world = await things(open)
    const request = new AsyncLocalStorage<number>()
    const seen = await Promise.all(
      [1, 2, 3].map((n) => request.run(n, () => world.db.transaction(async () => request.getStore()))),
    )
    expect(seen).toEqual([1, 2, 3])
  })

  it('[STO-8] answers each of many simultaneous writes by itself, also when some fail', async () => {
    await using world = await things(open)
    const { db } = world
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const insert = sql`insert into things (id, size) values (${`t${index % 20}`}, ${index})`
        return index % 3 === 0 ? db.transaction((tx) => tx.run(insert)) : db.run(insert)
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await count(db)).toBe(20)
  })

  it('[STO-9] shows nobody what is not committed', async ({ skip }) => {
    await using world = await things(open)
    const { db, again } = world
    if (!again) return skip('one connection only')
    await using other = await again()
    await db.transaction(async (tx) => {
      await fill(tx, 3)
      expect([await count(tx), await count(db), await count(other)]).toEqual([3, 0, 0])
    })
    expect([await count(db), await count(other)]).toEqual([3, 3])
  })

  it('goes on preparing statements when there are more of them than are kept', async () => {
    await using world = await things(open)
    await fill(world.db, 1)
    let last: DatabaseRow | undefined
    for (let n = 0; n < 1200; n++) {
      last = await world.db.one(sql`select size as ${sql.id(`c${n}`)} from things where id = ${'t0'}`)
    }
    expect(last).toEqual({ c1199: 0 })
  })
}

async function things(open: () => Promise<Fresh>): Promise<Fresh> {
  const fresh = await open()
  const { db } = fresh
  if (db.dialect === 'sqlite') {
    await db.run(sql`create table things (id text primary key, size integer not null) strict`)
    await db.run(sql`create table parts (
      thing text not null references things (id), place integer, unique (thing, place)) strict`)
  } else {
    await db.run(sql`create table things (id text collate "C" primary key, size bigint not null)`)
    await db.run(sql`create table parts (
      thing text collate "C" not null references things (id), place integer, unique (thing, place))`)
  }
  return fresh
}

async function fill(db: Database, many: number): Promise<void> {
  for (let n = 0; n < many; n++) await db.run(sql`insert into things (id, size) values (${`t${n}`}, ${n})`)
}

async function count(db: Database): Promise<number | undefined> {
  return (await db.one<{ n: number }>(sql`select count(*) as n from things`))?.n
}
