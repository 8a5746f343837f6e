import { parsedQueries } from './parsed-queries.ts'
import type { CollectionHandler } from './ports.ts'
import type { Guarded } from '#domain/documents/access.ts'
import { type Collection, isLarge, systemAttributes, viewKeys } from '#domain/documents/collection.ts'
import { guardOf } from '#domain/documents/document.ts'
import { parseListQuery, type QueryRules } from '#domain/documents/query-rules.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import { Fault } from '#domain/shared/fault.ts'

/** A collection with everything that requests to it need, put together once. */
export type ServedCollection = {
  readonly collection: Collection
  readonly guard: Guarded
  readonly rules: QueryRules
  /** Reads the queries of a list; throws `QueryProblem`. */
  readonly parse: (queries: readonly string[]) => ListQuery
  /** The same for a client, who gets what is large only where it is selected. */
  readonly parseList: (queries: readonly string[]) => ListQuery
  readonly handler: CollectionHandler
}

export type Collections = {
  /** Refuses what does not exist or is switched off. */
  at(databaseId: string, collectionId: string): ServedCollection
  /** For the studio itself, which knows what there is. */
  named(collectionId: string): ServedCollection
}

export type CollectionAddress = { readonly databaseId: string; readonly collectionId: string }

export function servedCollections(
  all: readonly Collection[],
  handlers: Readonly<Record<string, CollectionHandler>> = {},
): Collections {
  const databases = new Map<string, Map<string, ServedCollection>>()
  const byName = new Map<string, ServedCollection>()
  for (const collection of all) {
    const served = serve(collection, handlers[collection.id] ?? {})
    const database = databases.get(collection.databaseId) ?? new Map<string, ServedCollection>()
    databases.set(collection.databaseId, database.set(collection.id, served))
    byName.set(collection.id, served)
  }
  return {
    at(databaseId, collectionId) {
      const database = databases.get(databaseId)
      if (!database) throw new Fault('database_not_found')
      const served = database.get(collectionId)
      if (!served?.collection.enabled) throw new Fault('collection_not_found')
      return served
    },
    named(collectionId) {
      const served = byName.get(collectionId)
      if (!served) throw new Error(`There is no collection ${collectionId}`)
      return served
    },
  }
}

function serve(collection: Collection, handler: CollectionHandler): ServedCollection {
  const attributes = [...systemAttributes, ...collection.attributes]
  const searchable = collection.indexes.filter(({ type }) => type === 'fulltext').flatMap((index) => index.attributes)
  const rules: QueryRules = {
    attributes: new Map(attributes.map((each) => [each.key, each])),
    searchable: new Set(searchable),
    select: true,
    owned: true,
  }
  const parse = parsedQueries((queries) => parseListQuery(queries, rules))
  const listed = collection.attributes.filter((each) => !isLarge(each)).map(({ key }) => key)
  const isWhole = listed.length === collection.attributes.length
  const light = { select: [...viewKeys, ...listed] }
  const parseList = parsedQueries((queries) => {
    const query = parseListQuery(queries, rules)
    return query.select?.length ? query : { ...query, ...light }
  })
  return { collection, handler, guard: guardOf(collection), rules, parse, parseList: isWhole ? parse : parseList }
}
