import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { changeOf, type LiveRoute } from '#lib/live-route.ts'
import { cachedCharacter, dropCharacters, patchCharacter, refetchLists } from './cache.ts'
import { readCharacter } from './character.ts'

/** Characters that were made, changed or deleted anywhere: another tab, another machine, the server itself. */
export const charactersLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.characters}.documents`,
  apply: (cache, event) => {
    const changed = readCharacter(event.payload)
    const change = changeOf(event)
    if (change === 'update') {
      const before = cachedCharacter(cache, changed.$id)
      // What is too large for an event is not in it, and stays as it was.
      const card = 'card' in event.payload ? changed.card : (before?.card ?? '')
      patchCharacter(cache, changed.$id, { ...changed, card })
      // What decides which lists it is in has changed.
      if (before && before.archived === changed.archived) return
    }
    if (change === 'delete') dropCharacters(cache, [changed.$id])
    void refetchLists(cache)
  },
}
