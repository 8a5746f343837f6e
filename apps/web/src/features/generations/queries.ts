import { EngineList } from '@eidolon/contract/engines.ts'
import { PresetFields, readPresetSettings, type PresetSettings } from '@eidolon/contract/presets.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { inOrder, isUnderWay, readGeneration, type Generation } from './generation.ts'

export const generationKeys = {
  recent: ['generations', 'recent'],
  engines: ['engines'],
  presets: ['presets'],
} as const

/** How many the strip shows. */
export const stripLength = 24
/** Events tell of every change; after this long it is fetched again, should one have been missed. */
const askAgain = 8000

/** What was asked for lately, newest first. */
export const recentGenerationsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: generationKeys.recent,
    queryFn: () => fetchRecentGenerations(api),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askAgain : false),
  })

async function fetchRecentGenerations(api: LoadApi): Promise<readonly Generation[]> {
  const { databases } = await api()
  const queries = [
    Query.orderDesc('$createdAt'),
    Query.limit(stripLength),
    Query.select(['$id', '$createdAt', '$updatedAt', '*']),
  ]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.generations, queries)
  return inOrder(documents.flatMap((document) => readGeneration(document) ?? []))
}

/** Who draws here and what they can do. */
export const enginesQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: generationKeys.engines,
    queryFn: () => fetchEngines(api),
    staleTime: 300_000,
    // One that is away may be back soon.
    refetchInterval: ({ state }) => (state.data?.every(({ available }) => available) ? false : 20_000),
  })

async function fetchEngines(api: LoadApi): Promise<EngineList['engines']> {
  return EngineList.parse(await (await (await api()).send('GET', '/engines')).json()).engines
}

export type Preset = { readonly id: string; readonly name: string; readonly settings: PresetSettings }

export const presetsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: generationKeys.presets,
    queryFn: () => fetchPresets(api),
  })

async function fetchPresets(api: LoadApi): Promise<readonly Preset[]> {
  const { databases } = await api()
  const queries = [Query.orderAsc('name'), Query.limit(100), Query.select(['$id', 'name', 'settings'])]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.presets, queries)
  return documents.flatMap(({ $id, ...fields }) => {
    const { data } = PresetFields.safeParse(fields)
    const settings = data && readPresetSettings(data.settings)
    return settings ? [{ id: $id, name: data.name, settings }] : []
  })
}
