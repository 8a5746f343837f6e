import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { servedCollections } from '#application/documents/collections.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Document } from '#domain/documents/document.ts'
import { parseListQuery } from '#domain/documents/query-rules.ts'
import { newData } from '#domain/documents/structure.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlDocuments } from './document-store.ts'
import {
  dataArbitrary,
  documentsArbitrary,
  permissionsArbitrary,
  queriesArbitrary,
  readersArbitrary,
} from '#adapters/sql/testing/document-arbitraries.ts'
import { readList } from '#adapters/sql/testing/document-reading.ts'
import { createTable, things } from '#adapters/sql/testing/document-things.ts'
import { freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

const guest = ['any', 'guests']
const { rules } = servedCollections([things]).named('things')

describe.each([
  ['SQLite', freshSqlite, 25],
  ['PostgreSQL', freshPostgres, 25],
])('documents on %s', (_name, open, numRuns) => {
  it('[DOC-9] gives the rows, order and total that a plain reading gives, whatever is stored and asked', async () => {
    await using world = await open()
    const { db } = world
    await createTable(db, things)
    const store = sqlDocuments(db)
    const units = sqlUnits(db, { when: 'after-commit', publish() {} })
    await fc.assert(
      fc.asyncProperty(scenario, async ({ documents, changes, asked }) => {
        await wipe(db)
        const stored = await write(store, units, documents, changes)
        for (const { queries, readableBy } of asked) {
          const query = parseListQuery(queries, rules)
          const page = await store.list(things, query, readableBy)
          const given = page && { ...page, documents: page.documents.map((json) => JSON.parse(json)) }
          expect(given).toEqual(readList(things, stored, query, readableBy))
          // Again, now that the statement and the total are known; and for somebody else by the same query.
          expect(await store.list(things, query, readableBy)).toEqual(page)
          const others = await store.list(things, query, guest)
          expect(others?.total).toBe(readList(things, stored, query, guest)?.total)
        }
        for (const document of stored) expect(await store.find(things, document.id)).toEqual(document)
        await units.run(async (unit) => {
          for (const document of stored) await store.remove(things, document, unit)
        })
        expect(await leftovers(db)).toEqual({ counts: 0, readers: 0, elements: 0, words: 0 })
      }),
      { numRuns },
    )
  }, 120_000)
})

const scenario = documentsArbitrary(things).chain((documents) => {
  const ids = documents.map(({ id }) => id)
  return fc.record({
    documents: fc.constant(documents),
    changes: fc.array(
      fc.record({ at: fc.nat({ max: 20 }), data: dataArbitrary(things), permissions: fc.option(permissionsArbitrary) }),
      { maxLength: 3 },
    ),
    asked: fc.array(fc.record({ queries: queriesArbitrary(things, ids), readableBy: readersArbitrary }), {
      minLength: 15,
      maxLength: 15,
    }),
  })
})

type DocumentChange = {
  readonly at: number
  readonly data: Record<string, unknown>
  readonly permissions: Document['permissions'] | null
}

async function write(
  store: DocumentStore,
  units: Transactions,
  documents: readonly Document[],
  changes: readonly DocumentChange[],
): Promise<Document[]> {
  const stored = [...documents]
  await units.run(async (unit) => {
    for (const document of documents) expect(await store.add(things, document, unit)).toBe(true)
    for (const { at, data, permissions } of changes) {
      const before = stored[at]
      if (!before) continue
      const after = { ...before, data: newData(things, data), permissions: permissions ?? before.permissions }
      expect(await store.change(things, before, after, unit)).toBe(true)
      stored[at] = after
    }
  })
  return stored
}

/** What a run that failed has left. */
async function wipe(db: Database): Promise<void> {
  await db.run(sql`delete from things`)
  await db.run(sql`delete from document_readers`)
  await db.run(sql`delete from document_elements`)
  if (db.dialect === 'sqlite') await db.run(sql`delete from things_words`)
}

async function leftovers(db: Database) {
  const words =
    db.dialect === 'sqlite'
      ? sql`select count(*) as n from things_words where things_words match 'x OR "@any"'`
      : sql`select 0 as n`
  const count = async (query = words) => (await db.one<{ n: number }>(query))?.n
  return {
    counts: await count(sql`select coalesce(sum(n), 0) as n from document_counts`),
    readers: await count(sql`select count(*) as n from document_readers`),
    elements: await count(sql`select count(*) as n from document_elements`),
    words: await count(),
  }
}
