import type { Transaction } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Permission } from '#domain/documents/permission.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import type { Data } from '#domain/documents/structure.ts'

/** Whose documents count: those that one of these roles may read, or all there are. */
export type ReadableBy = readonly string[] | 'all'

/** Documents of a list as JSON texts: only the client looks into them. */
export type DocumentPage = { readonly total: number; readonly documents: readonly string[] }

/** Keeps documents, each collection in its own way, and answers queries over them. */
export type DocumentStore = {
  /** Undefined when the cursor names no document that `readableBy` reaches. */
  list(
    collection: Collection,
    query: ListQuery,
    readableBy: ReadableBy,
    unit?: Transaction,
  ): Promise<DocumentPage | undefined>
  /** One document as JSON, with its permissions to read. A selection always keeps where the document is. */
  read(collection: Collection, id: string, select?: readonly string[]): Promise<ReadDocument | undefined>
  /** Within a unit the row is locked until the unit ends. */
  find(collection: Collection, id: string, unit?: Transaction): Promise<Document | undefined>
  /** False when the id, or something else that has to be unique, is taken. */
  add(collection: Collection, document: Document, unit: Transaction): Promise<boolean>
  /** `before` is what `find` gave within the same unit. False when something that has to be unique is taken. */
  change(collection: Collection, before: Document, after: Document, unit: Transaction): Promise<boolean>
  remove(collection: Collection, document: Document, unit: Transaction): Promise<void>
}

export type ReadDocument = { readonly json: string; readonly permissions: readonly Permission[] }

/**
 * How the studio adds rules of its own to a collection. What is asked `before` concerns clients only and may refuse by
 * throwing a `Fault` or a `StructureProblem`, or answer data to write instead; the studio's own writes pass. What is
 * told `after` concerns everybody's writes. All of it is inside the unit: what it writes is kept or undone with it.
 */
export type CollectionHandler = {
  /** Answers the data to create instead, whole. */
  beforeCreate?(creation: Creation): Promise<Data | undefined>
  /** `changed` holds what really differs; answers what to change instead. */
  beforeUpdate?(update: Update): Promise<Data | undefined>
  beforeDelete?(deletion: Deletion): Promise<void>
  /** Outside of any unit, and not waited for: what a client has just read, as JSON texts. */
  afterRead?(caller: Caller, documents: readonly string[]): void
  afterCreate?(change: { readonly unit: Transaction; readonly document: Document }): Promise<void>
  afterUpdate?(change: {
    readonly unit: Transaction
    readonly before: Document
    readonly after: Document
  }): Promise<void>
  afterDelete?(change: { readonly unit: Transaction; readonly document: Document }): Promise<void>
}

export type Creation = {
  readonly unit: Transaction
  readonly caller: Caller
  readonly id: string
  readonly data: Data
  readonly permissions: readonly Permission[]
}
export type Update = {
  readonly unit: Transaction
  readonly caller: Caller
  readonly stored: Document
  readonly changed: Data
  /** Absent when they stay as they are. */
  readonly permissions: readonly Permission[] | undefined
}
export type Deletion = { readonly unit: Transaction; readonly caller: Caller; readonly stored: Document }
