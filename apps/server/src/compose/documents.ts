import type { FastifyInstance } from 'fastify'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { servedCollections } from '#application/documents/collections.ts'
import { createDocument } from '#application/documents/create-document.ts'
import { deleteDocument } from '#application/documents/delete-document.ts'
import { getDocument } from '#application/documents/get-document.ts'
import { listDocuments } from '#application/documents/list-documents.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import { type SystemDocuments, systemDocuments } from '#application/documents/system-documents.ts'
import { updateDocument } from '#application/documents/update-document.ts'
import { documentWriter } from '#application/documents/write-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { outfitCollection } from '#domain/characters/outfit-collection.ts'
import { poseCollection } from '#domain/poses/pose-collection.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import type { DocumentRoles } from '#domain/documents/grants.ts'
import { generationCollection } from '#domain/generations/generation-collection.ts'
import { presetCollection } from '#domain/generations/preset-collection.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { documentRoutes, type DocumentUseCases } from '#transport/http/routes/documents.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** Which roles clients hand out. */
  readonly documentRoles: DocumentRoles
  /** What the studio adds, by the collection's id. */
  readonly handlers?: Readonly<Record<string, CollectionHandler>>
  /** Without it nobody asks how much there is. */
  readonly room?: StorageQuota
}

export type Documents = {
  readonly useCases: DocumentUseCases
  /** For the studio itself. */
  readonly system: SystemDocuments
  /** Adds the routes of documents to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** Documents over an open database whose schema is up to date. */
export function composeDocuments(given: Deps): Documents {
  const { db, units, clock, ids, documentRoles, handlers, room = unlimitedStorage } = given
  const served = [
    characterCollection,
    outfitCollection,
    poseCollection,
    versionCollection,
    mediaCollection,
    generationCollection,
    albumCollection,
    presetCollection,
    storyCollection,
  ]
  const collections = servedCollections(served, handlers)
  const store = sqlDocuments(db)
  const writer = documentWriter({ store, clock })
  const parts = { collections, store, writer, units, clock, ids, documentRoles, room }
  const useCases: DocumentUseCases = {
    listDocuments: withDeps(listDocuments, parts),
    getDocument: withDeps(getDocument, parts),
    createDocument: withDeps(createDocument, parts),
    updateDocument: withDeps(updateDocument, parts),
    deleteDocument: withDeps(deleteDocument, parts),
  }
  return { useCases, system: systemDocuments(parts), routes: (scope) => documentRoutes(scope, useCases) }
}
