import { describe } from 'vitest'
import { fileStoreSuite } from '#application/files/file-store.suite.ts'
import { characterBucket, mediaBucket } from '#domain/media/buckets.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { sqlFiles } from './files.ts'
import { type Fresh, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'

const placeIn = (fresh: () => Promise<Fresh>) => async () => {
  const place = await fresh()
  return {
    store: sqlFiles(place.db, sqlDocuments(place.db)),
    units: sqlUnits(place.db, { when: 'after-commit', publish() {} }),
    bucket: mediaBucket,
    otherBucket: characterBucket,
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}

describe('files in SQLite', () => {
  fileStoreSuite(placeIn(freshSqlite))
})
describe('files in PostgreSQL', () => {
  fileStoreSuite(placeIn(freshPostgres))
})
