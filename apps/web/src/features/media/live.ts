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
    const changed = readMediaItem(event.payload)
    const deleted = changeOf(event) === 'delete'
    const gone = deleted || changed.trashed
    const store = mediaStoreOf(cache)
    const before = store.get(changed.$id)
    if (deleted) store.drop([changed.$id])
    else store.put([changed])
    if (before && !deleted && before.trashed !== changed.trashed) store.drop([changed.$id])
    const without = (page: MediaPage) => page.items.filter(({ $id }) => $id !== changed.$id)
    const apply = (page: MediaPage | undefined): MediaPage | undefined => {
      if (!page) return page
      if (gone) return { ...page, items: without(page) }
      const known = page.items.some(({ $id }) => $id === changed.$id)
      if (known) return { ...page, items: page.items.map((item) => (item.$id === changed.$id ? changed : item)) }
      return changeOf(event) === 'create' ? { total: page.total + 1, items: [changed, ...page.items] } : page
    }
    cache.setQueryData<MediaPage>(mediaKeys.recent, apply)
    for (const id of changed.characterIds) cache.setQueryData<MediaPage>(mediaKeys.of(id), apply)
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
