import { describe, inject } from 'vitest'
import { timedIds } from '#adapters/system/ids.ts'
import { servedCollections } from '#application/documents/collections.ts'
import { systemDocuments } from '#application/documents/system-documents.ts'
import { documentWriter } from '#application/documents/write-documents.ts'
import {
  type PortraitNode,
  portraitQueueSuite,
  type PortraitQueueWorld,
} from '#application/characters/portrait-queue.suite.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { sqlPortraitQueue } from './portrait-queue.ts'
import { type Fresh, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

function nodeOn(db: Database): PortraitNode {
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') }
  const units = sqlUnits(db, { when: 'after-commit', publish: () => {} })
  const store = sqlDocuments(db)
  const collections = servedCollections([characterCollection])
  const writer = documentWriter({ store, clock })
  const documents = systemDocuments({ collections, store, writer, clock, ids: timedIds(clock) })
  return { queue: sqlPortraitQueue(db), units, documents }
}

async function world(fresh: Fresh, several: boolean): Promise<PortraitQueueWorld> {
  await migrate(fresh.db)
  await using held = new AsyncDisposableStack()
  held.use(fresh)
  const others = several && fresh.again ? [held.use(await fresh.again()), held.use(await fresh.again())] : []
  const parts = held.move()
  return { nodes: [nodeOn(fresh.db), ...others.map(nodeOn)], [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

describe('sqlPortraitQueue on SQLite', () => {
  portraitQueueSuite(async () => world(await freshSqlite(), false))
})

describe('sqlPortraitQueue on PostgreSQL', () => {
  portraitQueueSuite(async () => world(await freshPostgres(), inject('databases').postgres.kind !== 'in-process'))
})
