import type { ReadableBy } from '#application/documents/ports.ts'
import { may } from '#domain/documents/access.ts'
import { type Attribute, type Collection, systemAttributes } from '#domain/documents/collection.ts'
import { type Document, documentView, type DocumentView, guardOf } from '#domain/documents/document.ts'
import { fold, searchTerms, wordsOf } from '#domain/documents/folding.ts'
import type { Filter, ListQuery, Value } from '#domain/documents/query.ts'
import type { AttributeValue } from '#domain/documents/structure.ts'

/**
 * What a list answers, read off documents in memory as plainly as it can be said. `documents` are in the order in which
 * they were inserted. Databases are held against this.
 */
export function readList(
  collection: Collection,
  documents: readonly Document[],
  query: ListQuery,
  readableBy: ReadableBy,
): { total: number; documents: DocumentView[] } | undefined {
  const guard = guardOf(collection)
  const readable = documents.filter(
    ({ permissions, owner }) =>
      (query.owner === undefined || owner === query.owner) &&
      (readableBy === 'all' || may(guard, 'read', readableBy, permissions)),
  )
  const matching = readable.filter((document) => query.filters.every((filter) => matches(collection, document, filter)))
  const places = new Map(documents.map((document, index) => [document, index]))
  const placeOf = (document: Document): number => places.get(document) ?? 0
  const order = (one: Document, other: Document): number => {
    for (const { attribute, direction } of query.orders) {
      const difference = attribute
        ? compare(sortable(collection, one, attribute), sortable(collection, other, attribute))
        : placeOf(one) - placeOf(other)
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    return placeOf(one) - placeOf(other)
  }
  const sorted = matching.toSorted(order)
  const page = cut(sorted, query, readable, order)
  if (!page) return undefined
  return { total: matching.length, documents: page.map((document) => selected(collection, document, query.select)) }
}

function cut(
  sorted: readonly Document[],
  { cursor, limit, offset }: ListQuery,
  readable: readonly Document[],
  order: (one: Document, other: Document) => number,
): readonly Document[] | undefined {
  if (!cursor) return sorted.slice(offset, offset + limit)
  const at = readable.find(({ id }) => id === cursor.id)
  if (!at) return undefined
  if (cursor.direction === 'after') return sorted.filter((each) => order(each, at) > 0).slice(offset, offset + limit)
  const before = sorted.filter((each) => order(each, at) < 0).toReversed()
  return before.slice(offset, offset + limit).toReversed()
}

function selected(collection: Collection, document: Document, select: readonly string[] | undefined): DocumentView {
  const view = documentView(collection, document)
  if (!select?.length) return view
  const keys = select.flatMap((key) => (key === '*' ? collection.attributes.map((each) => each.key) : [key]))
  return Object.fromEntries(keys.map((key) => [key, view[key]]))
}

type Sortable = string | number | boolean | null

function sortable(collection: Collection, document: Document, key: string): Sortable {
  const value = valueOf(document, key)
  if (Array.isArray(value)) return value.length === 0 ? null : JSON.stringify(value)
  return comparable(attributeOf(collection, key), value as Sortable)
}

/** Null first, then by code points: what UTF-8 sorts by. */
function compare(one: Sortable, other: Sortable): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null)
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other))
  return Number(one) - Number(other)
}

function matches(collection: Collection, document: Document, filter: Filter): boolean {
  if ('filters' in filter) {
    const member = (each: Filter) => matches(collection, document, each)
    return filter.method === 'or' ? filter.filters.some(member) : filter.filters.every(member)
  }
  const attribute = attributeOf(collection, filter.attribute)
  const value = valueOf(document, filter.attribute)
  const values = filter.values.map((each) => comparable(attribute, each))
  if (Array.isArray(value)) {
    if (filter.method === 'isNull') return value.length === 0
    if (filter.method === 'isNotNull') return value.length > 0
    return value.some((element: Value) => values.includes(comparable(attribute, element)))
  }
  if (filter.method === 'isNull') return value === null
  if (filter.method === 'isNotNull') return value !== null
  if (value === null) return false
  if (filter.method === 'search') return found(String(value), String(filter.values[0]))
  return holds(filter.method, comparable(attribute, value as Sortable), values)
}

function holds(method: string, value: Sortable, values: readonly Sortable[]): boolean {
  const [first = null, second = null] = values
  const difference = compare(value, first)
  switch (method) {
    case 'equal':
      return values.some((each) => compare(value, each) === 0)
    case 'notEqual':
      return difference !== 0
    case 'lessThan':
      return difference < 0
    case 'lessThanEqual':
      return difference <= 0
    case 'greaterThan':
      return difference > 0
    case 'greaterThanEqual':
      return difference >= 0
    case 'between':
      return difference >= 0 && compare(value, second) <= 0
    case 'startsWith':
      return String(value).startsWith(String(first))
    case 'endsWith':
      return String(value).endsWith(String(first))
    case 'contains':
      return values.some((each) => String(value).includes(String(each)))
    default:
      throw new Error(`${method} is not known here`)
  }
}

function found(text: string, wanted: string): boolean {
  const words = wordsOf(text)
  const terms = searchTerms(wanted)
  if (!terms) return false
  if (terms.kind === 'any') {
    return words.some((word) => terms.words.includes(word) || word.startsWith(terms.beginning))
  }
  return words.some((_, start) => terms.words.every((word, index) => words[start + index] === word))
}

function valueOf(document: Document, key: string): AttributeValue {
  if (key === '$id') return document.id
  if (key === '$createdAt') return document.createdAt
  if (key === '$updatedAt') return document.updatedAt
  return document.data[key] ?? null
}

function attributeOf({ attributes }: Collection, key: string): Attribute {
  const attribute = [...systemAttributes, ...attributes].find((each) => each.key === key)
  if (!attribute) throw new Error(`There is no ${key}`)
  return attribute
}

function comparable(attribute: Attribute, value: Sortable): Sortable {
  const { type } = attribute
  const folded = type === 'string' ? !attribute.exact : type === 'email' || type === 'url' || type === 'ip'
  return folded && typeof value === 'string' ? fold(value) : value
}
