import { createStore } from 'zustand/vanilla'
import type { MediaItem } from '#features/media/media-item.ts'
import type { MediaStore } from '#features/media/media-store.ts'
import { idIn, idsIn, placeIn, totalOf, withoutIds, type Block } from './blocks.ts'
import { usualRatioOf, type Library, type LibraryState } from './library.ts'

/** A stretch of what was found, best first; `why` is what of the search each meets. */
export type FoundPage = {
  readonly items: readonly { readonly item: MediaItem; readonly why: readonly string[] }[]
  /** Leads to the next; null on the last. */
  readonly cursor: string | null
}
export type FetchFound = (cursor: string) => Promise<FoundPage>

type Deps = { readonly store: MediaStore; readonly fetchPage: FetchFound }

/** How many places are kept free for the page that has not come yet. */
const pageSize = 100
/** How many pages are looked through for one picture. */
const maxTries = 10

export type FoundLibrary = Library & {
  readonly begin: (first: FoundPage) => Promise<void>
  readonly whyOf: (id: string) => readonly string[]
}

/**
 * The library as a search shows it. Nobody has counted what is found: each page leads to the next, and as long as one
 * does, places are kept free at the end of the wall that have it fetched when they come near the window.
 */
export function createFoundLibrary({ store, fetchPage }: Deps): FoundLibrary {
  const state = createStore<LibraryState>()(() => ({ blocks: [], usualRatio: 0, failed: false, isOpen: false }))
  const whys = new Map<string, readonly string[]>()
  let lastId = 0
  let pages = 0
  let first: FoundPage | undefined
  let cursor: string | null = null
  let coming: Promise<void> | undefined

  const fetched = () => state.getState().blocks.filter(({ ids }) => ids !== undefined)
  const known = () => totalOf(fetched())
  const indexOf = (id: string) => placeIn(state.getState().blocks, id)

  const keep = ({ items }: FoundPage): void => {
    store.put(items.map(({ item }) => item))
    for (const { item, why } of items) whys.set(item.$id, why)
  }
  const blockOf = ({ items }: FoundPage): Block[] => {
    const ids = items.map(({ item }) => item.$id)
    return ids.length === 0 ? [] : [{ id: (lastId += 1), month: '', count: ids.length, ids, stale: false }]
  }
  const show = (some: readonly FoundPage[], blocks: readonly Block[]) => {
    for (const page of some) keep(page)
    const free: Block = { id: (lastId += 1), month: '', count: pageSize, stale: false }
    state.setState(({ usualRatio }) => ({
      failed: false,
      isOpen: cursor !== null,
      usualRatio: usualRatio || usualRatioOf(some.flatMap(({ items }) => items.map(({ item }) => item))),
      blocks: cursor === null ? blocks : [...blocks, free],
    }))
  }

  /** One page at a time: the way to the next stands in the one before. */
  function more(): Promise<void> {
    const from = cursor
    if (coming || from === null) return coming ?? Promise.resolve()
    coming = fetchPage(from)
      .then(
        (page) => {
          // What was shown from the beginning meanwhile goes on by itself.
          if (cursor !== from) return
          cursor = page.cursor
          pages += 1
          const seen = new Set(fetched().flatMap(({ ids }) => ids ?? []))
          const fresh = { ...page, items: page.items.filter(({ item }) => !seen.has(item.$id)) }
          show([fresh], [...fetched(), ...blockOf(fresh)])
        },
        () => state.setState({ failed: true }),
      )
      .finally(() => {
        coming = undefined
      })
    return coming
  }

  /** Until so many are there, or there are no more, or they do not come. */
  async function until(count: number): Promise<void> {
    while (known() < count && cursor !== null) {
      await more()
      if (state.getState().failed) return
    }
  }

  return {
    state,
    /**
     * The first page, or the first page anew. Where that is another one by now, as many pages as were there are fetched
     * before anything moves.
     */
    begin: async (page) => {
      const isSame = first !== undefined && idsOf(first) === idsOf(page)
      const before = first
      first = page
      if (isSame && !state.getState().failed) {
        show([page], fetched())
        return
      }
      const found = [page]
      const wanted = before === undefined ? 1 : pages
      let next = page.cursor
      try {
        while (next !== null && found.length < wanted && first === page) {
          const following = await fetchPage(next)
          found.push(following)
          next = following.cursor
        }
      } catch {
        if (first === page) state.setState({ failed: true })
        return
      }
      if (first !== page) return
      cursor = next
      pages = found.length
      show(found, found.flatMap(blockOf))
    },
    whyOf: (id) => whys.get(id) ?? [],
    want: (wanted) => {
      if (wanted.some(({ ids }) => ids === undefined) && !state.getState().failed) void more()
    },
    drop: (ids) => {
      const gone = new Set(ids)
      state.setState(({ blocks }) => ({ blocks: withoutIds(blocks, gone) }))
    },
    total: () => totalOf(state.getState().blocks),
    idAt: (index) => idIn(state.getState().blocks, index),
    indexOf,
    locate: async (id) => {
      for (let tries = 0; tries < maxTries && indexOf(id) < 0 && cursor !== null; tries += 1) await until(known() + 1)
      return indexOf(id)
    },
    reach: async (index) => {
      await until(index + 1)
      return idIn(state.getState().blocks, index)
    },
    idsBetween: async (from, to) => {
      await until(to + 1)
      return idsIn(state.getState().blocks, from, to)
    },
  }
}

const idsOf = ({ items, cursor }: FoundPage): string => [...items.map(({ item }) => item.$id), cursor].join(' ')
