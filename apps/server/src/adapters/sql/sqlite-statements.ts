import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ReadOptions, Row, Sql } from './database.ts'
import { sqliteText, sqliteValue } from './dialect.ts'
import { fromSqlite } from './errors.ts'
import { recent } from './recent.ts'

const kept = 500

export type SqliteStatements = {
  all<T extends Row>(query: Sql, options?: ReadOptions): T[]
  run(query: Sql): number
}

/**
 * The prepared statements of one connection. What stands in the source once is found by its place there, anything
 * else by its text; so the common case neither joins nor hashes a text.
 */
export function sqliteStatements(connection: DatabaseSync): SqliteStatements {
  const numbers = recent<unknown, StatementSync>(kept)
  const bigints = recent<unknown, StatementSync>(kept)

  function find(query: Sql, wide: boolean): StatementSync {
    const cache = wide ? bigints : numbers
    const key = query.fixed ? query.strings : sqliteText(query)
    const known = cache.get(key)
    if (known) return known
    const statement = connection.prepare(sqliteText(query))
    statement.setReadBigInts(wide)
    cache.set(key, statement)
    return statement
  }

  return {
    all<T extends Row>(query: Sql, options?: ReadOptions): T[] {
      try {
        const found: unknown[] = find(query, options?.bigints === true).all(...query.values.map(sqliteValue))
        // The one place where it is taken on trust that a row is what its statement says: every table is STRICT.
        return found as T[]
      } catch (error) {
        throw fromSqlite(error)
      }
    },
    run(query) {
      try {
        return Number(find(query, false).run(...query.values.map(sqliteValue)).changes)
      } catch (error) {
        throw fromSqlite(error)
      }
    },
  }
}

/** Whether statements only read. Wrong in the safe direction: what looks like a write goes the way of the writes. */
export function sqliteReaders(): (query: Sql) => boolean {
  const known = recent<unknown, { readonly reads: boolean }>(kept)
  return (query) => {
    const key = query.fixed ? query.strings : sqliteText(query)
    const verdict = known.get(key)
    if (verdict) return verdict.reads
    const text = sqliteText(query)
    const reads = /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text))
    known.set(key, { reads })
    return reads
  }
}
