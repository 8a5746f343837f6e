import type { Collections, CollectionAddress } from './collections.ts'
import type { DocumentPage, DocumentStore } from './ports.ts'
import { checked } from './refusals.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { mayAll } from '#domain/documents/access.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = { readonly collections: Collections; readonly store: DocumentStore }

/** The documents that a caller may read, as the queries want them. */
export async function listDocuments(
  { collections, store }: Deps,
  caller: Caller,
  place: CollectionAddress,
  queries: readonly string[],
): Promise<DocumentPage> {
  const { collection, guard, parseList, handler } = collections.at(place.databaseId, place.collectionId)
  const query = checked(() => parseList(queries))
  const roles = rolesOf(caller)
  const all = mayAll(guard, 'read', roles)
  if (!all && !guard.itemSecurity) throw new Fault('user_unauthorized')
  const page = await store.list(collection, query, all ? 'all' : roles)
  if (page) {
    handler.afterRead?.(caller, page.documents)
    return page
  }
  const message = `Document '${query.cursor?.id}' for the 'cursor' value not found.`
  throw new Fault('general_cursor_not_found', {}, { message })
}

export type ListDocuments = Bound<typeof listDocuments>
