import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { QueryClient } from '@tanstack/react-query'
import { changeOf, type LiveRoute } from '#lib/live-route.ts'
import { readMediaItem } from './media-item.ts'
import { mediaStoreOf } from './media-store.ts'
import { mediaKeys, type MediaPage } from './queries.ts'

/** A finished picture is shown at once; the totals follow from the server, which counts. */
export const mediaLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.media}.documents`,
  apply: (cache, event) => {
    const told = readMediaItem(event.payload)
    const deleted = changeOf(event) === 'delete'
    const gone = deleted || told.trashed
    const store = mediaStoreOf(cache)
    const before = store.get(told.$id)
    if (deleted) store.drop([told.$id])
    else store.put([told])
    if (before && !deleted && before.trashed !== told.trashed) store.drop([told.$id])
    const without = (page: MediaPage) => page.items.filter(({ $id }) => $id !== told.$id)
    const apply = (page: MediaPage | undefined): MediaPage | undefined => {
      if (!page) return page
      if (gone) return { ...page, items: without(page) }
      const known = page.items.some(({ $id }) => $id === told.$id)
      if (known) return { ...page, items: page.items.map((item) => (item.$id === told.$id ? told : item)) }
      return changeOf(event) === 'create' ? { total: page.total + 1, items: [told, ...page.items] } : page
    }
    cache.setQueryData<MediaPage>(mediaKeys.recent, apply)
    if (told.characterId) cache.setQueryData<MediaPage>(mediaKeys.of(told.characterId), apply)
    refetchSoon(cache)
  },
}

/** Albums that were made, renamed or deleted anywhere. */
export const albumsLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.albums}.documents`,
  apply: (cache) => void cache.invalidateQueries({ queryKey: mediaKeys.albums }),
}

const waiting = new WeakSet<QueryClient>()

/** A change to a thousand pictures is a thousand events; the server is asked once they have passed. */
function refetchSoon(cache: QueryClient): void {
  if (waiting.has(cache)) return
  waiting.add(cache)
  setTimeout(() => {
    waiting.delete(cache)
    void cache.invalidateQueries({ queryKey: ['media'] })
  }, 200)
}
