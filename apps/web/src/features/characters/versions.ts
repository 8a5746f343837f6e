import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { Version } from '@eidolon/contract/characters/versions.ts'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LiveRoute } from '#lib/live-route.ts'
import type { LoadApi } from '#lib/use-api.tsx'

export type { Version }

export const versionKeys = { all: ['versions'], of: (characterId: string) => ['versions', characterId] } as const

/** How a character looked before, newest first. */
export const versionsQuery = (api: LoadApi, characterId: string) =>
  queryOptions({
    queryKey: versionKeys.of(characterId),
    queryFn: () => fetchVersions(api, characterId),
  })

async function fetchVersions(api: LoadApi, characterId: string): Promise<readonly Version[]> {
  const { databases } = await api()
  const queries = [
    Query.equal('characterId', characterId),
    Query.orderDesc('$createdAt'),
    Query.limit(limits.character.versions),
    Query.select(['$id', '$createdAt', '*']),
  ]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.versions, queries)
  return documents.flatMap((document) => Version.safeParse(document).data ?? [])
}

export const versionsLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.versions}.documents`,
  apply: (cache) => void cache.invalidateQueries({ queryKey: versionKeys.all }),
}
