import { type Attribute, type Collection, systemAttributes } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { isRoleOf, type Permission } from '#domain/documents/permission.ts'
import type { DialectName, Sql } from '#adapters/sql/database.ts'

/** Where an attribute lies in its collection's table. */
export type Column = {
  readonly key: string
  readonly attribute: Attribute
  readonly name: string
  /** The column by which it is compared and ordered: its folded twin where text is compared without case. */
  readonly compared: string
  readonly folded: boolean
  readonly nullable: boolean
}

/** A collection as its table. */
export type DocumentTable = {
  readonly collection: Collection
  readonly name: string
  /** The attributes of the collection, without those of the system. */
  readonly own: readonly Column[]
  /** Everything that can be compared, by its key. */
  readonly columns: ReadonlyMap<string, Column>
  /** The keys of attributes with full-text search, in the order that numbers their words. */
  readonly searched: readonly string[]
  /** Those among them whose words are ids of ours. */
  readonly whole: ReadonlySet<string>
  /** What makes a whole document of a row, once it has been put together. */
  readonly json: Map<DialectName, string>
}

export function documentTable(collection: Collection): DocumentTable {
  const own = collection.attributes.map(columnOf)
  const all = [...systemAttributes.map(columnOf), ...own]
  const searching = collection.indexes.filter(({ type }) => type === 'fulltext')
  return {
    collection,
    name: snakeCase(collection.id),
    own,
    columns: new Map(all.map((column) => [column.key, column])),
    searched: searching.flatMap(({ attributes }) => attributes),
    whole: new Set(searching.filter(({ whole }) => whole).flatMap(({ attributes }) => attributes)),
    json: new Map(),
  }
}

function columnOf(attribute: Attribute): Column {
  const name = snakeCase(attribute.key.replace('$', ''))
  const folded = isFolded(attribute)
  return {
    key: attribute.key,
    attribute,
    name,
    compared: folded && !attribute.array ? `${name}_folded` : name,
    folded,
    nullable: attribute.required !== true || attribute.array === true,
  }
}

/** Ids and machine text are compared to the letter, and so are the few values of an enumeration. */
function isFolded(attribute: Attribute): boolean {
  return attribute.type === 'string' ? !attribute.exact : ['email', 'url', 'ip'].includes(attribute.type)
}

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Text of a statement that comes from the code (names of tables and columns), never from outside. */
export const code = (text: string): Sql => ({ strings: [text], values: [], fixed: false })

/** A text of the code as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A number past 2^53 goes in as text, which its column makes a float of: as a number it would pass for an integer. */
export const bindable = <T>(value: T): T | string =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? String(value) : value

/** Stands in `reader` for a document with several roles that may read it; they are in `document_readers`. */
export const severalReaders = '*'

/**
 * The one role that may read a document, so that whose documents those are is a column to look up; empty when there is
 * none. A role that another one includes does not count.
 */
export function readerOf({ owner, permissions }: Pick<Document, 'owner' | 'permissions'>): string {
  const [role = '', ...others] = readRoles(permissions)
  if (others.length > 0) return severalReaders
  // So `user:…` in this column is always the one who made it: with that, what somebody made is what they read.
  return role.startsWith('user:') && !(owner !== undefined && isRoleOf(owner, role)) ? severalReaders : role
}

export function readRoles(permissions: readonly Permission[]): string[] {
  const roles = new Set(permissions.filter(({ action }) => action === 'read').map(({ role }) => role))
  if (roles.has('any')) return ['any']
  const included = (role: string): boolean => {
    const [name = ''] = role.split('/')
    if (name !== role && roles.has(name)) return name === 'users' || name.startsWith('user:')
    return roles.has('users') && (name === 'users' || name.startsWith('user:')) && role !== 'users'
  }
  return [...roles].filter((role) => !included(role))
}
