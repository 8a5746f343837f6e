import { Outfit, type OutfitFields } from '@eidolon/contract/characters/outfits.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { ID, Query } from 'appwrite'
import type { LiveRoute } from '#lib/live-route.ts'
import type { LoadApi } from '#lib/use-api.tsx'

export type { Outfit }

export const wardrobeKeys = { all: ['outfits'], of: (characterId: string) => ['outfits', characterId] } as const

/** What a character has to wear, oldest first: things stay where one has put them. */
export const wardrobeQuery = (api: LoadApi, characterId: string) =>
  queryOptions({
    queryKey: wardrobeKeys.of(characterId),
    queryFn: () => fetchWardrobe(api, characterId),
    enabled: characterId !== '',
  })

async function fetchWardrobe(api: LoadApi, characterId: string): Promise<readonly Outfit[]> {
  const { databases } = await api()
  const queries = [
    Query.equal('characterId', characterId),
    Query.orderAsc('$createdAt'),
    Query.limit(limits.outfit.each),
  ]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.outfits, queries)
  return documents.flatMap((document) => Outfit.safeParse(document).data ?? [])
}

export async function addOutfit(api: LoadApi, fields: OutfitFields, id = ID.unique()): Promise<void> {
  await (await api()).databases.createDocument(databaseId, collectionIds.outfits, id, fields)
}

export async function changeOutfit(api: LoadApi, id: string, fields: Partial<OutfitFields>): Promise<void> {
  await (await api()).databases.updateDocument(databaseId, collectionIds.outfits, id, fields)
}

export async function removeOutfit(api: LoadApi, id: string): Promise<void> {
  await (await api()).databases.deleteDocument(databaseId, collectionIds.outfits, id)
}

export const wardrobeLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.outfits}.documents`,
  apply: (cache) => void cache.invalidateQueries({ queryKey: wardrobeKeys.all }),
}
