import type { UserId } from '@eidolon/contract/ids.ts'
import { setImmediate } from 'node:timers/promises'
import type { DocumentStore, DocumentPage, ReadableBy } from '#application/documents/ports.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { isRoleOf, parsePermissions, type Permission } from '#domain/documents/permission.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import type { AttributeValue } from '#domain/documents/structure.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import {
  countsQuery,
  cursorQuery,
  givenCountsQuery,
  largestPage,
  ownedCountQuery,
  pageQuery,
  piecesQuery,
  placesQuery,
  type Reach,
  sharedCountQuery,
  totalQuery,
} from './document-query.ts'
import { type DocumentRows, documentRows, removal } from './document-rows.ts'
import { documentStatements } from './document-statements.ts'
import { code, type DocumentTable, documentTable, severalReaders } from './document-table.ts'
import { documentJson } from './document-view.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { lruCache } from '#adapters/sql/lru-cache.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type KeptCollection = {
  readonly table: DocumentTable
  readonly rows: DocumentRows
  /** The texts around the id in the statement that reads one document. */
  readonly reading: readonly string[]
}
type CountRow = { readonly reader: string; readonly n: number; readonly version: number }
type Counted = { readonly reach: Reach; readonly total: number; readonly stamp: string }

/** Documents in tables of their own, one per collection; see docs/adr/0008. */
export function sqlDocuments(db: Database): DocumentStore {
  const { dialect } = db
  const known = new Map<Collection, KeptCollection>()
  const totals = lruCache<string, { readonly stamp: string; readonly total: number }>(2000)
  const statements = documentStatements(dialect)
  const lock = dialect === 'postgres' ? ' for update' : ''

  function keptOf(collection: Collection): KeptCollection {
    const kept = known.get(collection)
    if (kept) return kept
    const table = documentTable(collection)
    const reading = readingOf(table, documentJson(table, dialect))
    const fresh = { table, rows: documentRows(table, dialect), reading }
    known.set(collection, fresh)
    return fresh
  }

  async function count(table: DocumentTable, { owner }: ListQuery, readableBy: ReadableBy, on: Database) {
    const counts = await on.rows<CountRow>(countsQuery(table, readableBy))
    if (owner !== undefined) return countOwned(table, owner, readableBy, { on, counts })
    return countAll(table, readableBy, { on, counts })
  }

  type CollectionRead = { readonly on: Database; readonly counts: readonly CountRow[] }

  async function countAll(
    table: DocumentTable,
    readableBy: ReadableBy,
    { on, counts }: CollectionRead,
  ): Promise<Counted> {
    if (readableBy === 'all') {
      const [{ n, version } = { n: 0, version: 0 }] = counts
      return { reach: 'all', total: n ?? 0, stamp: String(version) }
    }
    const single: string[] = []
    let total = 0
    let stamp = ''
    for (const { reader, n, version } of counts) {
      stamp += `${reader} ${version} `
      if (reader === severalReaders) continue
      single.push(reader)
      total += n
    }
    if (single.length === counts.length) return { reach: { single, shared: undefined }, total, stamp }
    const shared = (await on.one<{ n: number }>(sharedCountQuery(table, readableBy)))?.n ?? 0
    return { reach: { single, shared: shared > 0 ? readableBy : undefined }, total: total + shared, stamp }
  }

  /** What an account alone reads it has made; only what it lets others read has to be looked through. */
  async function countOwned(
    table: DocumentTable,
    owner: UserId,
    readableBy: ReadableBy,
    { on, counts }: CollectionRead,
  ): Promise<Counted> {
    const stamp = counts.map(({ reader, version }) => `${reader} ${version}`).join(' ')
    if (readableBy === 'all') {
      const total = (await on.one<{ n: number }>(ownedCountQuery(table, owner)))?.n ?? 0
      return { reach: 'all', total, stamp }
    }
    const own = counts.filter(({ reader }) => isRoleOf(owner, reader))
    const single = own.map(({ reader }) => reader)
    const ownTotal = own.reduce((sum, { n }) => sum + n, 0)
    const others = counts.map(({ reader }) => reader).filter((reader) => !single.includes(reader))
    if (others.length === 0) return { reach: { single, shared: undefined }, total: ownTotal, stamp }
    const found = await on.rows<{ reader: string; n: number }>(givenCountsQuery(table, owner, others, readableBy))
    const readers = found.map(({ reader }) => reader)
    const shared = readers.includes(severalReaders) ? readableBy : undefined
    const given = readers.filter((reader) => reader !== severalReaders)
    const total = found.reduce((sum, { n }) => sum + n, ownTotal)
    return { reach: { single, shared, given }, total, stamp }
  }

  /** Counting what matches a filter takes as long as there are matches; so it is done once per state of the data. */
  async function countMatches(statement: Sql, stamp: string, on: Database): Promise<number> {
    const key = JSON.stringify([statement.strings.join('?'), ...statement.values.map(String)])
    const last = totals.get(key)
    if (last?.stamp === stamp) return last.total
    const total = (await on.one<{ n: number }>(statement))?.n ?? 0
    totals.set(key, { stamp, total })
    return total
  }

  async function list(collection: Collection, query: ListQuery, readableBy: ReadableBy, on: Database) {
    const { table } = keptOf(collection)
    const { reach, total, stamp } = await count(table, query, readableBy, on)
    const place = query.cursor && (await on.one(cursorQuery(table, query, readableBy)))
    if (query.cursor && !place) return undefined
    if (total === 0) return nothing
    const perPiece = piece(table, query.select)
    const documents: string[] = []
    if (Math.min(query.limit, largestPage) <= perPiece) {
      const page = statements.page(table, query, reach, () => pageQuery(table, dialect, query, reach, place))
      for (const { document } of await on.rows<{ document: string }>(page)) documents.push(document)
    } else {
      const places = await on.rows<{ seq: number }>(placesQuery(table, dialect, query, reach, place))
      for await (const some of pieces(table, query, places, perPiece, on)) documents.push(...some)
    }
    if (query.cursor?.direction === 'before') documents.reverse()
    if (query.filters.length === 0) return { total, documents }
    // A page that is neither empty nor full, and not cut by a cursor, ends where the matches end.
    if (!query.cursor && documents.length > 0 && documents.length < query.limit && query.limit <= largestPage) {
      return { total: query.offset + documents.length, documents }
    }
    const statement = totalQuery(table, dialect, query, reach)
    return { total: await countMatches(statement, stamp, on), documents }
  }

  /** A long page, in pieces: between them everybody else has a turn, and what grows too large is given up. */
  async function* pieces(
    table: DocumentTable,
    query: ListQuery,
    places: readonly { readonly seq: number }[],
    size: number,
    on: Database,
  ): AsyncIterable<string[]> {
    let length = 0
    for (let at = 0; at < places.length; at += size) {
      const wanted = places.slice(at, at + size).map(({ seq }) => seq)
      const rows = await on.rows<{ seq: number; document: string }>(piecesQuery(table, dialect, query, wanted))
      const found = new Map(rows.map(({ seq, document }) => [seq, document]))
      const documents = wanted.flatMap((seq) => found.get(seq) ?? [])
      length = documents.reduce((sum, document) => sum + document.length, length)
      if (length > largestAnswer) throw new Fault('general_query_invalid', {}, { message: tooLarge })
      yield documents
      // A transaction waits for nothing but the database.
      if (on === db) await setImmediate()
    }
  }

  async function write(on: Database, statement: Sql): Promise<number | undefined> {
    return (await on.one<{ seq: number }>(statement))?.seq
  }

  return {
    list: (collection, query, readableBy, unit) => list(collection, query, readableBy, databaseOf(unit, db)),

    async read(collection, id, select) {
      const { table, reading } = keptOf(collection)
      const statement: Sql = select?.length
        ? sql`${code(readingOf(table, documentJson(table, dialect, [...select, ...where])).join(''))}${id}`
        : { strings: reading, values: [id], fixed: true }
      const row = await db.one<{ reader: string; permissions: string; document: string }>(statement)
      return row && { json: row.document, permissions: readPermissions(row) }
    },

    async find(collection, id, unit) {
      const { reading } = keptOf(collection)
      const locking = unit ? lock : ''
      const [head = '', tail = ''] = reading
      const statement: Sql = { strings: [head, `${tail}${locking}`], values: [id], fixed: false }
      const row = await databaseOf(unit, db).one<{ owner: UserId | null; document: string }>(statement)
      return row && documentFrom(row, collection)
    },

    async add(collection, document, unit) {
      const on = databaseOf(unit, db)
      const { rows } = keptOf(collection)
      const seq = await write(on, rows.insert(document))
      if (seq === undefined) return false
      for (const statement of rows.entries(seq, undefined, document)) await on.run(statement)
      return true
    },

    async change(collection, before, after, unit) {
      const on = databaseOf(unit, db)
      const { rows } = keptOf(collection)
      try {
        const seq = await write(on, rows.update(before, after))
        if (seq === undefined) throw new Error(`Document ${after.id} went away within its unit`)
        for (const statement of rows.entries(seq, before, after)) await on.run(statement)
        return true
      } catch (error) {
        if (error instanceof UniqueViolation) return false
        throw error
      }
    },

    async remove(collection, document, unit) {
      const on = databaseOf(unit, db)
      const { table, rows } = keptOf(collection)
      const seq = await write(on, removal(table, document.id))
      if (seq === undefined) return
      for (const statement of rows.entries(seq, document, undefined)) await on.run(statement)
    },
  }
}

/** How much text a list may hold, and how much of it is read at once. */
const largestAnswer = 8_000_000
const largestPiece = 1_000_000
const tooLarge =
  'Invalid query: The list would be larger than 8 MB. Ask for fewer documents, or select fewer attributes.'

/** How many documents that are as long as they may be are read at once; at least one, whatever it holds. */
function piece({ collection }: DocumentTable, select: ListQuery['select']): number {
  const isWanted = (key: string) => !select?.length || select.includes('*') || select.includes(key)
  const longest = collection.attributes.reduce((sum, attribute) => {
    return isWanted(attribute.key) && attribute.type === 'string' ? sum + attribute.size : sum
  }, 1000)
  return Math.max(1, Math.floor(largestPiece / longest))
}

const nothing: DocumentPage = { total: 0, documents: [] }
/** A single document always tells where it is. */
const where = ['$databaseId', '$collectionId']

function readingOf({ name }: DocumentTable, json: string): string[] {
  return [`select t.reader, t.owner, t.permissions, ${json} as document from "${name}" t where t.id = `, '']
}

/** Who may read it is in a column; only several readers have to be looked up in the list. */
function readPermissions({ reader, permissions }: { reader: string; permissions: string }): readonly Permission[] {
  if (reader === '') return []
  return reader === severalReaders ? permissionsFrom(JSON.parse(permissions)) : [{ action: 'read', role: reader }]
}

function permissionsFrom(texts: readonly string[]): readonly Permission[] {
  const parsed = parsePermissions(texts)
  if ('problem' in parsed) throw new Error(`Stored permissions cannot be read: ${parsed.problem}`)
  return parsed.permissions
}

type StoredView = Readonly<Record<string, AttributeValue>> & {
  readonly $id: string
  readonly $createdAt: string
  readonly $updatedAt: string
  readonly $permissions: readonly string[]
}

/** Back from the JSON that the database made of the row. */
function documentFrom(row: { owner: UserId | null; document: string }, { attributes }: Collection): Document {
  const view: StoredView = JSON.parse(row.document)
  const data: Record<string, AttributeValue> = {}
  for (const { key } of attributes) data[key] = view[key] ?? null
  const { $id: id, $createdAt: createdAt, $updatedAt: updatedAt } = view
  const owner = row.owner ?? undefined
  return { id, createdAt, updatedAt, owner, permissions: permissionsFrom(view.$permissions), data }
}
