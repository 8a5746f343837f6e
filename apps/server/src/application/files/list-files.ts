import type { Buckets } from './buckets.ts'
import type { FilePage, FileStore } from './file-store.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { mayAll } from '#domain/documents/access.ts'
import { systemAttributes } from '#domain/documents/collection.ts'
import { parseListQuery, type QueryRules } from '#domain/documents/query-rules.ts'
import { type ListQuery, QueryProblem } from '#domain/documents/query.ts'
import { fileAttributes } from '#domain/files/file-attributes.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Bound } from '#application/shared/with-deps.ts'

const rules: QueryRules = {
  attributes: new Map([...systemAttributes, ...fileAttributes].map((each) => [each.key, each])),
  searchable: new Set(),
  select: false,
  owned: true,
}

/** The files that a caller may read, as the queries want them. */
export async function listFiles(
  { buckets, store }: { readonly buckets: Buckets; readonly store: FileStore },
  caller: Caller,
  bucketId: string,
  { queries, search }: { readonly queries: readonly string[]; readonly search?: string | undefined },
): Promise<FilePage> {
  const query = readQueries(queries)
  const { bucket, guard } = buckets.at(bucketId)
  const roles = rolesOf(caller)
  const all = mayAll(guard, 'read', roles)
  if (!all && !guard.itemSecurity) throw new Fault('user_unauthorized')
  const page = await store.list(bucket, { query, search }, all ? 'all' : roles)
  if (page) return page
  const message = `File '${query.cursor?.id}' for the 'cursor' value not found.`
  throw new Fault('general_cursor_not_found', {}, { message })
}

export type ListFiles = Bound<typeof listFiles>

/** Unlike those of documents, these queries are refused as the parameter they come in. */
function readQueries(queries: readonly string[]): ListQuery {
  try {
    return parseListQuery(queries, rules)
  } catch (error) {
    if (!(error instanceof QueryProblem)) throw error
    throw invalidParam('queries', error.message, error)
  }
}
