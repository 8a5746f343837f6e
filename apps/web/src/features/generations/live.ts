import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { changeOf, type LiveRoute } from '#lib/live-route.ts'
import { dropGeneration, putGeneration } from './cache.ts'
import { readGeneration } from './generation.ts'
import { generationKeys } from './queries.ts'
import { noteEnd } from './ready.ts'

const channelOf = (collection: string) => `databases.${databaseId}.collections.${collection}.documents`

/** How far each generation is, whichever tab or machine asked for it. */
const generationsLive: LiveRoute = {
  channel: channelOf(collectionIds.generations),
  apply: (cache, event) => {
    const changed = readGeneration(event.payload)
    if (!changed) return
    if (changeOf(event) === 'delete') dropGeneration(cache, changed.$id)
    else {
      putGeneration(cache, changed)
      noteEnd(changed)
    }
  },
}

const presetsLive: LiveRoute = {
  channel: channelOf(collectionIds.presets),
  apply: (cache) => void cache.invalidateQueries({ queryKey: generationKeys.presets }),
}

/** Everything the generator shows that may change elsewhere. */
export const generatorLive: readonly LiveRoute[] = [generationsLive, presetsLive]
