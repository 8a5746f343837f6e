import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import toast from 'react-hot-toast/headless'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { dropCharacters, patchCharacter, refetchLists } from './cache.ts'
import {
  deleteCharacter,
  duplicateCharacter,
  importCards,
  restoreCharacter,
  updateCharacter,
  type MediaFate,
} from './changes.ts'
import type { Character } from './character.ts'

const count = (many: number) => (many === 1 ? '1 character' : `${many} characters`)

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
      changed: (one: Character) => Partial<Pick<Character, 'favorite' | 'archived' | 'tags'>>,
      words: string,
    ) => {
      for (const one of some) patchCharacter(cache, one.$id, changed(one))
      try {
        await inTurns(some, (one) => updateCharacter(api, one.$id, changed(one)))
        return true
      } catch {
        for (const { $id, favorite, archived, tags } of some) patchCharacter(cache, $id, { favorite, archived, tags })
        await failed(words)
        return false
      }
    }
    const restore = async (ids: readonly string[]) => {
      try {
        await inTurns(ids, (id) => restoreCharacter(api, id))
        toast.success(`${count(ids.length)} restored.`)
      } catch {
        toast.error('Not restored: it is too late, or the studio could not be reached.')
      }
      await refetchLists(cache)
    }
    return {
      favourite: (some: readonly Character[], favorite: boolean) => change(some, () => ({ favorite }), 'Not marked.'),
      archive: async (some: readonly Character[], archived: boolean) => {
        if (!(await change(some, () => ({ archived }), 'Not moved.'))) return
        await refetchLists(cache)
        const words = `${count(some.length)} ${archived ? 'archived' : 'back in the list'}.`
        toastWithAction(words, 'Undo', () => {
          void change(some, () => ({ archived: !archived }), 'Not moved.').then(() => refetchLists(cache))
        })
      },
      tag: (some: readonly Character[], tags: (one: Character) => readonly string[]) =>
        change(some, (one) => ({ tags: [...tags(one)] }), 'Not tagged.'),
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
        const ids = some.map(({ $id }) => $id)
        dropCharacters(cache, ids)
        try {
          await inTurns(ids, (id) => deleteCharacter(api, id, media))
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

/** A few at a time: many requests at once would only wait for each other. */
async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
