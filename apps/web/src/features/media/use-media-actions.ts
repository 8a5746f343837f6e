import type { StillFormat } from '@eidolon/contract/media/media.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'
import { formatNumber } from '#lib/format.ts'
import { saveBlob } from '#lib/files/save-file.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { changeMedia, deleteMedia, emptyTrash, enlarge, fetchAs, vary } from './changes.ts'
import type { MediaItem } from './media-item.ts'
import { mediaStoreOf } from './media-store.ts'

const counted = (many: number) => (many === 1 ? '1 item' : `${formatNumber(many)} items`)
const sorry = 'The studio could not be reached, or it refused. Try again.'

/** What one does to pictures and videos. Each is shown at once and taken back if the server refuses. */
export function useMediaActions() {
  const api = useApi()
  const cache = useQueryClient()
  return useMemo(() => {
    const store = mediaStoreOf(cache)
    const refetch = () => cache.invalidateQueries({ queryKey: ['media'] })
    const change = async (
      ids: readonly string[],
      changed: (item: MediaItem) => Partial<MediaItem>,
      send: () => Promise<void>,
      words: string,
    ): Promise<boolean> => {
      const before = new Map(ids.map((id) => [id, store.get(id)]))
      store.patch(ids, changed)
      try {
        await send()
        return true
      } catch {
        store.patch(ids, (item) => before.get(item.$id) ?? {})
        toast.error(`${words} ${sorry}`)
        return false
      }
    }
    const move = async (ids: readonly string[], trashed: boolean) => {
      store.drop(ids)
      const send = () => changeMedia(api, ids, { trashed })
      const moved = await change(ids, () => ({ trashed }), send, trashed ? 'Not moved to the trash.' : 'Not restored.')
      await refetch()
      return moved
    }
    return {
      favourite: (ids: readonly string[], favorite: boolean) =>
        change(
          ids,
          () => ({ favorite }),
          () => changeMedia(api, ids, { favorite }),
          'Not marked.',
        ),
      /** So many stars, or none. */
      rate: (ids: readonly string[], rating: number | null) =>
        change(
          ids,
          () => ({ rating }),
          () => changeMedia(api, ids, { rating }),
          'The stars were not kept.',
        ),
      /** Says whom uploads show; null for nobody. */
      give: async (ids: readonly string[], characterId: string | null) => {
        const given = await change(
          ids,
          () => ({ characterId }),
          () => changeMedia(api, ids, { characterId }),
          'Not kept.',
        )
        if (given)
          toast.success(characterId === null ? 'It shows nobody in particular.' : 'It is with the character now.')
        await refetch()
      },
      trash: async (ids: readonly string[], trashed: boolean) => {
        if (!(await move(ids, trashed))) return
        const words = `${counted(ids.length)} ${trashed ? 'moved to trash' : 'restored'}.`
        toastWithAction(words, 'Undo', () => void move(ids, !trashed))
      },
      remove: async (ids: readonly string[]) => {
        store.drop(ids)
        try {
          await deleteMedia(api, ids)
          toast.success(`${counted(ids.length)} deleted for ever.`)
        } catch {
          toast.error(`Not deleted. ${sorry}`)
        }
        await refetch()
      },
      emptyTrash: async () => {
        try {
          await emptyTrash(api)
          toast.success('The trash is empty.')
        } catch {
          toast.error(`Not emptied. ${sorry}`)
        }
        await refetch()
      },
      /** Into these albums and out of those. */
      sort: async (ids: readonly string[], into: readonly string[], outOf: readonly string[]) => {
        const done = await change(
          ids,
          ({ albumIds }) => ({ albumIds: [...new Set([...albumIds.filter((id) => !outOf.includes(id)), ...into])] }),
          () =>
            changeMedia(api, ids, {
              ...(into.length > 0 && { addAlbumIds: [...into] }),
              ...(outOf.length > 0 && { removeAlbumIds: [...outOf] }),
            }),
          'The albums were not changed.',
        )
        if (done) toast.success('Albums changed.')
        await refetch()
      },
      save: async (item: MediaItem, format: StillFormat) => {
        try {
          const { name, content } = await fetchAs(api, item, format)
          saveBlob(name, content)
        } catch (error) {
          const known = { general_argument_invalid: 'It moves, or it has transparency that JPEG cannot keep.' }
          toast.error(`Not saved. ${failureWords(error, { known, otherwise: sorry, below: 600 })}`)
        }
      },
      enlarge: async (item: MediaItem, size: string) => {
        try {
          await enlarge(api, item, size)
          toast.success('It is being drawn larger. It appears here.')
        } catch (error) {
          toast.error(`Not started. ${failureWords(error, { known: {}, otherwise: sorry, below: 600 })}`)
        }
      },
      vary: async (item: MediaItem, strength: number) => {
        try {
          await vary(api, item, strength)
          toast.success('Four variations are being drawn. They appear here.')
        } catch (error) {
          toast.error(`Not started. ${failureWords(error, { known: {}, otherwise: sorry, below: 600 })}`)
        }
      },
    }
  }, [api, cache])
}
