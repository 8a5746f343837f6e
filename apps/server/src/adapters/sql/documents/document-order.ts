import type { ListQuery } from '#domain/documents/query.ts'
import { type DialectName, type DatabaseRow, type Sql, sql, type SqlOutput } from '#adapters/sql/database.ts'
import { columnOf } from './document-filter.ts'
import { bindable, code, type DocumentTable } from './document-table.ts'

type Direction = 'asc' | 'desc'

/** One step of an order. The last step is always the insertion order, so no two documents are at the same place. */
type Key = { readonly column: string; readonly nullable: boolean; readonly direction: Direction }

/**
 * The order in which a list is read. Null comes before every value, so it is first in ascending and last in descending
 * order, in both databases. A list that ends before a cursor is read backwards and turned round at the end.
 */
export type Ordering = {
  readonly keys: readonly Key[]
  readonly sequence: Direction
  readonly backwards: boolean
}

export function orderingOf(table: DocumentTable, { orders, cursor }: ListQuery): Ordering {
  const backwards = cursor?.direction === 'before'
  const turned = (direction: Direction): Direction => (backwards ? (direction === 'asc' ? 'desc' : 'asc') : direction)
  // What comes after an order by insertion cannot change anything.
  const insertion = orders.findIndex(({ attribute }) => attribute === '')
  const steps = insertion === -1 ? orders : orders.slice(0, insertion)
  return {
    keys: steps.map(({ attribute, direction }) => {
      const { compared, nullable } = columnOf(table, attribute)
      return { column: compared, nullable, direction: turned(direction) }
    }),
    sequence: turned(orders[insertion]?.direction ?? 'asc'),
    backwards,
  }
}

/** The columns to order by, as `k0`, `k1` … and `seq`. `from` tells where a column is read. */
export function orderColumns({ keys }: Ordering, from: (column: string) => string): Sql {
  return code([`${from('seq')} as seq`, ...keys.map(({ column }, i) => `${from(column)} as k${i}`)].join(', '))
}

/** The `order by` over those columns. */
export function orderBy({ keys, sequence }: Ordering, dialect: DialectName, prefix = ''): Sql {
  const steps = keys.map(({ direction, nullable }, i) => {
    // SQLite has null there anyway; PostgreSQL matches an index only where the words are the same.
    const nulls = nullable && dialect === 'postgres' ? (direction === 'asc' ? ' nulls first' : ' nulls last') : ''
    return `${prefix}k${i} ${direction}${nulls}`
  })
  return code(`order by ${[...steps, `${prefix}seq ${sequence}`].join(', ')}`)
}

/**
 * What comes after a place in the order, as conditions that exclude each other: each is one range of an index where a
 * single condition with `or` would be read from the start.
 */
export function rangesAfter({ keys, sequence }: Ordering, place: DatabaseRow, from: (column: string) => string): Sql[] {
  const valueAt = (index: number): SqlOutput => bindable(place[`k${index}`] ?? null)
  const seq = sql`${code(`${from('seq')} ${sequence === 'asc' ? '>' : '<'}`)} ${place['seq'] ?? null}`

  /** After the place by the keys from `index` on, given that those before are equal. */
  function rest(index: number): Sql {
    const key = keys[index]
    if (!key) return seq
    const { nullable, direction } = key
    const x = code(from(key.column))
    const value = valueAt(index)
    const more = rest(index + 1)
    if (value === null)
      return direction === 'asc' ? sql`(${x} is not null or ${more})` : sql`(${x} is null and ${more})`
    if (direction === 'asc') return sql`(${x} > ${value} or (${x} = ${value} and ${more}))`
    const nulls = nullable ? sql` or ${x} is null` : sql.empty
    return sql`(${x} < ${value}${nulls} or (${x} = ${value} and ${more}))`
  }

  const [first] = keys
  if (!first) return [seq]
  const x = code(from(first.column))
  const value = valueAt(0)
  const more = rest(1)
  if (value === null) {
    const ties = sql`(${x} is null and ${more})`
    return first.direction === 'asc' ? [ties, sql`${x} is not null`] : [ties]
  }
  if (first.direction === 'asc') return [sql`${x} >= ${value} and (${x} > ${value} or ${more})`]
  const lower = sql`${x} <= ${value} and (${x} < ${value} or ${more})`
  return first.nullable ? [lower, sql`${x} is null`] : [lower]
}
