import { mkdtempDisposable, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { layPrepared, preparedName } from './prepared-database.ts'
import { openSqlite } from './sqlite.ts'

const schema = sql`select type, name, sql from sqlite_schema order by type, name`

describe('layPrepared', () => {
  it('[STO-13] [STO-51] lays down what the migrations make, where there is no database yet', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'prepared-'))
    const [prepared, file] = [preparedName(), 'studio.db'].map((name) => join(folder.path, name))
    if (!prepared || !file) throw new Error('Two names are two files')
    expect(layPrepared(file, prepared)).toBe(false)
    await using made = openSqlite({ file: prepared })
    expect(await migrate(made)).toHaveLength(migrations.length)
    const expected = await made.rows(schema)
    await made[Symbol.asyncDispose]()
    expect(layPrepared(file, prepared)).toBe(true)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder.path)).toSorted()).toEqual([preparedName(), 'studio.db'])
    await using db = openSqlite({ file })
    expect(await migrate(db)).toEqual([])
    expect(await db.rows(schema)).toEqual(expected)
  })

  it('[STO-13] leaves a database alone that is there, and what an earlier one has left to be read', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'prepared-'))
    const at = (name: string): string => join(folder.path, name)
    for (const name of ['prepared.db', 'there.db', 'gone.db-wal']) await writeFile(at(name), name)
    expect([layPrepared(at('there.db'), at('prepared.db')), layPrepared(at('gone.db'), at('prepared.db'))]).toEqual([
      false,
      false,
    ])
    expect(await readdir(folder.path)).toHaveLength(3)
  })
})
