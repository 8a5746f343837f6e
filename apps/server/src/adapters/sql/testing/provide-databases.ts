import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sql } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { openPostgres } from '#adapters/sql/postgres.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import type { ProvidedPostgres } from './fresh-database.ts'
import { openPglite } from './pglite.ts'
import { type Cluster, findPostgres, startPostgres } from './postgres-cluster.ts'

/**
 * Vitest calls this once before the first test file, and what it returns after the last. Migrating takes longer than
 * most tests, so it is done once and each test has a copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const held = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-databases-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const sqlite = join(folder, 'migrated.db')
  await using db = openSqlite({ file: sqlite })
  await migrate(db)
  const tried = triedBy(project.name)
  const postgres = tried.includes('PostgreSQL')
    ? await providePostgres(project.name, folder, held)
    : ({ kind: 'none' } as const)
  project.provide('databases', { tried, sqlite, postgres })
  return () => held.disposeAsync()
}

/** Features are tried on SQLite before every commit and on PostgreSQL with the outer rings; storage, what is long and servers, on both. */
function triedBy(project: string): readonly ('SQLite' | 'PostgreSQL')[] {
  if (project === 'server') return ['SQLite']
  return project === 'postgres' ? ['PostgreSQL'] : ['SQLite', 'PostgreSQL']
}

async function providePostgres(project: string, folder: string, held: AsyncDisposableStack): Promise<ProvidedPostgres> {
  // oxlint-disable-next-line node/no-process-env -- the run's settings: which server to use and where programs lie
  const { TEST_DATABASE_URL, TEST_POSTGRES, PATH = '' } = process.env
  if (TEST_DATABASE_URL) {
    say('the server of TEST_DATABASE_URL')
    // It may allow schemas only, so nothing is copied there.
    return { kind: 'server', url: TEST_DATABASE_URL, clause: undefined }
  }
  const programs = TEST_POSTGRES === 'pglite' ? undefined : findPostgres(PATH)
  const cluster = programs ? await startPostgres(programs).catch(sayWhyNot) : undefined
  if (cluster) {
    held.use(cluster)
    say(`${cluster.version}, started for this run`)
    return { kind: 'server', url: cluster.url, clause: await makeTemplate(cluster) }
  }
  // What runs in processes of its own can have none within this one.
  if (project === 'wire') return { kind: 'none' }
  say(TEST_POSTGRES === 'pglite' ? 'PGlite in process, as asked' : 'PGlite in process, since no server was found')
  return { kind: 'in-process', ...(await makeImages(folder)) }
}

/** The server's own template, which every new database starts from, stays empty; ours has the tables. */
async function makeTemplate({ url, version }: Cluster): Promise<string> {
  const template = 'migrated'
  await using server = await openPostgres({ url, connections: 1 })
  await server.run(sql`create database ${sql.id(template)}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  await using db = await openPostgres({ url: own.href, connections: 1 })
  await migrate(db)
  // Copied as files, which takes two thirds of the time; before version 15 there was no other way, and no word for it.
  const isNew = Number(/\) (\d+)/.exec(version)?.[1]) >= 15
  return `template ${template}${isNew ? ' strategy file_copy' : ''}`
}

/** Making a PGlite takes seconds, loading one a fraction of it. */
async function makeImages(folder: string): Promise<{ readonly empty: string; readonly migrated: string }> {
  const { engine, db } = await openPglite()
  await using _closing = db
  const dump = async (name: string): Promise<string> => {
    const file = join(folder, `${name}.tar`)
    await writeFile(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
    return file
  }
  const empty = await dump('empty')
  await migrate(db)
  return { empty, migrated: await dump('migrated') }
}

function sayWhyNot(error: unknown): Cluster | undefined {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return undefined
}

function say(which: string): void {
  process.stdout.write(`PostgreSQL for the storage suites: ${which}\n`)
}
