import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { changeOf, type LiveRoute } from '#lib/live-route.ts'
import { readMediaItem } from './media-item.ts'
import { mediaKeys, type MediaPage } from './queries.ts'

/** A finished picture is shown at once; the totals follow from the server, which counts. */
export const mediaLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.media}.documents`,
  apply: (cache, event) => {
    const told = readMediaItem(event.payload)
    const gone = changeOf(event) === 'delete' || told.trashed
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
    void cache.invalidateQueries({ queryKey: ['media'] })
  },
}
