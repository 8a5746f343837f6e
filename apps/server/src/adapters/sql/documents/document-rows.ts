import { differences, type Document } from '#domain/documents/document.ts'
import { permissionText } from '#domain/documents/permission.ts'
import { fold } from '#domain/documents/folding.ts'
import type { AttributeValue } from '#domain/documents/structure.ts'
import { type DialectName, type Sql, sql, type SqlValue } from '#adapters/sql/database.ts'
import { elementOf } from './document-filter.ts'
import {
  bindable,
  code,
  type Column,
  type DocumentTable,
  readerOf,
  readRoles,
  severalReaders,
} from './document-table.ts'
import { documentWords, wordsText } from './document-words.ts'

/** How documents of a table are written. Beside its row a document has entries in the tables that make it found. */
export type DocumentRows = {
  /** Answers `seq`, or no row when something that has to be unique is taken. */
  insert(document: Document): Sql
  update(before: Document, after: Document): Sql
  /** Only the words by which a document is found, for one that was kept when others were searched. */
  words(seq: number, document: Document): Sql
  /** The entries beside the row: what to remove of one state and to add for another, as far as they differ. */
  entries(seq: number, before: Document | undefined, after: Document | undefined): Sql[]
}

export function documentRows(table: DocumentTable, dialect: DialectName): DocumentRows {
  const inRow = dialect === 'postgres' && table.searched.length > 0
  const columns = ['id', 'created_at', 'updated_at', 'owner', 'permissions', 'reader']
  columns.push(...table.own.flatMap(columnNames))
  if (inRow) columns.push('words')
  const insertion = insertStrings(table.name, columns, inRow)

  function words(document: Document): string {
    return wordsText(dialect, documentWords(table, readerOf(document), document.data))
  }

  const found = sql.id(`${table.name}_words`)
  const foundBy = (seq: number, document: Document): Sql =>
    sql`insert or replace into ${found} (rowid, words) values (${seq}, ${words(document)})`

  return {
    insert(document) {
      const { id, createdAt, updatedAt, owner, data } = document
      const values: SqlValue[] = [
        id,
        createdAt,
        updatedAt,
        owner ?? null,
        permissionsText(document),
        readerOf(document),
      ]
      for (const column of table.own) values.push(...columnValues(column, data[column.key] ?? null))
      if (inRow) values.push(words(document))
      return { strings: insertion, values, fixed: true }
    },

    update(before, after) {
      const sets = [sql`updated_at = ${after.updatedAt}`]
      const changed = differences(before.data, after.data)
      for (const column of table.own) {
        const value = changed[column.key]
        if (value === undefined) continue
        const values = columnValues(column, value)
        for (const [i, name] of columnNames(column).entries()) sets.push(sql`${sql.id(name)} = ${values[i] ?? null}`)
      }
      const permissions = permissionsText(after)
      if (permissions !== permissionsText(before)) {
        sets.push(sql`permissions = ${permissions}`, sql`reader = ${readerOf(after)}`)
      }
      if (inRow && wordsDiffer(table, before, after)) sets.push(sql`words = ${words(after)}::tsvector`)
      return sql`update ${sql.id(table.name)} set ${sql.join(sets)} where id = ${after.id} returning seq`
    },

    entries(seq, before, after) {
      const statements = [...readers(table, seq, before, after), ...elements(table, seq, before, after)]
      if (dialect === 'postgres' || table.searched.length === 0) return statements
      if (!after) return [...statements, sql`delete from ${found} where rowid = ${seq}`]
      if (before && !wordsDiffer(table, before, after)) return statements
      return [...statements, foundBy(seq, after)]
    },

    words(seq, document) {
      if (!inRow) return foundBy(seq, document)
      return sql`update ${sql.id(table.name)} set words = ${words(document)}::tsvector where seq = ${seq}`
    },
  }
}

const columnNames = ({ name, folded, attribute }: Column): string[] =>
  folded && !attribute.array ? [name, `${name}_folded`] : [name]

function columnValues({ folded, attribute }: Column, value: AttributeValue): SqlValue[] {
  // An empty list is kept as null: absent and empty lists are the same to clients.
  if (attribute.array) return [isList(value) && value.length > 0 ? JSON.stringify(value) : null]
  if (isList(value)) throw new TypeError(`${attribute.key} is not a list`)
  return folded ? [value, typeof value === 'string' ? fold(value) : null] : [bindable(value)]
}

const isList = (value: AttributeValue): value is Exclude<AttributeValue, string | number | boolean | null> =>
  Array.isArray(value)

const permissionsText = ({ permissions }: Document): string => JSON.stringify(permissions.map(permissionText))

/** One array for all insertions into a table: by it the prepared statement is found again. */
function insertStrings(table: string, columns: readonly string[], inRow: boolean): string[] {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const gaps = Array<string>(columns.length - 1).fill(', ')
  const end = `${inRow ? '::tsvector' : ''}) on conflict do nothing returning seq`
  return [`insert into "${table}" (${names}) values (`, ...gaps, end]
}

function wordsDiffer(table: DocumentTable, before: Document, after: Document): boolean {
  if (readerOf(before) !== readerOf(after)) return true
  const searched = new Set(table.searched)
  return Object.keys(differences(before.data, after.data)).some((key) => searched.has(key))
}

/** Documents with several readers: who they are. */
function readers({ collection }: DocumentTable, seq: number, before?: Document, after?: Document): Sql[] {
  const old = before ? rolesBeside(before) : []
  const roles = after ? rolesBeside(after) : []
  if (sameTexts(old, roles)) return []
  const statements: Sql[] = []
  if (old.length > 0) {
    statements.push(sql`delete from document_readers where collection = ${collection.id} and seq = ${seq}`)
  }
  if (roles.length > 0) {
    const rows = roles.map((role) => sql`(${collection.id}, ${seq}, ${role})`)
    statements.push(sql`insert into document_readers (collection, seq, role) values ${sql.join(rows)}`)
  }
  return statements
}

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])

const rolesBeside = (document: Document): string[] =>
  readerOf(document) === severalReaders ? readRoles(document.permissions) : []

/** The elements of lists, each under its reader and in the order of the documents' dates. */
function elements(table: DocumentTable, seq: number, before?: Document, after?: Document): Sql[] {
  const { id } = table.collection
  return table.own.flatMap((column) => {
    if (!column.attribute.array) return []
    const old = before ? elementsIn(column, before) : []
    const now = after ? elementsIn(column, after) : []
    const oldReader = before && readerOf(before)
    const reader = after && readerOf(after)
    if (oldReader === reader && sameTexts(old, now)) return []
    const statements: Sql[] = []
    if (before && old.length > 0) {
      statements.push(sql`delete from document_elements where collection = ${id} and attribute = ${column.key}
        and element in (${sql.join(old)}) and reader = ${oldReader ?? ''}
        and created_at = ${before.createdAt} and seq = ${seq}`)
    }
    if (after && now.length > 0) {
      const rows = now.map(
        (element) => sql`(${id}, ${column.key}, ${element}, ${reader ?? ''}, ${after.createdAt}, ${seq})`,
      )
      statements.push(sql`insert into document_elements (collection, attribute, element, reader, created_at, seq)
        values ${sql.join(rows)}`)
    }
    return statements
  })
}

function elementsIn(column: Column, { data }: Document): string[] {
  const value = data[column.key] ?? null
  return isList(value) ? [...new Set(value.map(elementOf(column)))] : []
}

export const removal = ({ name }: DocumentTable, id: string): Sql =>
  sql`delete from ${code(`"${name}"`)} where id = ${id} returning seq`
