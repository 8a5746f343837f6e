import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Database, sql } from './database.ts'
import { emptySqlite } from './testing/fresh-database.ts'

it('[STO-62] checkpoints the log on another thread, and restarts the log when it is long', async () => {
  await using world = await emptySqlite()
  const { db, file } = world
  await db.run(sql`create table notes (n integer primary key, note text not null) strict`)
  // The numbers in the header that every new log gets others of.
  const log = () => readFileSync(`${file}-wal`).toString('hex', 16, 24)
  const first = log()
  await write(db, 'x'.repeat(30_000))
  while (log() === first) await write(db, 'short')
  expect(await db.rows(sql`pragma wal_autocheckpoint`)).toEqual([{ wal_autocheckpoint: 16_000 }])
})

/** Enough changes for the log to be moved. */
function write(db: Database, note: string): Promise<void> {
  return db.transaction(async (tx) => {
    for (let i = 0; i < 600; i++) await tx.run(sql`insert into notes (note) values (${note})`)
  })
}
