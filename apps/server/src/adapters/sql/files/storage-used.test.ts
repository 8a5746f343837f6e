import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { migrations } from '#adapters/sql/migrations/list.ts'
import { sqlStorageUse } from './storage-used.ts'
import { emptyPostgres, emptySqlite } from '#adapters/sql/testing/fresh-database.ts'

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0022-storage-used'),
)
const at = '2026-03-01T10:00:00.000+00:00'

async function addFile(db: Database, id: string, owner: string | null, type: string, size: number): Promise<void> {
  const words = db.dialect === 'postgres' ? [sql`, words`, sql`, ''::tsvector`] : [sql.empty, sql.empty]
  await db.run(sql`insert into files_media (id, created_at, updated_at, permissions, reader, owner, name, name_folded,
      signature, mime_type, size_original, chunks_total, chunks_uploaded, blob_key, label ${words[0] ?? sql.empty})
    values (${id}, ${at}, ${at}, '[]', ${owner === null ? '' : `user:${owner}`}, ${owner}, ${id}, ${id}, '', ${type},
      ${size}, 1, 1, ${id}, ${id} ${words[1] ?? sql.empty})`)
}

async function addAlbum(db: Database, id: string, owner: string, name: string): Promise<void> {
  await db.run(sql`insert into albums (id, created_at, updated_at, permissions, reader, owner, name, name_folded)
    values (${id}, ${at}, ${at}, '[]', ${`user:${owner}`}, ${owner}, ${name}, ${name})`)
}

describe.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('storage that is used, on %s', (_name, open) => {
  it('[STO-30] what is there already is weighed once, and each write from then on', async () => {
    await using world = await open()
    const { db } = world
    await migrate(db, before)
    await addFile(db, 'one', 'maya', 'image/png', 1000)
    await addFile(db, 'film', 'maya', 'video/mp4', 5_000_000_000)
    await addFile(db, 'stray', null, 'image/png', 7)
    await addAlbum(db, 'best', 'maya', 'Bästes')
    await addAlbum(db, 'hers', 'zoe', '')
    await migrate(db)
    const use = sqlStorageUse(db)
    const parts = async (owner: string) =>
      Object.fromEntries((await use.parts(owner)).map(({ kind, bytes, count }) => [kind, [bytes, count]]))
    expect(await parts('maya')).toEqual({
      pictures: [1000, 1],
      videos: [5_000_000_000, 1],
      portraits: [0, 0],
      uploads: [0, 0],
      documents: [256 + 7, 1],
    })
    expect((await parts('zoe'))['documents']).toEqual([256, 1])

    await addFile(db, 'two', 'zoe', 'image/png', 30)
    await db.run(sql`update files_media set upload_id = 'x' where id = 'two'`)
    expect(await parts('zoe')).toMatchObject({ pictures: [0, 0], uploads: [30, 1] })
    await db.run(sql`update files_media set owner = 'maya', upload_id = null where id = 'two'`)
    expect(await parts('zoe')).toMatchObject({ pictures: [0, 0], uploads: [0, 0] })
    expect(await parts('maya')).toMatchObject({ pictures: [1030, 2] })
    await db.run(sql`update albums set name = 'abc' where id = 'best'`)
    await db.run(sql`delete from files_media where id in ('one', 'film', 'stray')`)
    expect(await parts('maya')).toMatchObject({ pictures: [30, 1], videos: [0, 0], documents: [259, 1] })
  })
})
