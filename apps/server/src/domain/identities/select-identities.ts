import type { Identity } from '@eidolon/contract/accounts/identities.ts'
import type { Attribute } from '#domain/documents/collection.ts'
import { fold } from '#domain/documents/folding.ts'
import type { QueryRules } from '#domain/documents/query-rules.ts'
import type { Filter, ListQuery } from '#domain/documents/query.ts'
import { Fault } from '#domain/shared/fault.ts'

const texts = ['$id', 'userId', 'provider', 'providerUid', 'providerEmail'] as const
const moments = ['$createdAt', '$updatedAt', 'providerAccessTokenExpiry'] as const

/** What may be asked of the list of one's identities. */
export const identityRules: QueryRules = {
  attributes: new Map<string, Attribute>([
    ...texts.map((key) => [key, { key, type: 'string', size: 2048 }] as const),
    ...moments.map((key) => [key, { key, type: 'datetime' }] as const),
  ]),
  searchable: new Set(),
  select: false,
}

type IdentityField = (typeof texts)[number] | (typeof moments)[number]
const isField = (name: string): name is IdentityField => [...texts, ...moments].some((known) => known === name)

/** The handful that somebody has, as a query wants it: the oldest first unless it says otherwise. */
export function selectIdentities(
  all: readonly Identity[],
  query: ListQuery,
): { readonly total: number; readonly page: readonly Identity[] } {
  const matching = all.filter((identity) => query.filters.every((filter) => matches(identity, filter)))
  const ordered = query.orders.toReversed().reduce(
    (list, { attribute, direction }) => {
      const sign = direction === 'asc' ? 1 : -1
      if (attribute === '') return direction === 'asc' ? list : list.toReversed()
      return list.toSorted((one, other) => sign * compare(valueOf(one, attribute), valueOf(other, attribute)))
    },
    [...matching],
  )
  return { total: matching.length, page: pageOf(ordered, query) }
}

function pageOf(ordered: readonly Identity[], { cursor, limit, offset }: ListQuery): readonly Identity[] {
  if (!cursor) return ordered.slice(offset, offset + limit)
  const at = ordered.findIndex(({ $id }) => $id === cursor.id)
  if (at < 0) {
    const message = `Identity '${cursor.id}' for the 'cursor' value not found.`
    throw new Fault('general_cursor_not_found', {}, { message })
  }
  if (cursor.direction === 'after') return ordered.slice(at + 1 + offset, at + 1 + offset + limit)
  const end = Math.max(0, at - offset)
  return ordered.slice(Math.max(0, end - limit), end)
}

/** What is not set compares with nothing. */
function valueOf(identity: Identity, attribute: string): string | null {
  return isField(attribute) ? fold(identity[attribute]) || null : null
}

function compare(one: string | null, other: string | null): number {
  return one === other ? 0 : one === null || (other !== null && one < other) ? -1 : 1
}

function matches(identity: Identity, filter: Filter): boolean {
  if ('filters' in filter) {
    const each = (inner: Filter) => matches(identity, inner)
    return filter.method === 'or' ? filter.filters.some(each) : filter.filters.every(each)
  }
  const value = valueOf(identity, filter.attribute)
  if (filter.method === 'isNull') return value === null
  if (value === null) return false
  const given = filter.values.map((each) => fold(String(each)))
  const [first = '', last = first] = given
  switch (filter.method) {
    case 'equal':
      return given.includes(value)
    case 'notEqual':
      return value !== first
    case 'lessThan':
      return value < first
    case 'lessThanEqual':
      return value <= first
    case 'greaterThan':
      return value > first
    case 'greaterThanEqual':
      return value >= first
    case 'between':
      return value >= first && value <= last
    case 'startsWith':
      return value.startsWith(first)
    case 'endsWith':
      return value.endsWith(first)
    case 'contains':
      return given.some((each) => value.includes(each))
    case 'isNotNull':
      return true
    case 'search':
      return false
  }
}
