import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { ReadOptions, DatabaseRow, Sql, SqlValue } from './database.ts'
import { onlyReads, sqliteText, sqliteValue } from './dialect.ts'
import { fromSqlite } from './errors.ts'
import { lruCache } from './lru-cache.ts'

const kept = 500

export type SqliteStatements = {
  all<T extends DatabaseRow>(query: Sql, options?: ReadOptions): T[]
  /** The rows, or undefined when the statement may write; then it was not run. */
  read<T extends DatabaseRow>(query: Sql, options?: ReadOptions): T[] | undefined
  run(query: Sql): number
}

type Prepared = { readonly statement: StatementSync; readonly reads: boolean }

/**
 * The prepared statements of one connection. What stands in the source once is found by its place there, anything
 * else by its text; so the common case is a single look-up and neither joins nor hashes a text. `begin` is told of every
 * statement that reads.
 */
export function sqliteStatements(connection: DatabaseSync, begin = () => {}): SqliteStatements {
  const numbers = lruCache<unknown, Prepared>(kept)
  const bigints = lruCache<unknown, Prepared>(kept)

  function find(query: Sql, wide: boolean): Prepared {
    const cache = wide ? bigints : numbers
    const key = query.fixed ? query.strings : sqliteText(query)
    const known = cache.get(key)
    if (known) return known
    const text = sqliteText(query)
    const statement = connection.prepare(text)
    statement.setReadBigInts(wide)
    const prepared = { statement, reads: onlyReads(text) }
    cache.set(key, prepared)
    return prepared
  }

  function read<T extends DatabaseRow>(query: Sql, options?: ReadOptions, evenIfWriting = false): T[] | undefined {
    try {
      const { statement, reads } = find(query, options?.bigints === true)
      if (!reads && !evenIfWriting) return undefined
      begin()
      const found: unknown[] = statement.all(...bound(query.values))
      // The one place where it is taken on trust that a row is what its statement says: every table is STRICT.
      return found as T[]
    } catch (error) {
      throw fromSqlite(error)
    }
  }

  return {
    read: (query, options) => read(query, options),
    all: (query, options) => read(query, options, true) ?? [],
    run(query) {
      try {
        return Number(find(query, false).statement.run(...bound(query.values)).changes)
      } catch (error) {
        throw fromSqlite(error)
      }
    },
  }
}

export function bound(values: readonly SqlValue[]): SQLInputValue[] {
  const parameters: SQLInputValue[] = []
  for (const value of values) parameters.push(typeof value === 'string' ? value : sqliteValue(value))
  return parameters
}
