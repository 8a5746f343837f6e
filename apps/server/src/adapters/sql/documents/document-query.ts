import type { UserId } from '@eidolon/contract/ids.ts'
import type { ReadableBy } from '#application/documents/ports.ts'
import type { Filter, ListQuery } from '#domain/documents/query.ts'
import { type DialectName, type DatabaseRow, type Sql, sql } from '#adapters/sql/database.ts'
import { columnOf, condition, elementOf, elementsOf, type FilterContext, inTime } from './document-filter.ts'
import { orderBy, orderColumns, type Ordering, orderingOf, rangesAfter } from './document-order.ts'
import { code, type DocumentTable, severalReaders } from './document-table.ts'
import { documentJson } from './document-view.ts'

/** However many a client asks for, this is what one answer holds. */
export const largestPage = 5000

/**
 * Which documents a list is made of, as far as reading goes. Each of `single` is a value of `reader` that documents
 * really have; `shared` are the caller's roles when documents with several readers have to be looked through. Where a
 * list is of what one account made, `given` are the readers of what it lets others read.
 */
export type Reach =
  | 'all'
  | {
      readonly single: readonly string[]
      readonly shared: readonly string[] | undefined
      readonly given?: readonly string[]
    }

/** How many documents there are for each of the caller's roles, and how often they have changed. */
export function countsQuery({ collection }: DocumentTable, readableBy: ReadableBy): Sql {
  if (readableBy === 'all') {
    return sql`select sum(n) as n, sum(version) as version from document_counts where collection = ${collection.id}`
  }
  const values = [collection.id, severalReaders, ...readableBy]
  const strings = countsTexts[readableBy.length]
  if (strings) return { strings, values, fixed: true }
  return { strings: countsText(readableBy.length), values, fixed: false }
}

function countsText(roles: number): string[] {
  const start = 'select reader, n, version from document_counts where n > 0 and collection = '
  return [start, ' and reader in (', ...Array<string>(roles).fill(', '), ')']
}

/** By number of roles; nearly everybody has five. */
const countsTexts = Array.from({ length: 10 }, (_, roles) => countsText(roles))

/** How many documents with several readers one of the roles may read. */
export function sharedCountQuery({ collection }: DocumentTable, roles: readonly string[]): Sql {
  return sql`select count(distinct seq) as n from document_readers
    where collection = ${collection.id} and role in (${sql.join(roles)})`
}

/** How many documents an account made, readable by others or not. */
export function ownedCountQuery({ name }: DocumentTable, owner: UserId): Sql {
  return sql`select count(*) as n from ${code(`"${name}"`)} where owner = ${owner}`
}

/** How many of those that an account made and lets these readers read, one of the roles may read. */
export function givenCountsQuery(
  table: DocumentTable,
  owner: UserId,
  readers: readonly string[],
  roles: readonly string[],
): Sql {
  return sql`select t.reader, count(*) as n from ${code(`"${table.name}" t`)}
    where t.owner = ${owner} and ${isGiven} and t.reader in (${sql.join(readers)})
      and (t.reader <> ${severalReaders} or ${sharedWith(table, roles)})
    group by t.reader`
}

/** As the index over them says it: everything but what the account alone reads. */
const isGiven = sql`substr(t.reader, 1, 5) <> 'user:'`

/** The cursor's place in the order; no row when there is no such document for the caller. */
export function cursorQuery(table: DocumentTable, query: ListQuery, readableBy: ReadableBy): Sql {
  const columns = orderColumns(orderingOf(table, query), inTable)
  const found = sql`select ${columns} from ${code(`"${table.name}" t`)} where t.id = ${query.cursor?.id ?? ''}${
    query.owner === undefined ? sql.empty : sql` and t.owner = ${query.owner}`
  }`
  if (readableBy === 'all') return found
  const shared = sql`t.reader = ${severalReaders} and ${sharedWith(table, readableBy)}`
  return sql`${found} and (t.reader in (${sql.join(readableBy)}) or (${shared}))`
}

/** The JSON of the documents of one page, in order (backwards when the list ends before its cursor). */
export function pageQuery(
  table: DocumentTable,
  dialect: DialectName,
  query: ListQuery,
  reach: Reach,
  place: DatabaseRow | undefined,
): Sql {
  const json = code(documentJson(table, dialect, query.select?.length ? query.select : undefined))
  const { page, order } = placesOf(table, dialect, query, reach, place)
  return sql`select ${json} as document from (${page}) p join ${code(`"${table.name}" t`)} on t.seq = p.seq ${order}`
}

/** Which documents such a page holds, in order, for a page that is read piece by piece. */
export function placesQuery(...asked: Parameters<typeof pageQuery>): Sql {
  const { page, order } = placesOf(...asked)
  return sql`select p.seq as seq from (${page}) p ${order}`
}

/** Those documents themselves, in any order. */
export function piecesQuery(
  table: DocumentTable,
  dialect: DialectName,
  { select }: ListQuery,
  places: readonly number[],
): Sql {
  const json = code(documentJson(table, dialect, select?.length ? select : undefined))
  return sql`select t.seq as seq, ${json} as document from ${code(`"${table.name}" t`)}
    where t.seq in (${sql.join(places)})`
}

function placesOf(
  table: DocumentTable,
  dialect: DialectName,
  query: ListQuery,
  reach: Reach,
  place: DatabaseRow | undefined,
): { page: Sql; order: Sql } {
  const ordering = orderingOf(table, query)
  const selects = branches(table, dialect, query, reach).flatMap(({ from, where, column }) => {
    const ranges = place ? rangesAfter(ordering, place, column) : [undefined]
    return ranges.map((range) => {
      const all = range ? [...where, range] : where
      return sql`select ${orderColumns(ordering, column)} from ${from}${whereAll(all)}`
    })
  })
  const size = { limit: Math.min(query.limit, largestPage), offset: query.offset }
  const page = dialect === 'sqlite' ? sqlitePage(selects, ordering, size) : postgresPage(selects, ordering, size)
  return { page, order: orderBy(ordering, dialect, 'p.') }
}

type PageBounds = { readonly limit: number; readonly offset: number }

const cut = (limit: number, offset: number): Sql => {
  const text = code(`limit ${limit}`)
  return offset > 0 ? sql`${text} offset ${offset}` : text
}

/**
 * SQLite merges ordered parts as far as the page goes. It plans by the limit: one that were a parameter would have the
 * statement prepared again each time it is bound.
 */
function sqlitePage(selects: readonly Sql[], ordering: Ordering, { limit, offset }: PageBounds): Sql {
  return sql`${sql.join(selects, ' union all ')} ${orderBy(ordering, 'sqlite')} ${cut(limit, offset)}`
}

/**
 * PostgreSQL orders each part by itself only when told to. A limit that stands in the text is one it can plan with; the
 * exact one comes on top.
 */
function postgresPage(selects: readonly Sql[], ordering: Ordering, { limit, offset }: PageBounds): Sql {
  const order = orderBy(ordering, 'postgres')
  const rounded = roundLimit(limit)
  const needed = offset > 0 ? sql`limit ${limit + offset}` : cut(rounded, 0)
  const [first = sql.empty] = selects
  const parts = selects.map((select) => sql`(${select} ${order} ${needed})`)
  const keys = selects.length === 1 ? first : sql`select * from (${sql.join(parts, ' union all ')}) b`
  return sql`select * from (${keys} ${order} ${cut(rounded, offset)}) q ${order} limit ${limit}`
}

/** How many documents match in all. */
export function totalQuery(table: DocumentTable, dialect: DialectName, query: ListQuery, reach: Reach): Sql {
  const counts = branches(table, dialect, query, reach).map(
    ({ from, where }) => sql`select count(*) as n from ${from}${whereAll(where)}`,
  )
  return sql`select sum(n) as n from (${sql.join(counts, ' union all ')}) c`
}

const inTable = (column: string): string => `t."${column}"`
const whereAll = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql.empty : sql` where ${sql.join(conditions, ' and ')}`

/** Few texts instead of one for each number. */
function roundLimit(limit: number): number {
  return [10, 25, 50, 100, 250, 500, 1000, 2500].find((step) => step >= limit) ?? largestPage
}

type Branch = {
  readonly from: Sql
  readonly where: readonly Sql[]
  /** Where a column of the document is read. */
  readonly column: (column: string) => string
}

/**
 * One part per reader: with `reader = …` fixed, an index gives the documents in the order that is wanted, and the parts
 * are merged as far as the page goes. `reader in (…)` would have to sort everything first.
 */
function branches(
  table: DocumentTable,
  dialect: DialectName,
  { filters, owner }: Pick<ListQuery, 'filters' | 'owner'>,
  reach: Reach,
): Branch[] {
  const from = code(`"${table.name}" t`)
  const where = (reader: string | undefined, except?: Filter): Sql[] => {
    const context: FilterContext = { table, dialect, reader }
    const wanted = filters.filter((filter) => filter !== except)
    // First, so that a row is not looked through once the time is over.
    return [...inTime(dialect, wanted), ...wanted.map((filter) => condition(filter, context))]
  }
  if (reach === 'all') {
    const theirs = owner === undefined ? [] : [sql`t.owner = ${owner}`]
    return [{ from, where: [...theirs, ...where(undefined)], column: inTable }]
  }
  const lead = leadingElement(table, filters)
  const single = reach.single.map((reader): Branch => {
    if (!lead) return { from, where: [sql`t.reader = ${reader}`, ...where(reader)], column: inTable }
    // The elements of lists know the date of their document, so an index over them gives newest first as well.
    const column = (name: string) => (name === 'seq' || name === 'created_at' ? `e."${name}"` : inTable(name))
    const mine = sql`${lead.condition} and e.reader = ${reader}`
    return {
      from: sql`document_elements e join ${from} on t.seq = e.seq`,
      where: [mine, ...where(reader, lead.filter)],
      column,
    }
  })
  const given = (reach.given ?? []).map((reader): Branch => {
    return { from, where: [madeFor(table, owner ?? '', reader), ...where(reader)], column: inTable }
  })
  if (!reach.shared) return [...single, ...given]
  const shared = [sharedWith(table, reach.shared), ...where(severalReaders)]
  if (owner !== undefined) shared.push(madeFor(table, owner, severalReaders))
  return [...single, ...given, { from, where: shared, column: inTable }]
}

/** Driven by the index over what accounts let others read, which is little; it is then sorted. */
function madeFor({ name }: DocumentTable, owner: UserId, reader: string): Sql {
  return sql`t.seq in (select t.seq from ${code(`"${name}" t`)}
    where t.owner = ${owner} and t.reader = ${reader} and ${isGiven})`
}

/** Driven by the side table: what a caller shares with others is little beside what there is. */
function sharedWith({ collection }: DocumentTable, roles: readonly string[]): Sql {
  return sql`t.seq in (select seq from document_readers
    where collection = ${collection.id} and role in (${sql.join(roles)}))`
}

/** A filter for one element of a list (one album, one tag), which can lead the search. */
function leadingElement(
  table: DocumentTable,
  filters: readonly Filter[],
): { filter: Filter; condition: Sql } | undefined {
  for (const filter of filters) {
    if ('filters' in filter || filter.method !== 'contains' || filter.values.length !== 1) continue
    const column = columnOf(table, filter.attribute)
    if (!column.attribute.array) continue
    const [value = ''] = filter.values
    return { filter, condition: sql`${elementsOf(table, column)} and e.element = ${elementOf(column)(value)}` }
  }
  return undefined
}
