import type { DocumentStore } from '#application/documents/ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Caller, isOwn, rolesOf } from '#domain/accounts/caller.ts'
import { may } from '#domain/documents/access.ts'
import type { Collection } from '#domain/documents/collection.ts'
import { type Document, guardOf } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Undefined when there is none of the caller's own that they may do this with. */
export async function findOwn(
  store: DocumentStore,
  collection: Collection,
  { caller, id, action, unit }: { caller: Caller; id: string; action: ItemAction; unit?: Transaction },
): Promise<Document | undefined> {
  const document = await store.find(collection, id, unit)
  if (!document || !isOwn(document, caller)) return undefined
  return may(guardOf(collection), action, rolesOf(caller), document.permissions) ? document : undefined
}

/** A picture or video of the caller's own; one of another account is answered as not found. */
export async function findMedia(
  store: DocumentStore,
  caller: Caller,
  id: string,
  { action = 'read', unit }: { readonly action?: ItemAction; readonly unit?: Transaction } = {},
): Promise<Document> {
  const document = await findOwn(store, mediaCollection, { caller, id, action, ...(unit && { unit }) })
  if (!document) throw new Fault('document_not_found', { collection: mediaCollection.id, document: id })
  return document
}
