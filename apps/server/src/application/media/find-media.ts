import type { MediaAsked, MediaFind, MediaFound } from '@eidolon/contract/media/media-search.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import type { ServedCollection } from '#application/documents/collections.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import { checked } from '#application/documents/refusals.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { rolesOf, type UserCaller } from '#domain/accounts/caller.ts'
import type { Filter } from '#domain/documents/query.ts'
import { readSearch, type Search } from '#domain/search/read-search.ts'
import { type SearchMatch, type Level, searchLevels, whyFound } from '#domain/search/search-levels.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Where a row stands: later rows have a greater place. */
export type Hit = SearchMatch & { readonly id: string; readonly place: number }

/** Looks rows of the library up by the words that are kept of them. */
export type MediaSearch = {
  /** Undefined when it is not there, or somebody else's. */
  placeOf(owner: UserId, id: string): Promise<number | undefined>
  /** The latest that meet what this level asks, before a place if there is one. */
  find(owner: UserId, level: Level, asked: MediaQuery): Promise<readonly Hit[]>
}

/** Where the search looks: among what is shown, or in the trash; and what else has to be true of a picture. */
export type Among = { readonly trash: boolean; readonly filters: readonly Filter[] }

export type MediaQuery = Among & { readonly before: number | undefined; readonly max: number }

type Deps = {
  readonly search: MediaSearch
  readonly store: Pick<DocumentStore, 'list'>
  readonly served: Pick<ServedCollection, 'collection' | 'parse' | 'parseList'>
}

/** How many more rows are read than are wanted, for those that were on a level before. */
const besides = 25

/** Pictures of one's own that show or say what somebody looks for, best first and then the latest. */
export async function findMedia(
  { search, store, served }: Deps,
  caller: UserCaller,
  { q, limit, cursor, trash }: MediaFind,
  queries: readonly string[],
): Promise<MediaFound> {
  const { userId } = caller
  const asked = readSearch(q)
  const { filters } = checked(() => served.parse(queries))
  const levels = searchLevels(asked)
  const start = cursor === undefined ? { level: 0, before: undefined } : await startAt(userId, cursor)
  const hits: (Hit & { readonly level: number })[] = []
  for (let level = start.level; level < levels.length && hits.length <= limit; level += 1) {
    const wanted = levels[level]
    if (!wanted) break
    const before = level === start.level ? start.before : undefined
    // One more tells whether there is another page.
    for await (const hit of hitsOn(userId, wanted, {
      trash: trash === 'true',
      filters,
      before,
      max: limit + 1 - hits.length,
    }))
      hits.push({ ...hit, level })
  }
  const page = hits.slice(0, limit)
  const last = page.at(-1)
  return {
    asked: understood(asked),
    documents: await documentsOf(caller, page, (hit) => whyFound(asked, hit)),
    cursor: hits.length > limit && last ? `${last.level}.${last.id}` : null,
  }

  /** The latest of one level. Those of the levels before are few, since all of them had been found when it came to this. */
  async function* hitsOn(owner: UserId, level: Level, { before, max, ...among }: MediaQuery): AsyncIterable<Hit> {
    let [place, left] = [before, max]
    while (left > 0) {
      const some = left + besides
      const found = await search.find(owner, level, { ...among, before: place, max: some })
      for (const hit of found.filter(level.has).slice(0, left)) {
        yield hit
        left -= 1
      }
      if (found.length < some) return
      place = found.at(-1)?.place
    }
  }

  async function startAt(owner: UserId, cursor: string): Promise<{ level: number; before: number }> {
    const [level = '', ...id] = cursor.split('.')
    const before = await search.placeOf(owner, id.join('.'))
    if (before === undefined) {
      const message = `Document '${id.join('.')}' for the 'cursor' value not found.`
      throw new Fault('general_cursor_not_found', {}, { message })
    }
    return { level: Number(level), before }
  }

  async function documentsOf(
    caller: UserCaller,
    hits: readonly Hit[],
    why: (hit: Hit) => string[],
  ): Promise<MediaFound['documents']> {
    if (hits.length === 0) return []
    const queries = [
      { method: 'equal', attribute: '$id', values: hits.map(({ id }) => id) },
      { method: 'limit', values: [hits.length] },
    ]
    const query = served.parseList(queries.map((one) => JSON.stringify(one)))
    const list = await store.list(served.collection, query, rolesOf(caller))
    const documents = new Map<string, { readonly $id: string }>()
    for (const text of list?.documents ?? []) {
      const document: { readonly $id: string } = JSON.parse(text)
      documents.set(document.$id, document)
    }
    return hits.flatMap((hit) => {
      const document = documents.get(hit.id)
      return document ? [{ ...document, why: why(hit) }] : []
    })
  }
}

export type FindMedia = Bound<typeof findMedia>

/** What a search asks for, as whoever typed it is told. */
function understood({ wanted, denied }: Search): MediaAsked {
  const labels = (named: boolean) =>
    wanted.filter(({ part }) => (part !== undefined) === named).map(({ label }) => label)
  return { parts: labels(true), words: labels(false), without: [...denied] }
}
