import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { migrateSuite } from './migrate.suite.ts'
import { migrations } from './migrations/list.ts'
import { emptyPostgres, emptySqlite } from './testing/fresh-database.ts'

describe('migrate on SQLite', () => {
  migrateSuite(emptySqlite)

  it('[STO-16] lets real processes open and migrate one new file at once', async () => {
    await using world = await emptySqlite()
    const script = fileURLToPath(new URL('testing/migrating-process.ts', import.meta.url))
    const start = () => promisify(execFile)(process.execPath, [script, `${world.file}.new`])
    const all = await Promise.all(Array.from({ length: 4 }, start))
    expect(all.flatMap(({ stdout }) => JSON.parse(stdout))).toEqual(migrations.map(({ name }) => name))
  })
})

describe('migrate on PostgreSQL', () => {
  migrateSuite(emptyPostgres)
})
