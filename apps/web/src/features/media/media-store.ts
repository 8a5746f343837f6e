import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { MediaItem } from './media-item.ts'

export type MediaStore = ReturnType<typeof createMediaStore>

/** Every picture and video that was fetched, once. Lists hold ids; a component that shows one is rendered again when that one changes. */
export function createMediaStore() {
  const items = new Map<string, MediaItem>()
  const listeners = new Map<string, Set<() => void>>()
  const gone = new Set<(ids: readonly string[]) => void>()
  const tell = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener()
  }
  return {
    get: (id: string) => items.get(id),
    put: (some: readonly MediaItem[]) => {
      for (const item of some) {
        const before = items.get(item.$id)
        if (before && same(before, item)) continue
        items.set(item.$id, item)
        tell(item.$id)
      }
    },
    patch: (ids: readonly string[], change: (item: MediaItem) => Partial<MediaItem>) => {
      for (const id of ids) {
        const item = items.get(id)
        if (!item) continue
        items.set(id, { ...item, ...change(item) })
        tell(id)
      }
    },
    /** They have left every list that they are shown in. */
    drop: (ids: readonly string[]) => {
      for (const listener of gone) listener(ids)
    },
    onDrop: (listener: (ids: readonly string[]) => void) => {
      gone.add(listener)
      return () => void gone.delete(listener)
    },
    subscribe: (id: string, listener: () => void) => {
      const heard = listeners.get(id) ?? new Set()
      heard.add(listener)
      listeners.set(id, heard)
      return () => {
        heard.delete(listener)
        if (heard.size === 0) listeners.delete(id)
      }
    },
  }
}

const stores = new WeakMap<QueryClient, MediaStore>()

/** The store that goes with this cache, which is made anew at every sign-in. */
export function mediaStoreOf(cache: QueryClient): MediaStore {
  const store = stores.get(cache) ?? createMediaStore()
  stores.set(cache, store)
  return store
}

export function useMediaStore(): MediaStore {
  return mediaStoreOf(useQueryClient())
}

export function useMediaItem(id: string | undefined): MediaItem | undefined {
  const store = useMediaStore()
  const subscribe = useCallback(
    (listener: () => void) => (id === undefined ? () => {} : store.subscribe(id, listener)),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => (id === undefined ? undefined : store.get(id)))
}

function same(one: MediaItem, other: MediaItem): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
