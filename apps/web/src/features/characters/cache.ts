import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Character } from './character.ts'
import { characterKeys, type CharacterPage } from './queries.ts'

/** Changes a character wherever it is shown, before or without asking the server. */
export function patchCharacter(cache: QueryClient, id: string, change: Partial<Character>): void {
  const patch = (one: Character): Character => (one.$id === id ? { ...one, ...change } : one)
  cache.setQueryData<Character>(characterKeys.one(id), (one) => one && patch(one))
  eachPage(cache, (page) => ({ ...page, characters: page.characters.map(patch) }))
}

/** Takes characters out of every list. */
export function dropCharacters(cache: QueryClient, ids: readonly string[]): void {
  for (const id of ids) cache.removeQueries({ queryKey: characterKeys.one(id) })
  const gone = new Set(ids)
  eachPage(cache, (page) => {
    const characters = page.characters.filter(({ $id }) => !gone.has($id))
    return characters.length === page.characters.length ? page : { ...page, characters }
  })
}

/** What a list holds may have changed: it is fetched again when it is shown. */
export function refetchLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'characters' && queryKey[1] !== 'one',
  })
}

/** The character if any screen has fetched it. */
export function cachedCharacter(cache: QueryClient, id: string): Character | undefined {
  const lists = cache.getQueriesData<InfiniteData<CharacterPage>>({ queryKey: characterKeys.lists })
  return (
    cache.getQueryData<Character>(characterKeys.one(id)) ??
    lists
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap((page) => page.characters)
      .find(({ $id }) => $id === id)
  )
}

function eachPage(cache: QueryClient, change: (page: CharacterPage) => CharacterPage): void {
  cache.setQueriesData<InfiniteData<CharacterPage>>(
    { queryKey: characterKeys.lists },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
  cache.setQueriesData<CharacterPage>({ queryKey: characterKeys.recent }, (page) => page && change(page))
  cache.setQueriesData<CharacterPage>({ queryKey: ['characters', 'kin'] }, (page) => page && change(page))
}
