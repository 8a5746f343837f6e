import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { databaseSuite } from './database.suite.ts'
import { type Database, sql } from './database.ts'
import { StorageBusy, StorageUnavailable, UniqueViolation } from './errors.ts'
import { openPostgres } from './postgres.ts'
import { emptyPostgres } from './testing/fresh-database.ts'

describe('openPostgres', () => {
  databaseSuite(emptyPostgres)

  it('keeps its connection after a refused statement', async () => {
    await using world = await emptyPostgres()
    const { db } = world
    await db.run(sql`create table notes (note text primary key)`)
    const insert = () => db.run(sql`insert into notes (note) values (${'once'})`)
    await insert()
    const before = await backend(db)
    await expect(insert()).rejects.toBeInstanceOf(UniqueViolation)
    await expect(db.transaction((tx) => tx.run(sql`insert into nowhere values (1)`))).rejects.toThrow(/nowhere/)
    expect(await backend(db)).toBe(before)
  })

  it('[QRY-42] ends a statement that takes too long', async ({ skip }) => {
    await using world = await emptyPostgres()
    if (!world.again) return skip('one connection only')
    expect(await world.db.one(sql`select current_setting('statement_timeout') as longest`)).toEqual({ longest: '15s' })
    const slow = world.db.transaction(async (tx) => {
      await tx.run(sql`set local statement_timeout = 5`)
      await tx.rows(sql`select pg_sleep(60)::text as slept`)
    })
    await expect(slow).rejects.toBeInstanceOf(StorageBusy)
  })

  it('[CLUS-21] asks for nothing while connecting that poolers do not know', async () => {
    const { promise: asked, resolve: tell } = Promise.withResolvers<Buffer>()
    const server = createServer((line) => {
      line
        .on('error', () => {})
        .once('data', (part) => {
          tell(part)
          line.destroy()
        })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    await using db = await openPostgres({ url: `postgres://me@127.0.0.1:${port}/studio` })
    await expect(db.rows(sql`select 1 as one`)).rejects.toBeInstanceOf(StorageUnavailable)
    // Length and version of the protocol, then names and values with a zero byte after each.
    const words = (await asked).subarray(8).toString().split('\0')
    const names = words.filter((word, index) => index % 2 === 0 && word !== '')
    expect(names.toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
    server.close()
  })

  it('[CLUS-24] two that wait for each other both come true, one after the other', async ({ skip }) => {
    await using world = await emptyPostgres()
    const { db } = world
    if (!world.again) return skip('one connection only')
    await db.run(sql`create table counts (id integer primary key, n integer)`)
    await db.run(sql`insert into counts values (1, 0), (2, 0)`)
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const both = (own: 0 | 1) =>
      db.transaction(async (tx) => {
        // Otherwise it takes PostgreSQL a second to look.
        await tx.run(sql`set local deadlock_timeout = 20`)
        await tx.run(sql`update counts set n = n + 1 where id = ${own + 1}`)
        met[own].resolve()
        await met[1 - own]?.promise
        await tx.run(sql`update counts set n = n + 1 where id = ${2 - own}`)
      })
    await Promise.all([both(0), both(1)])
    expect(await db.rows(sql`select n from counts order by id`)).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('[STO-5] says that the server cannot be reached, and goes on with a new connection when one was cut', async ({
    skip,
  }) => {
    await using nobody = await openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none' })
    await expect(nobody.rows(sql`select 1 as one`)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(nobody.transaction(async () => {})).rejects.toBeInstanceOf(StorageUnavailable)
    await using world = await emptyPostgres()
    const { db } = world
    if (!world.again) return skip('one connection only')
    await expect(db.rows(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toBeInstanceOf(StorageUnavailable)
    const cut = db.transaction((tx) => tx.rows(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(cut).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await backend(db)).toEqual(expect.any(Number))
  })
})

async function backend(db: Database): Promise<unknown> {
  return (await db.one(sql`select pg_backend_pid() as pid`))?.pid
}
