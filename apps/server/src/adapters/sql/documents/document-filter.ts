import { fold } from '#domain/documents/folding.ts'
import { countValues, type Filter, type FilterMethod, type Value } from '#domain/documents/query.ts'
import { type DialectName, type Sql, sql } from '#adapters/sql/database.ts'
import { bindable, code, type Column, type DocumentTable, quoted } from './document-table.ts'
import { searchText } from './document-words.ts'

/** What a condition has to know of the statement it goes into; its row is `t`. */
export type FilterContext = {
  readonly table: DocumentTable
  readonly dialect: DialectName
  /** The value of `reader` that the statement asks for, when it asks for a single one. */
  readonly reader: string | undefined
}

export function condition(filter: Filter, context: FilterContext): Sql {
  if ('filters' in filter) {
    const members = filter.filters.map((member) => condition(member, context))
    return sql`(${sql.join(members, filter.method === 'or' ? ' or ' : ' and ')})`
  }
  if (filter.method === 'search') return search(filter.attribute, filter.values, context)
  const column = columnOf(context.table, filter.attribute)
  if (column.attribute.array && filter.method === 'contains') return containsElement(column, filter.values, context)
  return comparison(filter.method, column, filter.values.map(comparable(column)), context.dialect)
}

/**
 * Ends a statement on SQLite that has looked through documents for too long (`sqlite.ts`); PostgreSQL has a limit of its
 * own. Asking is dear beside looking at a row, so it is asked at every row only where there is much to look for in each.
 */
export function inTime(dialect: DialectName, filters: readonly Filter[], place = code('t.seq')): Sql[] {
  if (dialect !== 'sqlite') return []
  return [countValues(filters) > 8 ? sql`in_time()` : sql`((${place} & 63) <> 0 or in_time())`]
}

export function columnOf({ columns, name }: DocumentTable, key: string): Column {
  const column = columns.get(key)
  if (!column) throw new Error(`${name} has no attribute ${key}`)
  return column
}

/** A value as it is compared: text that ignores case is folded, like what it is compared with. */
const comparable =
  ({ folded }: Column) =>
  (value: Value): Value =>
    folded && typeof value === 'string' ? fold(value) : bindable(value)

const signs = {
  notEqual: '<>',
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
} as const

function comparison(
  method: Exclude<FilterMethod, 'search'>,
  column: Column,
  values: readonly Value[],
  dialect: DialectName,
): Sql {
  const x = code(`t."${column.compared}"`)
  const [first = '', second = ''] = values
  switch (method) {
    case 'isNull':
      return sql`${x} is null`
    case 'isNotNull':
      return sql`${x} is not null`
    case 'equal':
      return values.length === 1 ? sql`${x} = ${first}` : sql`${x} in (${sql.join(values)})`
    case 'between':
      return sql`${x} between ${first} and ${second}`
    case 'startsWith':
      return startsWith(x, String(first))
    case 'endsWith':
      return endsWith(x, String(first), dialect)
    case 'contains':
      return sql`(${sql.join(
        values.map((value) => sql`${code(dialect === 'sqlite' ? 'instr' : 'strpos')}(${x}, ${value}) > 0`),
        ' or ',
      )})`
    case 'notEqual':
    case 'lessThan':
    case 'lessThanEqual':
    case 'greaterThan':
    case 'greaterThanEqual':
      return sql`${x} ${code(signs[method])} ${first}`
  }
}

/** As a range, which an index can answer; in `like` the two databases disagree about case. */
function startsWith(x: Sql, start: string): Sql {
  if (start === '') return sql`${x} is not null`
  const end = firstAfter(start)
  return end === undefined ? sql`${x} >= ${start}` : sql`(${x} >= ${start} and ${x} < ${end})`
}

/** The first text that sorts after every text with this beginning. */
function firstAfter(start: string): string | undefined {
  const points = Array.from(start, (character) => character.codePointAt(0) ?? 0)
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    // There are no characters between these two: they are halves of others.
    if (last < 0x10ffff) return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
  }
  return undefined
}

function endsWith(x: Sql, end: string, dialect: DialectName): Sql {
  if (end === '') return sql`${x} is not null`
  const length = Array.from(end).length
  return dialect === 'sqlite' ? sql`substr(${x}, ${-length}) = ${end}` : sql`right(${x}, ${length}) = ${end}`
}

function containsElement(column: Column, values: readonly Value[], context: FilterContext): Sql {
  const { table, dialect, reader } = context
  const mine = reader === undefined ? sql.empty : sql` and e.reader = ${reader}`
  const wanted = sql`${elementsOf(table, column)} and e.element in (${sql.join(values.map(elementOf(column)))})${mine}`
  return sql`t.seq in (select e.seq from document_elements e
    where ${sql.join([wanted, ...inTime(dialect, [], code('e.seq'))], ' and ')})`
}

/** The rows of `document_elements` that hold a list of this attribute. */
export const elementsOf = ({ collection }: DocumentTable, { key }: Column): Sql =>
  code(`e.collection = ${quoted(collection.id)} and e.attribute = ${quoted(key)}`)

export const elementOf = (column: Column) => {
  const compare = comparable(column)
  return (value: Value): string => String(compare(value))
}

function search(key: string, [value]: readonly Value[], { table, dialect, reader }: FilterContext): Sql {
  const wanted = searchText(dialect, table, key, String(value), reader)
  if (wanted === undefined) return sql`1 = 0`
  if (dialect === 'postgres') return sql`t.words @@ ${wanted}::tsquery`
  const words = code(`"${table.name}_words"`)
  const found = [sql`${words} match ${wanted}`, ...inTime(dialect, [], code('rowid'))]
  return sql`t.seq in (select rowid from ${words} where ${sql.join(found, ' and ')})`
}
