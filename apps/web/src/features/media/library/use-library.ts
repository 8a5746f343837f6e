import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApi } from '#lib/use-api.tsx'
import { createLibrary } from './library.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import type { LibraryFilter } from './library-filter.ts'
import { planQuery, sliceFetcher } from '#features/media/queries.ts'

/** The library as a filter shows it. When its figures are fetched again, so are the pictures. */
export function useLibrary(filter: LibraryFilter) {
  const api = useApi()
  const store = useMediaStore()
  const query = useQuery(planQuery(api, filter))
  const library = useMemo(() => createLibrary({ store, fetchSlice: sliceFetcher(api, filter) }), [store, api, filter])
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) library.plan(data)
  }, [library, data, dataUpdatedAt])
  useEffect(() => store.onDrop(library.drop), [store, library])
  const state = useStore(library.state)
  return { library, state, query }
}
