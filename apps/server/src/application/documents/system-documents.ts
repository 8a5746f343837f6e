import type { UserId } from '@eidolon/contract/ids.ts'
import type { Collections } from './collections.ts'
import type { DocumentPage, DocumentStore, ReadableBy } from './ports.ts'
import type { DocumentWriter } from './write-documents.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { differences, type Document, samePermissions } from '#domain/documents/document.ts'
import { accountIn, type Permission } from '#domain/documents/permission.ts'
import { changedData, newData } from '#domain/documents/structure.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly collections: Collections
  readonly store: DocumentStore
  readonly writer: DocumentWriter
  readonly clock: Clock
  readonly ids: Ids
}
type DocumentData = Readonly<Record<string, unknown>>

/**
 * Documents for the studio itself: permissions are not checked, structure is still held to, and clients hear of every
 * change as of any other. Writes belong to a unit, so that rows, files and jobs change together.
 */
export type SystemDocuments = {
  /** Within a unit the row is locked until the unit ends. */
  find(collectionId: string, id: string, unit?: Transaction): Promise<Document | undefined>
  /** Queries as clients write them, over everybody's documents. */
  list(collectionId: string, queries: readonly string[], unit?: Transaction): Promise<DocumentPage>
  /** The same over what one account made and is the only one to read: so it is with everything the studio makes. */
  listOf(owner: UserId, collectionId: string, queries: readonly string[]): Promise<DocumentPage>
  create(
    unit: Transaction,
    collectionId: string,
    given: {
      readonly id?: string
      /** When it was made, for what comes back from somewhere else. */
      readonly createdAt?: string
      readonly data: DocumentData
      readonly permissions: readonly Permission[]
    },
  ): Promise<Document>
  /** Undefined when there is no such document. A change that changes nothing did not happen. */
  update(
    unit: Transaction,
    collectionId: string,
    id: string,
    given: {
      readonly data?: DocumentData
      readonly permissions?: readonly Permission[]
      /** Leaves the date of change as it was, for what merely follows from what is there. */
      readonly keepsDate?: boolean
    },
  ): Promise<Document | undefined>
  /** Undefined when there was no such document. */
  remove(unit: Transaction, collectionId: string, id: string): Promise<Document | undefined>
}

export function systemDocuments({ collections, store, writer, clock, ids }: Deps): SystemDocuments {
  async function list(collectionId: string, queries: readonly string[], readableBy: ReadableBy, unit?: Transaction) {
    const { collection, parse } = collections.named(collectionId)
    const page = await store.list(collection, parse(queries), readableBy, unit)
    if (!page) throw new Error(`The cursor names no document of ${collectionId}`)
    return page
  }

  return {
    find: (collectionId, id, unit) => store.find(collections.named(collectionId).collection, id, unit),
    list: (collectionId, queries, unit) => list(collectionId, queries, 'all', unit),
    listOf: (owner, collectionId, queries) => list(collectionId, queries, [`user:${owner}`]),
    async create(unit, collectionId, given) {
      const served = collections.named(collectionId)
      const now = formatDateTime(clock.now())
      const document: Document = {
        id: given.id ?? ids.unique(),
        createdAt: given.createdAt ?? now,
        updatedAt: now,
        owner: accountIn(given.permissions),
        permissions: given.permissions,
        data: newData(served.collection, given.data),
      }
      await writer.add(unit, served, document)
      return document
    },
    async update(unit, collectionId, id, { data = {}, permissions, keepsDate = false }) {
      const served = collections.named(collectionId)
      const before = await store.find(served.collection, id, unit)
      if (!before) return undefined
      const changed = differences(before.data, changedData(served.collection, data))
      const kept = !permissions || samePermissions(before.permissions, permissions)
      if (kept && Object.keys(changed).length === 0) return before
      const after: Document = {
        ...before,
        updatedAt: keepsDate ? before.updatedAt : formatDateTime(clock.now()),
        permissions: permissions ?? before.permissions,
        data: { ...before.data, ...changed },
      }
      await writer.change(unit, served, before, after)
      return after
    },
    async remove(unit, collectionId, id) {
      const served = collections.named(collectionId)
      const document = await store.find(served.collection, id, unit)
      if (document) await writer.remove(unit, served, document)
      return document
    },
  }
}
