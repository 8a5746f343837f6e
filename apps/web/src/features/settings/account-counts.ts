import { MediaCounts } from '@eidolon/contract/media/media.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { settingsKeys } from './queries.ts'

export type AccountCounts = {
  readonly characters: number
  readonly images: number
  readonly videos: number
  readonly sheets: number
  readonly trashed: number
  readonly bytes: number
}

/** What the account holds, in figures. */
export const accountCountsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.belongings,
    queryFn: () => fetchBelongings(api),
  })

async function fetchBelongings(api: LoadApi): Promise<AccountCounts> {
  const { send, databases } = await api()
  const [media, characters] = await Promise.all([
    send('GET', '/media/counts').then(async (response) => MediaCounts.parse(await response.json())),
    databases.listDocuments(databaseId, collectionIds.characters, [Query.limit(1)]),
  ])
  const { images, videos, sheets, trashed, bytes } = media
  return { characters: characters.total, images, videos, sheets, trashed, bytes }
}

/** `3 characters, 12 pictures and 1 video` */
export function accountCountsWords({ characters, images, videos, sheets }: AccountCounts): string {
  const counted = [
    [characters, 'character'],
    [images, 'picture'],
    [videos, 'video'],
    [sheets, 'sheet'],
  ] as const
  const words = counted.flatMap(([many, what]) => (many === 0 ? [] : [`${many} ${what}${many === 1 ? '' : 's'}`]))
  if (words.length === 0) return ''
  return words.length === 1 ? String(words[0]) : `${words.slice(0, -1).join(', ')} and ${String(words.at(-1))}`
}
