import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from './realtime.ts'

/** What a feature does to the cache when something it shows has changed on the server. */
export type LiveRoute = {
  readonly channel: string
  readonly apply: (cache: QueryClient, event: LiveEvent) => void
}

export type LiveAction = 'create' | 'update' | 'delete'

/** What happened to the document or file that an event is about. */
export function changeOf({ events }: LiveEvent): LiveAction | undefined {
  return (['create', 'update', 'delete'] as const).find((change) => events.some((name) => name.endsWith(`.${change}`)))
}
