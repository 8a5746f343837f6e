import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApi } from '#lib/use-api.tsx'
import { createFoundLibrary } from './found-library.ts'
import { createLibrary } from './library.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import { isFound, type LibraryFilter } from './library-filter.ts'
import { fetchFound, foundQuery, planQuery, fetchSlice } from '#features/media/queries.ts'

/** The library as a filter shows it. When its figures are fetched again, so are the pictures. */
export function useLibrary(filter: LibraryFilter) {
  const api = useApi()
  const store = useMediaStore()
  const searches = isFound(filter)
  const planned = useQuery({ ...planQuery(api, filter), enabled: !searches })
  const found = useQuery({ ...foundQuery(api, filter), enabled: searches })
  const { inOrder, bestFirst } = useMemo(
    () => ({
      inOrder: createLibrary({ store, fetchSlice: (slice, signal) => fetchSlice(api, filter, slice, signal) }),
      bestFirst: createFoundLibrary({ store, fetchPage: (cursor) => fetchFound(api, filter, cursor) }),
    }),
    [store, api, filter],
  )
  const library = searches ? bestFirst : inOrder
  const { data: months, dataUpdatedAt: plannedAt } = planned
  useEffect(() => {
    if (months && !searches) inOrder.plan(months)
  }, [inOrder, searches, months, plannedAt])
  const { data: first, dataUpdatedAt: foundAt } = found
  useEffect(() => {
    if (first && searches) void bestFirst.begin(first)
  }, [bestFirst, searches, first, foundAt])
  useEffect(() => store.onDrop(library.drop), [store, library])
  const state = useStore(library.state)
  return {
    library,
    state,
    query: searches ? found : planned,
    isEmpty: searches ? first?.items.length === 0 : months?.length === 0,
    /** What a search was understood to ask for. */
    asked: searches ? first?.asked : undefined,
    /** What of the search one meets; nothing where nothing is searched for by meaning. */
    whyOf: searches ? bestFirst.whyOf : nothing,
  }
}

const nothing = (): readonly string[] => []
