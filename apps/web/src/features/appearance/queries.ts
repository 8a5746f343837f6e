import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { faultOf } from '#lib/fault.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { drawLook, readLook, type Description, type Preview } from './calls.ts'

// The same description always reads the same, and the same genes always look the same.
const forGood = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
  retry: false,
  // Without a network it fails at once instead of waiting in silence: the form has its own words for that.
  networkMode: 'always',
} as const

/** Superseded readings are canceled. */
export const lookQuery = (api: LoadApi, description: Description | undefined) =>
  queryOptions({
    ...forGood,
    queryKey: ['looks', 'read', description],
    queryFn: ({ signal }) => readLook(api, description ?? { appearance: '' }, signal),
    enabled: description !== undefined,
    placeholderData: keepPreviousData,
  })

export const portraitQuery = (api: LoadApi, preview: Preview | undefined) =>
  queryOptions({
    ...forGood,
    // As a text: the form asks by it at every step of a dial, and a person in parts would be sorted and written each time.
    queryKey: ['looks', 'picture', preview && JSON.stringify({ ...preview, slot: undefined })],
    queryFn: ({ signal }) => drawLook(api, preview ?? { genes: {}, style: '', size: 128, slot: '' }, signal),
    enabled: preview !== undefined,
    // The engine may have failed once; one more try is worth it.
    retry: (failures, error) => failures < 1 && faultOf(error).code === 503,
  })
