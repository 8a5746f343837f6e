import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { databaseSuite } from './database.suite.ts'
import { type Database, sql } from './database.ts'
import { ForeignKeyViolation, StorageBusy, StorageError, StorageFull } from './errors.ts'
import { openSqlite } from './sqlite.ts'
import { emptySqlite } from './testing/fresh-database.ts'

describe('openSqlite', () => {
  databaseSuite(emptySqlite)

  it('[STO-10] keeps a log that survives a crash, waits for others and holds foreign keys', async () => {
    await using world = await emptySqlite()
    const pragma = async (name: string) => Object.values((await world.db.one(sql`pragma ${sql.id(name)}`)) ?? {})[0]
    expect([
      await pragma('journal_mode'),
      await pragma('synchronous'),
      await pragma('busy_timeout'),
      await pragma('foreign_keys'),
    ]).toEqual(['wal', 1, 5000, 1])
  })

  it('[STO-11] commits what one turn of the event loop wrote together, and acknowledges it afterwards', async () => {
    await using world = await notes()
    using outside = new DatabaseSync(world.file, { readOnly: true })
    const seen = () => outside.prepare('select count(*) as n from notes').get()?.['n']
    const writes = Array.from({ length: 100 }, (_, n) => insert(world.db, `n${n}`))
    expect(seen()).toBe(0)
    await writes[0]
    expect(seen()).toBe(100)
    await Promise.all(writes)
  })

  it('[STO-11] keeps the rest of a group when one of its statements finds the disk full', async () => {
    await using world = await notes()
    await world.db.run(sql`pragma max_page_count = 40`)
    const outcomes = await Promise.allSettled([
      insert(world.db, 'before'),
      insert(world.db, 'x'.repeat(1_000_000)),
      insert(world.db, 'after'),
      world.db.transaction((tx) => insert(tx, 'in a transaction')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: expect.any(StorageFull) })
    expect(await world.db.rows(sql`select note from notes order by note`)).toEqual([
      { note: 'after' },
      { note: 'before' },
      { note: 'in a transaction' },
    ])
  })

  it('[STO-11] keeps the rest of a group when its commit fails for one of them', async () => {
    await using world = await notes()
    const { db } = world
    await db.run(sql`create table replies (to_note text references notes (note) deferrable initially deferred) strict`)
    await db.run(sql`create unique index notes_once on notes (note)`)
    const reply = sql`insert into replies (to_note) values (${'nobody'})`
    const outcomes = await Promise.allSettled([insert(db, 'before'), db.run(reply), insert(db, 'after')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: expect.any(ForeignKeyViolation) })
    expect(await db.rows(sql`select note from notes order by note`)).toEqual([{ note: 'after' }, { note: 'before' }])
  })

  it('[STO-5] says that another process is in the way', async () => {
    await using world = await notes()
    using other = new DatabaseSync(world.file)
    other.exec('begin immediate')
    await world.db.run(sql`pragma busy_timeout = 1`)
    await expect(insert(world.db, 'a')).rejects.toBeInstanceOf(StorageBusy)
    await expect(Promise.all([insert(world.db, 'b'), insert(world.db, 'c')])).rejects.toBeInstanceOf(StorageBusy)
    other.exec('rollback')
    await insert(world.db, 'd')
    expect(await world.db.rows(sql`select note from notes`)).toEqual([{ note: 'd' }])
  })

  it('[STO-11] finishes what was asked for before it closes, and takes nothing after', async () => {
    await using world = await notes()
    const { db, file } = world
    const last = insert(db, 'last')
    await db[Symbol.asyncDispose]()
    await last
    await expect(insert(db, 'too late')).rejects.toBeInstanceOf(StorageError)
    await using again = openSqlite({ file })
    expect(await again.rows(sql`select note from notes`)).toEqual([{ note: 'last' }])
  })

  it('[STO-12] holds every acknowledged row after kill -9', async () => {
    await using world = await emptySqlite()
    const script = fileURLToPath(new URL('testing/acknowledged-writer.ts', import.meta.url))
    const child = spawn(process.execPath, [script, world.file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.length > 4000) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const acknowledged = said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number)
    const kept = new Set((await world.db.rows<{ n: number }>(sql`select n from ledger`)).map(({ n }) => n))
    expect(acknowledged.length).toBeGreaterThan(800)
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
    expect(await world.db.rows(sql`pragma integrity_check`)).toEqual([{ integrity_check: 'ok' }])
  })
})

async function notes(): ReturnType<typeof emptySqlite> {
  const world = await emptySqlite()
  await world.db.run(sql`create table notes (note text not null) strict`)
  return world
}

function insert(db: Database, note: string): Promise<number> {
  return db.run(sql`insert into notes (note) values (${note})`)
}
