import type { DocumentStore } from '#application/documents/ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Caller, isOwn, rolesOf } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { may } from '#domain/documents/access.ts'
import { type Document, guardOf } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { Fault } from '#domain/shared/fault.ts'

const guard = guardOf(characterCollection)

/** A character for a caller who wants to do something with it. One of another account is answered as not found. */
export async function findCharacter(
  store: DocumentStore,
  caller: Caller,
  id: string,
  { action = 'read', unit }: { readonly action?: ItemAction; readonly unit?: Transaction } = {},
): Promise<Document> {
  const document = await store.find(characterCollection, id, unit)
  const roles = rolesOf(caller)
  if (!document || !isOwn(document, caller) || !may(guard, 'read', roles, document.permissions)) {
    throw new Fault('document_not_found')
  }
  if (!may(guard, action, roles, document.permissions)) throw new Fault('user_unauthorized')
  return document
}
