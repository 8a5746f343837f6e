import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { readMediaItem, type MediaItem } from './media-item.ts'

export type MediaPage = { readonly total: number; readonly items: readonly MediaItem[] }

export const mediaKeys = {
  recent: ['media', 'recent'],
  videos: ['media', 'videos'],
  of: (characterId: string) => ['media', 'of', characterId],
} as const

const kept = Query.isNull('trashedAt')
const newest = Query.orderDesc('$createdAt')

/** The newest, and how many there are. */
export const recentMediaQuery = (api: LoadApi, count: number) =>
  queryOptions({ queryKey: mediaKeys.recent, queryFn: () => fetchMedia(api, [kept, newest, Query.limit(count)]) })

/** How many of them are videos. */
export const videoCountQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: mediaKeys.videos,
    queryFn: async () => (await fetchMedia(api, [kept, Query.equal('kind', 'video'), Query.limit(1)])).total,
  })

/** Pictures and videos of one character. */
export const characterMediaQuery = (api: LoadApi, characterId: string) =>
  queryOptions({
    queryKey: mediaKeys.of(characterId),
    queryFn: () => fetchMedia(api, [kept, Query.equal('characterId', characterId), newest, Query.limit(60)]),
  })

async function fetchMedia(api: LoadApi, queries: string[]): Promise<MediaPage> {
  const { databases } = await api()
  const { total, documents } = await databases.listDocuments(databaseId, collectionIds.media, queries)
  return { total, items: documents.map((document) => readMediaItem(document)) }
}
