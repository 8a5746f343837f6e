import type { ListQuery } from '#domain/documents/query.ts'
import type { DialectName, Sql } from '#adapters/sql/database.ts'
import type { Reach } from './document-query.ts'
import type { DocumentTable } from './document-table.ts'
import { lruCache } from '#adapters/sql/lru-cache.ts'

type Make = () => Sql

/**
 * The statements that lists were turned into. A query that was asked before is the same object; for the same readers it
 * is then the same statement, down to the array of its texts, by which SQLite's prepared statement is found.
 */
export function documentStatements(dialect: DialectName): {
  page(table: DocumentTable, query: ListQuery, reach: Reach, make: Make): Sql
} {
  const numbers = new WeakMap<ListQuery, number>()
  const statements = lruCache<string, Sql>(2000)
  const texts = lruCache<string, readonly string[]>(500)
  let last = 0

  function numberOf(query: ListQuery): number {
    const known = numbers.get(query)
    if (known !== undefined) return known
    numbers.set(query, ++last)
    return last
  }

  /** PostgreSQL names what is fixed at once, and has names for so many only; there the text is looked up. */
  function fix(statement: Sql): Sql {
    if (dialect === 'postgres') return statement
    const text = statement.strings.join('?')
    const strings = texts.get(text) ?? statement.strings
    texts.set(text, strings)
    return { strings, values: statement.values, fixed: true }
  }

  return {
    page({ name }, query, reach, make) {
      // Where a cursor stands is different every time.
      if (query.cursor) return make()
      const key = `${name} ${numberOf(query)} ${readersOf(reach)}`
      const known = statements.get(key)
      if (known) return known
      const statement = fix(make())
      statements.set(key, statement)
      return statement
    },
  }
}

function readersOf(reach: Reach): string {
  if (reach === 'all') return ''
  const { single, given = [], shared = [] } = reach
  return [single, given, shared].map((roles) => roles.join()).join(' * ')
}
