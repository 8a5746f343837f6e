import type { Database, DialectName, OpenDatabase, ReadOptions, DatabaseRow, Sql } from './database.ts'
import { postgresParser, postgresValue } from './dialect.ts'
import { fromPostgres, SerializationConflict, StorageUnavailable } from './errors.ts'
import { postgresNames } from './postgres-names.ts'
import { type Connection, type Marks, transactionScopes } from './transaction-scope.ts'

const dialect: DialectName = 'postgres'
const transactionMarks: Marks = { begin: 'begin', keep: 'commit', undo: 'rollback' }

type PostgresQuery = {
  text: string
  values?: (string | Uint8Array | null)[]
  name?: string
  types?: { getTypeParser(type: number): (text: string) => unknown }
}
type PostgresResult = { readonly rows: unknown[]; readonly rowCount: number | null; readonly command: string }

/** As much of `pg` as is used, so that anything which speaks to PostgreSQL can stand in. */
export type PostgresPool = {
  connect(): Promise<{ query(request: PostgresQuery): Promise<PostgresResult>; release(destroy?: boolean): void }>
  end(): Promise<void>
  readonly totalCount?: number
  readonly idleCount?: number
  readonly waitingCount?: number
}

/** How often a transaction is begun when the database undoes it for the sake of others. */
const maxBegun = 4

/** In milliseconds. Nothing that is asked for takes this long; what does would hold a connection that others wait for. */
const longestStatement = 15_000

export type PostgresSettings = {
  readonly url: string
  /** How many connections this process may hold. */
  readonly connections?: number
}

/** A PostgreSQL server. Connections are made when they are needed, so opening does not wait for the server. */
export async function openPostgres({ url, connections = 10 }: PostgresSettings): Promise<OpenDatabase> {
  // Most installations run on SQLite and never need the driver.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'eidolon',
    // Not while connecting, where poolers refuse what they do not know.
    verify: (client, done) => client.query(`set statement_timeout = ${longestStatement}`, (failed) => done(failed)),
  })
  // A connection that breaks is replaced by the pool and its query fails; without listeners, for the time it is idle
  // and the time it is lent out, it would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return postgresDatabase(pool, connections)
}

export function postgresDatabase(pool: PostgresPool, max = 1): OpenDatabase {
  const named = postgresNames()
  const scopes = transactionScopes()
  const numbers = { getTypeParser: postgresParser(false) }
  const bigints = { getTypeParser: postgresParser(true) }

  function request(query: Sql, options?: ReadOptions): PostgresQuery {
    const { text, name } = named(query)
    const values = query.values.map(postgresValue)
    return {
      text,
      values,
      types: options?.bigints ? bigints : numbers,
      ...(name !== undefined && !options?.plannedAnew && { name }),
    }
  }

  async function outside<T extends DatabaseRow>(query: Sql, options?: ReadOptions): Promise<T[]> {
    if (!named(query).reads) scopes.assertOutside()
    return any.rows<T>(query, options)
  }

  function connectionOver(query: (request: PostgresQuery) => Promise<PostgresResult>): Connection {
    const ask = async (what: PostgresQuery): Promise<PostgresResult> => {
      try {
        return await query(what)
      } catch (error) {
        throw fromPostgres(error)
      }
    }
    return {
      dialect,
      // The one place where it is taken on trust that a row is what its statement says.
      rows: async <T extends DatabaseRow>(sql: Sql, options?: ReadOptions) =>
        (await ask(request(sql, options))).rows as T[],
      run: async (sql) => (await ask(request(sql))).rowCount ?? 0,
      async command(text) {
        const { command } = await ask({ text })
        if (text === 'commit' && command === 'ROLLBACK') throw new Error('A statement of the transaction had failed')
      },
    }
  }

  // Not the pool's own `query`: that closes the connection after every error, a key that exists already included.
  const any = connectionOver(async (what) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await client.query(what)
    } catch (error) {
      broken = fromPostgres(error) instanceof StorageUnavailable
      throw error
    } finally {
      client.release(broken)
    }
  })

  async function transactionOf<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw fromPostgres(error)
    })
    const connection = connectionOver((what) => client.query(what))
    let broken = false
    const command = async (text: string): Promise<void> => {
      try {
        await connection.command(text)
      } catch (error) {
        broken = true
        throw error
      }
    }
    try {
      return await scopes.run({ ...connection, command }, transactionMarks, work)
    } finally {
      client.release(broken)
    }
  }

  return {
    dialect,
    rows: outside,
    async one<T extends DatabaseRow>(query: Sql, options?: ReadOptions) {
      return (await outside<T>(query, options))[0]
    },
    async run(query) {
      scopes.assertOutside()
      return any.run(query)
    },
    async transaction(work) {
      scopes.assertOutside()
      for (let begun = 1; ; begun++) {
        try {
          return await transactionOf(work)
        } catch (error) {
          if (!(error instanceof SerializationConflict) || begun === maxBegun) throw error
        }
      }
    },
    load: () => ({
      open: pool.totalCount ?? max,
      idle: pool.idleCount ?? 0,
      max,
      waiting: pool.waitingCount ?? 0,
    }),
    async [Symbol.asyncDispose]() {
      await pool.end()
    },
  }
}
