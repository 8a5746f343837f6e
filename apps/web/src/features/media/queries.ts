import { Album } from '@eidolon/contract/media/albums.ts'
import { SelectedDocuments } from '@eidolon/contract/documents.ts'
import { MediaFound, type MediaAsked } from '@eidolon/contract/media/media-search.ts'
import { MediaCounts, MediaMonths } from '@eidolon/contract/media/media.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import type { FoundPage } from '#features/media/library/found-library.ts'
import type { Slice } from '#features/media/library/library.ts'
import { readMediaItem, shownFields, type MediaItem } from './media-item.ts'
import {
  byMonth,
  beforeQuery,
  filterQueries,
  narrowingQueries,
  orderQuery,
  type LibraryFilter,
} from '#features/media/library/library-filter.ts'

export type MediaPage = { readonly total: number; readonly items: readonly MediaItem[] }

export const mediaKeys = {
  recent: ['media', 'recent'],
  pickedFrom: ['media', 'picked-from'],
  many: (kind: string) => ['media', 'many', kind],
  of: (characterId: string) => ['media', 'of', characterId],
  plan: (filter: LibraryFilter) => ['media', 'plan', filter],
  found: (filter: LibraryFilter) => ['media', 'found', filter],
  counts: ['media', 'counts'],
  place: (filter: LibraryFilter, id: string) => ['media', 'place', filter, id],
  lineage: (id: string) => ['media', 'lineage', id],
  recipe: (id: string) => ['recipes', id],
  claims: ['claims'],
  claim: (id: string) => ['claims', id],
  cover: (album: Album) => ['media', 'cover', album.$id, album.coverId],
  albums: ['albums'],
} as const

const kept = Query.isNull('trashedAt')
const newest = Query.orderDesc('$createdAt')
const documents = `/databases/${databaseId}/collections/${collectionIds.media}/documents` as const

/** The newest, and how many there are. */
export const recentMediaQuery = (api: LoadApi, count: number) =>
  queryOptions({ queryKey: mediaKeys.recent, queryFn: () => fetchMedia(api, [kept, newest, Query.limit(count)]) })

/** The newest, to choose one of them. */
export const pickedFromQuery = (api: LoadApi) =>
  queryOptions({ queryKey: mediaKeys.pickedFrom, queryFn: () => fetchMedia(api, [kept, newest, Query.limit(60)]) })

/** How many there are of one kind. */
export const kindCountQuery = (api: LoadApi, kind: 'image' | 'video') =>
  queryOptions({
    queryKey: mediaKeys.many(kind),
    queryFn: () => fetchKindCount(api, kind),
  })

async function fetchKindCount(api: LoadApi, kind: 'image' | 'video'): Promise<number> {
  return (await fetchMedia(api, [kept, Query.equal('kind', kind), Query.limit(1)])).total
}

/** Pictures and videos of one character. */
export const characterMediaQuery = (api: LoadApi, characterId: string) =>
  queryOptions({
    queryKey: mediaKeys.of(characterId),
    queryFn: () => fetchMedia(api, [kept, Query.contains('characterIds', [characterId]), newest, Query.limit(60)]),
  })

/** How many there are of what is wanted, month by month in the order they are shown. */
export const planQuery = (api: LoadApi, filter: LibraryFilter) =>
  queryOptions({
    queryKey: mediaKeys.plan(filter),
    queryFn: ({ signal }) => fetchMonths(api, filter, signal),
  })

async function fetchMonths(api: LoadApi, filter: LibraryFilter, signal: AbortSignal): Promise<MediaMonths['months']> {
  const { send } = await api()
  const response = await send('GET', `/media/months?${queryString(filterQueries(filter))}`, { signal })
  const { total, months } = MediaMonths.parse(await response.json())
  if (!byMonth(filter)) return total > 0 ? [{ month: '', count: total }] : []
  return filter.sort === 'oldest' ? months.toReversed() : months
}

/** What was found first, and what the search was understood to ask for. */
export const foundQuery = (api: LoadApi, filter: LibraryFilter) =>
  queryOptions({
    queryKey: mediaKeys.found(filter),
    queryFn: ({ signal }) => fetchFound(api, filter, undefined, signal),
  })

export async function fetchFound(
  api: LoadApi,
  filter: LibraryFilter,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<FoundPage & { readonly asked: MediaAsked }> {
  const { send } = await api()
  const asked = new URLSearchParams({ q: filter.search.trim(), limit: '100' })
  if (cursor !== undefined) asked.set('cursor', cursor)
  if (filter.trash) asked.set('trash', 'true')
  const narrowing = narrowingQueries(filter)
  const path = `/media/find?${asked.toString()}${narrowing.length > 0 ? `&${queryString(narrowing)}` : ''}` as const
  const found = MediaFound.parse(await (await send('GET', path, signal ? { signal } : {})).json())
  const items = found.documents.map(({ why, ...document }) => ({ item: readMediaItem(document), why }))
  return { items, cursor: found.cursor, asked: found.asked }
}

/** How many of what is wanted certainly come before this one. */
export async function countBefore(api: LoadApi, filter: LibraryFilter, item: MediaItem): Promise<number> {
  const { send } = await api()
  const filters = [...filterQueries(filter), beforeQuery(filter, item)]
  return MediaMonths.parse(await (await send('GET', `/media/months?${queryString(filters)}`)).json()).total
}

/** What filters and menus show beside their entries. */
export const countsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: mediaKeys.counts,
    queryFn: ({ signal }) => fetchCounts(api, signal),
  })

async function fetchCounts(api: LoadApi, signal: AbortSignal): Promise<MediaCounts> {
  const { send } = await api()
  return MediaCounts.parse(await (await send('GET', '/media/counts', { signal })).json())
}

export const albumsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: mediaKeys.albums,
    queryFn: () => fetchAlbums(api),
  })

async function fetchAlbums(api: LoadApi): Promise<Album[]> {
  const { databases } = await api()
  const queries = [Query.orderAsc('name'), Query.limit(500)]
  const found = await databases.listDocuments(databaseId, collectionIds.albums, queries)
  return found.documents.flatMap((document) => Album.safeParse(document).data ?? [])
}

/** The chosen cover of an album; without one, or when that is gone, the newest it holds. */
export const coverQuery = (api: LoadApi, album: Album) =>
  queryOptions({
    queryKey: mediaKeys.cover(album),
    queryFn: () => fetchCover(api, album),
  })

async function fetchCover(api: LoadApi, album: Album): Promise<MediaItem | null> {
  const chosen = album.coverId ? await fetchMediaItem(api, album.coverId).catch(() => undefined) : undefined
  if (chosen && !chosen.trashed) return chosen
  const { items } = await fetchMedia(api, [kept, Query.contains('albumIds', [album.$id]), newest, Query.limit(1)])
  return items[0] ?? null
}

/** What it came from, eldest first, and what came from it. */
export const lineageQuery = (api: LoadApi, item: MediaItem) =>
  queryOptions({
    queryKey: mediaKeys.lineage(item.$id),
    queryFn: () => fetchLineage(api, item),
  })

async function fetchLineage(
  api: LoadApi,
  item: MediaItem,
): Promise<{ readonly before: readonly MediaItem[]; readonly after: readonly MediaItem[] }> {
  const before: MediaItem[] = []
  const seen = new Set([item.$id])
  for (let id = item.parentId; id && !seen.has(id) && before.length < 6; id = before[0]?.parentId ?? null) {
    seen.add(id)
    const parent = await fetchMediaItem(api, id).catch(() => undefined)
    if (!parent) break
    before.unshift(parent)
  }
  const { items: after } = await fetchMedia(api, [kept, Query.equal('parentId', item.$id), newest, Query.limit(12)])
  return { before, after }
}

export async function fetchMediaItem(api: LoadApi, id: string): Promise<MediaItem> {
  const { databases } = await api()
  return readMediaItem(await databases.getDocument(databaseId, collectionIds.media, id))
}

/** Fetches a stretch of a month, or of everything where the order does not go along the months. */
export async function fetchSlice(
  api: LoadApi,
  filter: LibraryFilter,
  { month, offset, count }: Slice,
  signal: AbortSignal,
): Promise<readonly MediaItem[]> {
  const { send } = await api()
  const queries = [
    ...filterQueries(filter),
    ...(month ? monthFilters(month) : []),
    orderQuery(filter),
    Query.limit(count),
    Query.offset(offset),
    Query.select(shownFields),
  ]
  const response = await send('GET', `${documents}?${queryString(queries)}`, { signal })
  return SelectedDocuments.parse(await response.json()).documents.map(readMediaItem)
}

function monthFilters(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const start = (of: string) => `${of}-01T00:00:00.000+00:00`
  return [Query.greaterThanEqual('$createdAt', start(month)), Query.lessThan('$createdAt', start(next))]
}

function queryString(queries: readonly string[]): string {
  return String(new URLSearchParams(queries.map((query, index) => [`queries[${index}]`, query])))
}

async function fetchMedia(api: LoadApi, queries: string[]): Promise<MediaPage> {
  const { databases } = await api()
  const { total, documents: found } = await databases.listDocuments(databaseId, collectionIds.media, queries)
  return { total, items: found.map((document) => readMediaItem(document)) }
}

/** Everything that made it, as its file carries it; refused where there is none, as in most uploads. */
export async function recipeOf(api: LoadApi, { $id }: Pick<MediaItem, '$id'>): Promise<unknown> {
  const { send } = await api()
  return (await send('GET', `/media/${encodeURIComponent($id)}/recipe`)).json()
}

/** A recipe never changes. */
export const recipeQuery = (api: LoadApi, item: Pick<MediaItem, '$id'>) =>
  queryOptions({
    queryKey: mediaKeys.recipe(item.$id),
    queryFn: () => recipeOf(api, item),
    staleTime: Number.POSITIVE_INFINITY,
  })
