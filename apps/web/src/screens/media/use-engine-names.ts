import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enginesQuery } from '#features/generations/queries.ts'
import { useApi } from '#lib/use-api.tsx'

/** What the engines call themselves, by id. One that is no longer here has its id alone. */
export function useEngineNames(): Readonly<Record<string, string>> {
  const { data } = useQuery(enginesQuery(useApi()))
  return useMemo(() => Object.fromEntries((data ?? []).map(({ id, name }) => [id, name])), [data])
}
