import type { QueryClient } from '@tanstack/react-query'
import { inOrder, isUnderWay, type Generation } from './generation.ts'
import { generationKeys, stripLength } from './queries.ts'

/** What is known of a generation now, unless something newer is known already: events and answers cross. */
export function putGeneration(cache: QueryClient, changed: Generation): void {
  cache.setQueryData<readonly Generation[]>(generationKeys.recent, (known) => {
    if (!known) return known
    const before = known.find(({ $id }) => $id === changed.$id)
    if (before && isOlder(changed, before)) return known
    const others = known.filter(({ $id }) => $id !== changed.$id)
    return inOrder([changed, ...others]).slice(0, stripLength)
  })
}

export function dropGeneration(cache: QueryClient, id: string): void {
  cache.setQueryData<readonly Generation[]>(generationKeys.recent, (known) => known?.filter(({ $id }) => $id !== id))
}

function isOlder(changed: Generation, before: Generation): boolean {
  // What has ended does not begin again, whatever arrives late.
  if (isUnderWay(changed) && !isUnderWay(before)) return true
  return changed.$updatedAt < before.$updatedAt
}
