import { createStore } from 'zustand/vanilla'
import {
  blockIn,
  idIn,
  idsIn,
  offsetInMonth,
  placeIn,
  planBlocks,
  totalOf,
  withoutIds,
  type Block,
  type MonthCount,
} from './blocks.ts'
import type { MediaItem } from '#features/media/media-item.ts'
import type { MediaStore } from '#features/media/media-store.ts'

export type Slice = { readonly month: string; readonly offset: number; readonly count: number }
export type FetchSlice = (slice: Slice, signal: AbortSignal) => Promise<readonly MediaItem[]>

type Deps = { readonly store: MediaStore; readonly fetchSlice: FetchSlice }

/** What shows the library: the wall, the lightbox, a selection. Where it comes from is its own affair. */
export type Library = Omit<ReturnType<typeof createLibrary>, 'plan'>

export type LibraryState = {
  readonly blocks: readonly Block[]
  /** Width by height of a usual picture here, for those that have not arrived. Set once, so that nothing wobbles. */
  readonly usualRatio: number
  /** The last stretch that was asked for did not come. */
  readonly failed: boolean
  /** More may follow than are counted by now. */
  readonly isOpen: boolean
}

/** How many stretches are looked through for one picture. */
const maxTries = 10

/**
 * The library as one filter shows it: a plan of how many there are, and the stretches around the window that were
 * fetched. 100,000 of them are a thousand blocks, of which three or four are ever being asked for.
 */
export function createLibrary({ store, fetchSlice }: Deps) {
  const state = createStore<LibraryState>()(() => ({ blocks: [], usualRatio: 0, failed: false, isOpen: false }))
  const loading = new Map<number, { readonly end: AbortController; readonly done: Promise<void>; held: boolean }>()
  let lastId = 0
  const nextId = () => (lastId += 1)

  const blockAt = (index: number) => blockIn(state.getState().blocks, index)

  /** What is held has a caller waiting for it, and is not aborted when one scrolls on. */
  function load(block: Block, held = false): Promise<void> {
    const running = loading.get(block.id)
    if (running) {
      running.held ||= held
      return running.done
    }
    const end = new AbortController()
    const { blocks } = state.getState()
    const slice = { month: block.month, offset: offsetInMonth(blocks, block), count: block.count }
    const done = fetchSlice(slice, end.signal)
      .then(
        (items) => arrived(block, items),
        () => {
          if (!end.signal.aborted) state.setState({ failed: true })
        },
      )
      .finally(() => {
        if (loading.get(block.id)?.end === end) loading.delete(block.id)
      })
    loading.set(block.id, { end, done, held })
    return done
  }

  function arrived({ id }: Block, items: readonly MediaItem[]) {
    store.put(items)
    const ids = items.map(({ $id }) => $id)
    state.setState(({ blocks, usualRatio }) => ({
      failed: false,
      usualRatio: usualRatio || usualRatioOf(items),
      blocks: blocks.flatMap((one): Block[] => {
        if (one.id !== id) return [one]
        return ids.length === 0 ? [] : [{ ...one, count: ids.length, ids, stale: false }]
      }),
    }))
  }

  const waiting = (block: Block) => block.ids === undefined || block.stale

  const indexOf = (id: string): number => placeIn(state.getState().blocks, id)

  return {
    state,
    /** How many there are by now; what was fetched before is asked for again when it is looked at. */
    plan: (months: readonly MonthCount[]) => {
      for (const { end } of loading.values()) end.abort()
      loading.clear()
      state.setState(({ blocks }) => ({ blocks: planBlocks(blocks, months, nextId), failed: false }))
    },
    /** These blocks are being looked at; others that are on their way are no longer needed. */
    want: (wanted: readonly Block[]) => {
      const ids = new Set(wanted.map(({ id }) => id))
      for (const [id, { end, held }] of loading) {
        if (held || ids.has(id)) continue
        end.abort()
        loading.delete(id)
      }
      for (const block of wanted) if (waiting(block)) void load(block)
    },
    drop: (ids: readonly string[]) => {
      const gone = new Set(ids)
      state.setState(({ blocks }) => ({ blocks: withoutIds(blocks, gone) }))
    },
    total: () => totalOf(state.getState().blocks),
    idAt: (index: number): string | undefined => idIn(state.getState().blocks, index),
    indexOf,
    /**
     * Where one is that may not have been fetched yet, or -1. This many come before it for certain; with those that
     * share its date or its likeness the server leaves open who is first.
     */
    locate: async (id: string, before: number): Promise<number> => {
      for (let tries = 0, from = before; tries < maxTries && indexOf(id) < 0; tries += 1) {
        const found = blockAt(from)
        if (!found) break
        if (found.block.ids === undefined) await load(found.block, true)
        from = found.start + found.block.count
      }
      return indexOf(id)
    },
    /** The id at a place, fetched if need be. */
    reach: async (index: number): Promise<string | undefined> => {
      const found = blockAt(index)
      if (found && found.block.ids?.[index - found.start] === undefined) await load(found.block, true)
      return idIn(state.getState().blocks, index)
    },
    /** The ids from one place to another, both included, fetched if need be. */
    idsBetween: async (from: number, to: number): Promise<readonly string[]> => {
      for (let index = from; index <= to;) {
        const found = blockAt(index)
        if (!found) break
        if (found.block.ids === undefined) await load(found.block, true)
        index = found.start + found.block.count
      }
      return idsIn(state.getState().blocks, from, to)
    },
  }
}

/** Width by height of a usual one of these. */
export function usualRatioOf(items: readonly MediaItem[]): number {
  if (items.length === 0) return 0
  const sum = items.reduce((total, { width, height }) => total + width / height, 0)
  return Math.round((sum / items.length) * 20) / 20
}
