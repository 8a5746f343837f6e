import type { UserId } from '@eidolon/contract/ids.ts'
/** The query grammar, read from its wire form. What an attribute allows is checked in `query-rules.ts`. */
export type FilterMethod =
  | 'equal'
  | 'notEqual'
  | 'lessThan'
  | 'lessThanEqual'
  | 'greaterThan'
  | 'greaterThanEqual'
  | 'between'
  | 'isNull'
  | 'isNotNull'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | 'search'

/** Stands for all texts of a document that can be searched, where an attribute would be named. */
export const allTexts = 'all'

export type Value = string | number | boolean

type Comparison = { readonly method: FilterMethod; readonly attribute: string; readonly values: readonly Value[] }
export type Filter = Comparison | { readonly method: 'or' | 'and'; readonly filters: readonly Filter[] }

export type Order = { readonly attribute: string; readonly direction: 'asc' | 'desc' }
export type Cursor = { readonly id: string; readonly direction: 'after' | 'before' }

export type ListQuery = {
  readonly filters: readonly Filter[]
  readonly orders: readonly Order[]
  readonly limit: number
  readonly offset: number
  readonly cursor: Cursor | undefined
  readonly select: readonly string[] | undefined
  /** Only what this account made. */
  readonly owner?: UserId | undefined
}

/** How many values a list is compared with, by the filters that count. */
export function countValues(filters: readonly Filter[], counts: (filter: Comparison) => boolean = () => true): number {
  return filters.reduce((sum, filter) => {
    if ('filters' in filter) return sum + countValues(filter.filters, counts)
    return counts(filter) ? sum + filter.values.length : sum
  }, 0)
}

/** The grammar's own words for what is wrong with a query. */
export class QueryProblem extends Error {
  override readonly name = 'QueryProblem'
}

export type RawQuery = { readonly method: string; readonly attribute: string; readonly values: readonly unknown[] }

const filterMethods: ReadonlySet<string> = new Set<FilterMethod>([
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'between',
  'isNull',
  'isNotNull',
  'startsWith',
  'endsWith',
  'contains',
  'search',
])
const otherMethods = ['or', 'and', 'orderAsc', 'orderDesc', 'limit', 'offset', 'cursorAfter', 'cursorBefore', 'select']

export const isFilterMethod = (method: string): method is FilterMethod => filterMethods.has(method)

export function readQuery(text: string): RawQuery {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new QueryProblem('Invalid query: Syntax error')
  }
  return readQueryObject(parsed)
}

/** Members of `or` and `and` arrive as objects, not as texts. */
export function readQueryObject(parsed: unknown): RawQuery {
  if (typeof parsed !== 'object' || parsed === null) {
    throw new QueryProblem(`Invalid query. Must be an array, got ${typeName(parsed)}`)
  }
  const { method = '', attribute = '', values = [] } = parsed as Record<string, unknown>
  if (typeof method !== 'string')
    throw new QueryProblem(`Invalid query method. Must be a string, got ${typeName(method)}`)
  if (!isFilterMethod(method) && !otherMethods.includes(method))
    throw new QueryProblem(`Invalid query method: ${method}`)
  if (typeof attribute !== 'string' && attribute !== null) {
    throw new QueryProblem(`Invalid query attribute. Must be a string, got ${typeName(attribute)}`)
  }
  if (!Array.isArray(values)) throw new QueryProblem(`Invalid query values. Must be an array, got ${typeName(values)}`)
  return { method, attribute: attribute ?? '', values }
}

/** The names clients of this protocol know types by. */
function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  if (typeof value === 'object') return 'array'
  return typeof value
}
