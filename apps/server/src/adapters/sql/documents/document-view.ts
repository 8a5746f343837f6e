import { viewKeys } from '#domain/documents/collection.ts'
import type { DialectName } from '#adapters/sql/database.ts'
import { type Column, type DocumentTable, quoted } from './document-table.ts'

/**
 * The expression that makes a document's JSON from its row `t`. The database writes the JSON, because a row of twenty
 * columns costs more to bring into JavaScript and to write out again than all the rest of a list.
 */
export function documentJson(table: DocumentTable, dialect: DialectName, select?: readonly string[]): string {
  if (select) return objectOf(table, dialect, selected(table, select))
  const known = table.json.get(dialect)
  if (known !== undefined) return known
  const whole = objectOf(table, dialect, [...viewKeys, ...table.own.map(({ key }) => key)])
  table.json.set(dialect, whole)
  return whole
}

function objectOf(table: DocumentTable, dialect: DialectName, keys: readonly string[]): string {
  const make = dialect === 'sqlite' ? 'json_object' : 'json_build_object'
  return `${make}(${keys.map((key) => `${quoted(key)}, ${expression(table, dialect, key)}`).join(', ')})`
}

/** `*` stands for every attribute that is not the system's. */
function selected(table: DocumentTable, select: readonly string[]): string[] {
  const own = table.own.map(({ key }) => key)
  return [...new Set(select.flatMap((key) => (key === '*' ? own : [key])))]
}

function expression({ columns, collection }: DocumentTable, dialect: DialectName, key: string): string {
  if (key === '$databaseId') return quoted(collection.databaseId)
  if (key === '$collectionId') return quoted(collection.id)
  if (key === '$permissions') return asJson(dialect, 't."permissions"')
  const column = columns.get(key)
  if (!column) throw new Error(`${collection.id} has no attribute ${key}`)
  return valueOf(dialect, column)
}

function valueOf(dialect: DialectName, { name, attribute }: Column): string {
  const value = `t."${name}"`
  if (attribute.array) return asJson(dialect, `coalesce(${value}, '[]')`)
  if (attribute.type !== 'boolean' || dialect === 'postgres') return value
  return `json(case ${value} when 1 then 'true' when 0 then 'false' else 'null' end)`
}

const asJson = (dialect: DialectName, text: string): string =>
  dialect === 'sqlite' ? `json(${text})` : `(${text})::json`
