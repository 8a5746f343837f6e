import { expect, it } from 'vitest'
import { servedCollections } from './collections.ts'
import { listDocuments } from './list-documents.ts'
import type { DocumentStore, ReadableBy } from './ports.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Collection } from '#domain/documents/collection.ts'

const guest: Caller = { kind: 'guest', ip: '' }
const maya: Caller = { kind: 'user', ip: '', userId: 'maya', sessionId: undefined, verified: true, labels: ['vip'] }
const base: Collection = {
  databaseId: 'd',
  id: 'c',
  name: 'c',
  enabled: true,
  documentSecurity: false,
  permissions: { create: [], read: ['label:vip'], update: [], delete: [] },
  attributes: [],
  indexes: [],
}

/** Lists as `caller`, and tells whose documents the store was asked for. */
async function asked(caller: Caller, collection: Collection): Promise<ReadableBy | undefined> {
  let readers: ReadableBy | undefined
  const unused = () => Promise.reject(new Error('not asked for here'))
  const store: DocumentStore = {
    async list(_collection, _query, readableBy) {
      readers = readableBy
      return { total: 0, documents: [] }
    },
    read: unused,
    find: unused,
    add: unused,
    change: unused,
    remove: unused,
  }
  await listDocuments(
    { collections: servedCollections([collection]), store },
    caller,
    { databaseId: 'd', collectionId: 'c' },
    [],
  )
  return readers
}

it('[DOC-5] is everything for who may read the collection', async () => {
  expect(await asked(maya, base)).toBe('all')
})

it('[DOC-5] is 401 for others when the documents have no permissions of their own', async () => {
  await expect(asked(guest, base)).rejects.toMatchObject({ type: 'user_unauthorized' })
})

it('[DOC-5] is what their roles reach for others when the documents do', async () => {
  expect(await asked(guest, { ...base, documentSecurity: true })).toEqual(['any', 'guests'])
})

it('treats a collection that is switched off as absent', async () => {
  await expect(asked(maya, { ...base, enabled: false })).rejects.toMatchObject({ type: 'collection_not_found' })
})
