import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '#adapters/sql/database.ts'
import { openPostgres, postgresDatabase } from '#adapters/sql/postgres.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'

/** An empty database of one test. */
export type Fresh = AsyncDisposable & {
  readonly db: OpenDatabase
  /** A second opening of the same data, as another process would have it; absent where only one is possible. */
  readonly again: (() => Promise<OpenDatabase>) | undefined
}

export async function freshSqlite(): Promise<Fresh & { readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-sqlite-'))
  const file = join(folder, 'studio.db')
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

/** A schema of its own: cheaper than a database, and a server that only allows that will do. */
export async function freshPostgres(): Promise<Fresh & { readonly url: string | undefined }> {
  const provided = inject('postgres')
  if (provided.kind === 'in-process') return freshPglite(provided.image)
  const schema = `test_${randomBytes(6).toString('hex')}`
  await command(provided.url, `create schema ${schema}`)
  const url = new URL(provided.url)
  url.searchParams.set('options', `-c search_path=${schema}`)
  const again = () => openPostgres({ url: url.href, connections: 4 })
  const db = await again()
  return {
    db,
    again,
    url: url.href,
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await command(provided.url, `drop schema ${schema} cascade`)
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

async function freshPglite(image: string): Promise<Fresh & { readonly url: undefined }> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const { Pool } = (await import('pg')).default
  const engine = await PGlite.create({ loadDataDir: new Blob([await readFile(image)]) })
  const config = createPgConfig(engine)
  // pg hands a query's result parsers on with the statement's text, where PGlite expects parameter types.
  const parse = config.connection.parse.bind(config.connection)
  config.connection.parse = ({ text, name }) => parse({ text, name })
  const db = postgresDatabase(new Pool(config))
  return {
    db,
    again: undefined,
    url: undefined,
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await engine.close()
    },
  }
}
