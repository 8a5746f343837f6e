import { describe, inject } from 'vitest'
import { timedIds } from '#adapters/system/ids.ts'
import { servedCollections } from '#application/documents/collections.ts'
import { systemDocuments } from '#application/documents/system-documents.ts'
import { documentWriter } from '#application/documents/write-documents.ts'
import {
  generationQueueSuite,
  type QueueNode,
  type QueueWorld,
} from '#application/generations/generation-queue.suite.ts'
import { generationCollection } from '#domain/generations/generation-collection.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlGenerationQueue } from './generation-queue.ts'
import { type Fresh, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

function nodeOn(db: Database): QueueNode {
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') }
  const units = sqlUnits(db, { when: 'after-commit', publish: () => {} })
  const store = sqlDocuments(db)
  const collections = servedCollections([generationCollection])
  const writer = documentWriter({ store, clock })
  const documents = systemDocuments({ collections, store, writer, clock, ids: timedIds(clock) })
  return { queue: sqlGenerationQueue(db), units, documents }
}

async function world(fresh: Fresh, several: boolean): Promise<QueueWorld> {
  await using held = new AsyncDisposableStack()
  held.use(fresh)
  const others = several && fresh.again ? [held.use(await fresh.again()), held.use(await fresh.again())] : []
  const parts = held.move()
  return { nodes: [nodeOn(fresh.db), ...others.map(nodeOn)], [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

describe('sqlGenerationQueue on SQLite', () => {
  generationQueueSuite(async () => world(await freshSqlite(), false))
})

describe('sqlGenerationQueue on PostgreSQL', () => {
  generationQueueSuite(async () => world(await freshPostgres(), inject('databases').postgres.kind !== 'in-process'))
})
