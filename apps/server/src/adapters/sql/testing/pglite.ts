import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '#adapters/sql/database.ts'
import { postgresDatabase } from '#adapters/sql/postgres.ts'

/** PostgreSQL within this process, filled from an image where there is one. Closing the database ends it. */
export async function openPglite(image?: string): Promise<{ readonly engine: PGlite; readonly db: OpenDatabase }> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const { Pool } = (await import('pg')).default
  const engine = await PGlite.create(image === undefined ? {} : { loadDataDir: new Blob([await readFile(image)]) })
  const config = createPgConfig(engine)
  // pg hands a query's result parsers on with the statement's text, where PGlite expects parameter types.
  const parse = config.connection.parse.bind(config.connection)
  config.connection.parse = ({ text, name }) => parse({ text, name })
  const db = postgresDatabase(new Pool(config))
  const closing = {
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]()
      await engine.close()
    },
  }
  return { engine, db: { ...db, ...closing } }
}
