import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '#adapters/sql/database.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { openPostgres } from '#adapters/sql/postgres.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { openPglite } from './pglite.ts'

/**
 * Where the suites find PostgreSQL: a server, or PGlite within the test process, which starts from a ready image. To
 * start one takes seconds, so a run that needs none has none.
 */
export type ProvidedPostgres =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'server'
      readonly url: string
      /** What `create database` is told so that the new one has all tables. */
      readonly clause: string | undefined
    }
  | { readonly kind: 'in-process'; readonly empty: string; readonly migrated: string }

declare module 'vitest' {
  interface ProvidedContext {
    readonly databases: {
      /** What `databases()` gives. */
      readonly tried: readonly ('SQLite' | 'PostgreSQL')[]
      /** A migrated file to copy. */
      readonly sqlite: string
      readonly postgres: ProvidedPostgres
    }
  }
}

/** A database of one test. */
export type Fresh = AsyncDisposable & {
  readonly db: OpenDatabase
  /** A second opening of the same data, as another process would have it; absent where only one is possible. */
  readonly again: (() => Promise<OpenDatabase>) | undefined
}

/** With all tables, as after `migrate`: a copy of one that was migrated once for the whole run. */
export const freshSqlite = (): Promise<FreshSqlite> => sqliteWith((file) => copyFile(inject('databases').sqlite, file))

/** Without any table, for tests of the migrations and of what lies below them. */
export const emptySqlite = (): Promise<FreshSqlite> => sqliteWith(async () => {})

type FreshSqlite = Fresh & { readonly file: string }

async function sqliteWith(fill: (file: string) => Promise<void>): Promise<FreshSqlite> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-sqlite-'))
  const file = join(folder, 'studio.db')
  await fill(file)
  const db = openSqlite({ file })
  return {
    db,
    file,
    again: async () => openSqlite({ file }),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The databases this run tries features on, for `describe.each`: SQLite before every commit, PostgreSQL with the outer rings. */
export const databases = (): readonly [name: string, open: () => Promise<Fresh>][] =>
  inject('databases').tried.map((name) => [name, name === 'SQLite' ? freshSqlite : freshPostgres])

type FreshPostgres = Fresh & { readonly url: string | undefined }

/** Files that open one by themselves are found by `vitest.config.ts`, and run where there is one. */
function providedPostgres() {
  const provided = inject('databases').postgres
  if (provided.kind === 'none') throw new Error('This run has no PostgreSQL: see `storage` in vitest.config.ts.')
  return provided
}

/** With all tables, as after `migrate`. */
export async function freshPostgres(): Promise<FreshPostgres> {
  const provided = providedPostgres()
  if (provided.kind === 'in-process') return freshPglite(provided.migrated)
  if (provided.clause !== undefined) return postgresCopy(provided.url, provided.clause)
  const fresh = await postgresSchema(provided.url)
  await migrate(fresh.db)
  return fresh
}

/** Without any table, for tests of the migrations and of what lies below them. */
export async function emptyPostgres(): Promise<FreshPostgres> {
  const provided = providedPostgres()
  return provided.kind === 'in-process' ? freshPglite(provided.empty) : postgresSchema(provided.url)
}

/** Copying a database costs the server a fraction of making every table, index and trigger anew. */
async function postgresCopy(server: string, clause: string): Promise<FreshPostgres> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name} ${clause}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return postgresAt(url.href, () => command(server, `drop database ${name} with (force)`))
}

/** A schema of its own: a server that allows nothing else will do. */
async function postgresSchema(server: string): Promise<FreshPostgres> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  await command(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return postgresAt(url.href, () => command(server, `drop schema ${schema} cascade`))
}

async function postgresAt(url: string, drop: () => Promise<void>): Promise<FreshPostgres> {
  const again = () => openPostgres({ url, connections: 4 })
  const db = await again()
  return {
    db,
    again,
    url,
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await drop()
    },
  }
}

async function command(url: string, text: string): Promise<void> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function freshPglite(image: string): Promise<FreshPostgres> {
  const { db } = await openPglite(image)
  return { db, again: undefined, url: undefined, [Symbol.asyncDispose]: () => db[Symbol.asyncDispose]() }
}
