import { cleanTags } from '@eidolon/contract/characters/characters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import toast from 'react-hot-toast/headless'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { dropCharacters, patchCharacter, refetchLists } from './cache.ts'
import {
  changeCharacters,
  deleteCharacters,
  duplicateCharacter,
  importCards,
  restoreCharacters,
  updateCharacter,
  type MediaFate,
} from './changes.ts'
import type { Character } from './character.ts'

type Sorted = Pick<Character, 'favorite' | 'archived' | 'tags'>

const count = (many: number) => (many === 1 ? '1 character' : `${many} characters`)
const idsOf = (some: readonly Character[]) => some.map(({ $id }) => $id)

/** What one does to characters without opening them. Each is shown at once and taken back if the server refuses. */
export function useCharacterActions() {
  const api = useApi()
  const cache = useQueryClient()
  return useMemo(() => {
    const failed = async (words: string) => {
      toast.error(`${words} The studio could not be reached, or it refused. Try again.`)
      await refetchLists(cache)
    }
    const change = async (
      some: readonly Character[],
      changed: (one: Character) => Partial<Sorted>,
      send: () => Promise<unknown>,
      words: string,
    ) => {
      for (const one of some) patchCharacter(cache, one.$id, changed(one))
      try {
        await send()
        return true
      } catch {
        for (const { $id, favorite, archived, tags } of some) patchCharacter(cache, $id, { favorite, archived, tags })
        await failed(words)
        return false
      }
    }
    const move = async (some: readonly Character[], archived: boolean) => {
      const send = () => changeCharacters(api, idsOf(some), { archived })
      const moved = await change(some, () => ({ archived }), send, 'Not moved.')
      if (moved) await refetchLists(cache)
      return moved
    }
    const restore = async (ids: readonly string[]) => {
      try {
        await restoreCharacters(api, ids)
        toast.success(`${count(ids.length)} restored.`)
      } catch {
        toast.error('Not restored: it is too late, or the studio could not be reached.')
      }
      await refetchLists(cache)
    }
    return {
      favourite: (some: readonly Character[], favorite: boolean) =>
        change(
          some,
          () => ({ favorite }),
          () => changeCharacters(api, idsOf(some), { favorite }),
          'Not marked.',
        ),
      archive: async (some: readonly Character[], archived: boolean) => {
        if (!(await move(some, archived))) return
        const words = `${count(some.length)} ${archived ? 'archived' : 'back in the list'}.`
        toastWithAction(words, 'Undo', () => void move(some, !archived))
      },
      /** One gets exactly these tags; several get them added to what they have. */
      tag: async (some: readonly Character[], tags: readonly string[]) => {
        const [only] = some
        const exactly = some.length === 1 && only ? only : undefined
        const send = () =>
          exactly
            ? updateCharacter(api, exactly.$id, { tags: [...tags] })
            : changeCharacters(api, idsOf(some), { addTags: tags })
        await change(
          some,
          (one) => ({ tags: exactly ? [...tags] : cleanTags([...one.tags, ...tags]) }),
          send,
          'Not tagged.',
        )
        await cache.invalidateQueries({ queryKey: ['characters', 'tags'] })
      },
      duplicate: async (one: Character) => {
        try {
          const made = await duplicateCharacter(api, one.$id)
          toast.success(`${made.name} created.`)
        } catch {
          await failed('Not duplicated.')
        }
        await refetchLists(cache)
      },
      remove: async (some: readonly Character[], media: MediaFate) => {
        const ids = idsOf(some)
        dropCharacters(cache, ids)
        try {
          await deleteCharacters(api, ids, media)
          const words = some.length === 1 ? `${some[0]?.name} deleted.` : `${count(some.length)} deleted.`
          toastWithAction(words, 'Undo', () => void restore(ids))
        } catch {
          await failed('Not deleted.')
        }
        await Promise.all([refetchLists(cache), cache.invalidateQueries({ queryKey: ['media'] })])
      },
      importCards: async (files: readonly File[]) => {
        const imported = await importCards(api, files)
        await refetchLists(cache)
        return imported
      },
    }
  }, [api, cache])
}
