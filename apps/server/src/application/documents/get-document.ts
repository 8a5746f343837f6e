import type { Collections, CollectionAddress } from './collections.ts'
import type { DocumentStore } from './ports.ts'
import { checked } from './refusals.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { may } from '#domain/documents/access.ts'
import { type ListQuery, QueryProblem, readQuery } from '#domain/documents/query.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = { readonly collections: Collections; readonly store: DocumentStore }

/** One document as JSON. What a caller may not read does not exist for it. */
export async function getDocument(
  { collections, store }: Deps,
  caller: Caller,
  place: CollectionAddress,
  id: string,
  queries: readonly string[],
): Promise<string> {
  const { collection, guard, parse, handler } = collections.at(place.databaseId, place.collectionId)
  const select = queries.length === 0 ? undefined : checked(() => selection(queries, parse))
  const found = await store.read(collection, id, select)
  if (!found || !may(guard, 'read', rolesOf(caller), found.permissions)) throw new Fault('document_not_found')
  handler.afterRead?.(caller, [found.json])
  return found.json
}

export type GetDocument = Bound<typeof getDocument>

/** Nothing else makes sense of a single document. */
function selection(queries: readonly string[], parse: (queries: readonly string[]) => ListQuery): ListQuery['select'] {
  for (const { method } of queries.map(readQuery)) {
    if (method !== 'select') throw new QueryProblem(`Invalid query method: ${method}`)
  }
  return parse(queries).select
}
