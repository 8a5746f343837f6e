import { existsSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startS3 } from '#adapters/blobs/testing/s3-server.ts'
import { movedTables } from '#adapters/move/tables.ts'
import { sql } from '#adapters/sql/database.ts'
import { findPostgres, startPostgres } from '#adapters/sql/testing/postgres-cluster.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { openBlobs } from '#compose/blobs.ts'
import { openMigrated } from '#compose/database.ts'
import { runCommand } from '#compose/operator/commands.ts'
import { readConfig } from '#config/config.ts'
import { operatorWorld } from '#test/support/operator-world.ts'

// oxlint-disable-next-line node/no-process-env -- where the programs lie
const programs = findPostgres(process.env['PATH'] ?? '')

describe.skipIf(!programs)('moving a studio', () => {
  it('[CLUS-5] [CLUS-35] takes everything from SQLite and a folder to PostgreSQL and S3, and back, and finds it as it was', async () => {
    await using there = await elsewhere()
    await using world = await operatorWorld()
    const { path } = world
    await world.orphan()
    const before = await picture(path, { DATA_DIR: path })
    await mkdir(join(path, 'marking'), { recursive: true })
    await writeFile(join(path, 'marking', 'moved.pem'), 'a key')

    const target = await environment(`${path}.env`, there.env)
    expect(await world.run('move', target)).toMatchObject({ code: 0, complained: '' })
    expect(await picture(path, there.env)).toEqual(before)
    expect(existsSync(resolve('data', 'marking', 'moved.pem'))).toBe(false)
    expect(await ask(there.env, 'storage', 'verify', '--deep')).toMatchObject({ code: 0 })
    // What counts by itself goes on, and what triggers keep stays true.
    expect(await searched(there.env)).toEqual(['ines'])

    const home = { DATA_DIR: `${path}-home` }
    const back = await environment(`${path}.back`, home)
    expect(await ask({ ...there.env, DATA_DIR: path }, 'move', back)).toMatchObject({ code: 0, complained: '' })
    expect(existsSync(join(home.DATA_DIR, 'marking', 'moved.pem'))).toBe(true)
    expect(await picture(path, home)).toEqual(before)
    expect(await searched(home)).toEqual(['ines'])
    expect(await ask(home, 'storage', 'verify', '--deep')).toMatchObject({ code: 0 })
    expect((await ask(home, 'users', 'remove', 'maya', '--yes')).said).toContain('Removed: maya with 1 character')
    for (const left of [target, back, home.DATA_DIR]) await rm(left, { recursive: true })

    // Again into the same place: it is not empty any more.
    const again = await environment(`${path}.env`, there.env)
    expect((await world.run('move', again)).complained).toContain('it is not empty')
    await rm(again)
  })

  it('[CLUS-6] goes on after an interruption, and touches nothing that belongs to another studio', async () => {
    await using there = await elsewhere()
    await using world = await operatorWorld()
    const target = await environment(`${world.path}.env`, there.env)
    await using held = new AsyncDisposableStack()
    const store = await openBlobs(readConfig(there.env), held)
    await store.put('somebody/elses', new Uint8Array(3))
    expect((await world.run('move', target)).complained).toContain('There are files in the store of the target')
    await store.delete('somebody/elses')
    // As if it had been ended after half of the bytes.
    const { id } = (await rowsOf({ DATA_DIR: world.path }, 'select id from installation'))[0] ?? {}
    await store.put('moving', Buffer.from(String(id)))
    await store.put('half', new Uint8Array(3))
    expect(await world.run('move', target)).toMatchObject({ code: 0, complained: '' })
    expect(await store.head('moving')).toBeUndefined()

    const wrong = [
      [`DATA_DIR=${world.path}\n`, 'the same database'],
      ['PORT=abc\n', 'PORT is "abc"'],
    ] as const
    for (const [text, words] of wrong) {
      await writeFile(target, text)
      expect((await world.run('move', target)).complained).toContain(words)
    }
    expect((await world.run('move', `${world.path}.none`)).complained).toContain('cannot be read')
    await rm(target)
  })
})

it('[CLUS-5] writes a row only after the one that it refers to', async () => {
  await using world = await operatorWorld()
  await using db = openSqlite({ file: `${world.path}/studio.db` })
  const names = (await movedTables(db)).map(({ name }) => name)
  const found = await db.rows<{ from: string; to: string }>(sql`
    select t.name as "from", f."table" as "to" from pragma_table_list t, pragma_foreign_key_list(t.name) f`)
  expect(found.length).toBeGreaterThan(5)
  for (const { from, to } of found) expect(names.indexOf(from)).toBeGreaterThan(names.indexOf(to))
})

async function elsewhere() {
  await using held = new AsyncDisposableStack()
  const cluster = held.use(await startPostgres(programs ?? ''))
  const store = held.use(await startS3())
  const parts = held.move()
  const env = {
    DATABASE_URL: cluster.url,
    S3_BUCKET: store.bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return { env, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

type Env = Readonly<Record<string, string>>

async function environment(file: string, env: Env): Promise<string> {
  await writeFile(
    file,
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  expect((await stat(file)).isFile()).toBe(true)
  return file
}

/** What an operator sees of it. */
async function picture(path: string, env: Env) {
  const shown = [
    ['users', 'show', 'maya'],
    ['jobs', 'list'],
    ['payments', 'list'],
    ['documents', 'strays'],
  ]
  const seen = await Promise.all(shown.map(async (words) => (await ask(env, ...words, '--json')).said))
  const { buckets, blobs } = JSON.parse((await ask(env, 'storage', 'usage', '--json')).said)
  const counts = await rowsOf(env, 'select * from document_counts order by collection, reader')
  const used = await rowsOf(env, 'select * from storage_used order by owner')
  return { seen: seen.map((text) => text.replaceAll(path, '')), buckets, blobs, counts, used }
}

async function rowsOf(env: Env, text: string) {
  await using db = await openMigrated(readConfig(env))
  return await db.rows({ strings: [text], values: [], fixed: false })
}

/** Characters that a search for a word of one finds. */
async function searched(env: Env): Promise<readonly unknown[]> {
  const text = env['DATABASE_URL']
    ? `select id from characters where words @@ '''@user:maya'' & ''0:ines'''::tsquery`
    : `select id from characters where seq in (select rowid from characters_words where characters_words match '"@user:maya" AND "0:ines"')`
  return (await rowsOf(env, text)).map(({ id }) => id)
}

async function ask(env: Env, ...args: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const terminal = {
    env,
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
  }
  const code = await runCommand(args, terminal)
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
