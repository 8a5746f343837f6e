import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApi } from '#lib/use-api.tsx'
import { createLibrary } from './library.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import type { MediaWish } from './library-filter.ts'
import { planQuery, sliceFetcher } from '#features/media/queries.ts'

/** The library as a wish shows it. Whatever makes its figures be fetched again makes the pictures be, too. */
export function useLibrary(wish: MediaWish) {
  const api = useApi()
  const store = useMediaStore()
  const query = useQuery(planQuery(api, wish))
  const library = useMemo(() => createLibrary({ store, fetchSlice: sliceFetcher(api, wish) }), [store, api, wish])
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) library.plan(data)
  }, [library, data, dataUpdatedAt])
  useEffect(() => store.onDrop(library.drop), [store, library])
  const state = useStore(library.state)
  return { library, state, query }
}
