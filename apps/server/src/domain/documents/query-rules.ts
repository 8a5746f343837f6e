import type { UserId } from '@eidolon/contract/ids.ts'
import { type Attribute, isLarge } from './collection.ts'
import {
  allTexts,
  countValues,
  type Cursor,
  type Filter,
  type FilterMethod,
  isFilterMethod,
  type ListQuery,
  type Order,
  QueryProblem,
  type RawQuery,
  readQuery,
  readQueryObject,
  type Value,
} from './query.ts'
import { parseDateTime } from '#domain/shared/date-time.ts'

/** What may be asked of a list: its attributes, which of them are searchable, and whether `select` makes sense. */
export type QueryRules = {
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly searchable: ReadonlySet<string>
  readonly select: boolean
  /** Only paging, no filters or orders (account logs). */
  readonly pagingOnly?: boolean
  /** Whether one can ask for what somebody made. */
  readonly owned?: boolean
  readonly defaultLimit?: number
}

const maxNumber = Number.MAX_SAFE_INTEGER
const idForm = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,43}$/
const uidText =
  "UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore"

/** Reads and checks all queries of one list request. Throws `QueryProblem`. */
export function parseListQuery(texts: readonly string[], rules: QueryRules): ListQuery {
  const filters: Filter[] = []
  const orders: Order[] = []
  let limit: number | undefined
  let offset: number | undefined
  let cursor: Cursor | undefined
  let select: readonly string[] | undefined
  let owner: UserId | undefined
  for (const raw of texts.map(readQuery)) {
    if (rules.pagingOnly && raw.method !== 'limit' && raw.method !== 'offset') {
      throw new QueryProblem(`Invalid query method: ${raw.method}`)
    }
    switch (raw.method) {
      case 'limit':
        limit ??= readNumber(raw, 1)
        break
      case 'offset':
        offset ??= readNumber(raw, 0)
        break
      case 'cursorAfter':
      case 'cursorBefore':
        cursor ??= { id: readCursor(raw), direction: raw.method === 'cursorAfter' ? 'after' : 'before' }
        break
      case 'orderAsc':
      case 'orderDesc':
        orders.push(readOrder(raw, rules))
        break
      case 'select':
        select ??= readSelect(raw, rules)
        break
      default:
        if (rules.owned && raw.attribute === ownerKey) owner = readOwner(raw, owner)
        else filters.push(readFilter(raw, rules))
    }
  }
  const sought = countValues(filters, ({ method, attribute }) => method === 'contains' && !isArray(attribute, rules))
  if (sought > maxSought) throw new QueryProblem(`Invalid query: More than ${maxSought} values to find in texts`)
  if (countValues(filters) > maxValues) throw new QueryProblem(`Invalid query: More than ${maxValues} values`)
  return { filters, orders, limit: limit ?? rules.defaultLimit ?? 25, offset: offset ?? 0, cursor, select, owner }
}

/** Each is looked for in the whole of every text. */
const maxSought = 100
const isArray = (name: string, { attributes }: QueryRules): boolean => attributes.get(name)?.array === true

/** Keeps what a hundred nested queries can ask for within what a database takes in one statement. */
const maxValues = 5000

/** Who made something is not an attribute: it is asked for by itself, and for one account. */
const ownerKey = '$owner'

function readOwner({ method, values }: RawQuery, known: string | undefined): string {
  const [value] = values
  const isOne = method === 'equal' && values.length === 1 && known === undefined
  if (isOne && typeof value === 'string' && idForm.test(value)) return value
  throw new QueryProblem(`Invalid query: ${ownerKey} can be equal to one account, once.`)
}

function readFilter(raw: RawQuery, rules: QueryRules): Filter {
  const { method } = raw
  if (method === 'or' || method === 'and') {
    const name = method === 'or' ? 'Or' : 'And'
    if (raw.values.length < 2) throw new QueryProblem(`Invalid query: ${name} queries require at least two queries`)
    const members = raw.values.map((member) =>
      typeof member === 'string' ? readQuery(member) : readQueryObject(member),
    )
    if (members.some((member) => !isFilterMethod(member.method) && member.method !== 'or' && member.method !== 'and')) {
      throw new QueryProblem(`Invalid query: ${name} queries can only contain filter queries`)
    }
    return { method, filters: members.map((member) => readFilter(member, rules)) }
  }
  if (!isFilterMethod(method)) throw new QueryProblem(`Invalid query method: ${method}`)
  if (method === 'search' && raw.attribute === allTexts && rules.searchable.size > 0) {
    checkCount(method, raw)
    return { method, attribute: allTexts, values: raw.values.map((value) => readText(value, allTexts)) }
  }
  const attribute = comparableOf(raw.attribute, rules)
  checkCount(method, raw)
  checkShape(method, attribute)
  if (method === 'search' && !rules.searchable.has(attribute.key)) {
    throw new QueryProblem(`Searching by attribute "${attribute.key}" requires a fulltext index.`)
  }
  return { method, attribute: attribute.key, values: raw.values.map((value) => readValue(value, method, attribute)) }
}

function attributeOf(name: string, rules: QueryRules): Attribute {
  const attribute = rules.attributes.get(name)
  if (attribute) return attribute
  const [head = ''] = name.split('.')
  if (name.includes('.') && rules.attributes.has(head)) {
    throw new QueryProblem(`Invalid query: Cannot query nested attribute on: ${head}`)
  }
  throw new QueryProblem(`Invalid query: Attribute not found in schema: ${name}`)
}

/** An attribute by which a list can be filtered and ordered. */
function comparableOf(name: string, rules: QueryRules): Attribute {
  const attribute = attributeOf(name, rules)
  if (!isLarge(attribute)) return attribute
  throw new QueryProblem(`Invalid query: Attribute "${attribute.key}" is too large to look through`)
}

function checkCount(method: FilterMethod, { values, attribute }: RawQuery): void {
  const name = `${method[0]?.toUpperCase()}${method.slice(1)}`
  if (values.length > 100) {
    throw new QueryProblem(`Invalid query: Query on attribute has greater than 100 values: ${attribute}`)
  }
  if (method === 'isNull' || method === 'isNotNull') return
  if (method === 'equal' || method === 'contains') {
    if (values.length === 0) throw new QueryProblem(`Invalid query: ${name} queries require at least one value.`)
  } else if (method === 'between') {
    if (values.length !== 2) throw new QueryProblem('Invalid query: Between queries require exactly two values.')
  } else if (values.length !== 1) {
    throw new QueryProblem(`Invalid query: ${name} queries require exactly one value.`)
  }
}

function checkShape(method: FilterMethod, attribute: Attribute): void {
  if (method === 'isNull' || method === 'isNotNull') return
  if (attribute.array) {
    if (method === 'contains') return
    throw new QueryProblem(
      `Invalid query: Cannot query ${method} on attribute "${attribute.key}" because it is an array.`,
    )
  }
  if (method === 'contains' && !isText(attribute)) {
    throw new QueryProblem(
      `Invalid query: Cannot query contains on attribute "${attribute.key}" because it is not an array or string.`,
    )
  }
  if ((method === 'startsWith' || method === 'endsWith' || method === 'search') && !isText(attribute)) {
    throw new QueryProblem(`Invalid query: Query value is invalid for attribute "${attribute.key}"`)
  }
}

const isText = ({ type }: Attribute): boolean => ['string', 'email', 'url', 'ip', 'enum'].includes(type)

function readValue(value: unknown, method: FilterMethod, attribute: Attribute): Value {
  const wrong = () => new QueryProblem(`Invalid query: Query value is invalid for attribute "${attribute.key}"`)
  switch (attribute.type) {
    case 'integer':
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value === 0 ? 0 : value
      throw wrong()
    case 'float':
      if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
      throw wrong()
    case 'boolean':
      if (typeof value === 'boolean') return value
      throw wrong()
    case 'datetime': {
      const date = typeof value === 'string' && method !== 'contains' ? parseDateTime(value) : undefined
      if (date === undefined) throw wrong()
      return date
    }
    case 'string':
    case 'email':
    case 'url':
    case 'ip':
    case 'enum':
      return readText(value, attribute.key)
  }
}

function readText(value: unknown, key: string): string {
  if (typeof value === 'string' && !value.includes('\0')) return value.toWellFormed()
  throw new QueryProblem(`Invalid query: Query value is invalid for attribute "${key}"`)
}

function readOrder({ method, attribute }: RawQuery, rules: QueryRules): Order {
  if (attribute !== '') comparableOf(attribute, rules)
  return { attribute, direction: method === 'orderAsc' ? 'asc' : 'desc' }
}

function readSelect({ values }: RawQuery, rules: QueryRules): readonly string[] {
  if (!rules.select) throw new QueryProblem('Invalid query method: select')
  return values.map((value) => {
    const name = typeof value === 'string' ? value : ''
    if (!['*', '$permissions', '$databaseId', '$collectionId'].includes(name)) attributeOf(name, rules)
    return name
  })
}

function readNumber({ method, values }: RawQuery, least: number): number {
  const [value] = values
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return Math.min(value, maxNumber)
  const range = `Value must be a valid range between ${least} and 9,223,372,036,854,775,807`
  throw new QueryProblem(`Invalid query: Invalid ${method}: ${range}`)
}

function readCursor({ values }: RawQuery): string {
  const [value] = values
  if (typeof value === 'string' && idForm.test(value)) return value
  throw new QueryProblem(`Invalid query: Invalid cursor: ${uidText}`)
}
