import { QueryClient } from '@tanstack/react-query'

/** Server state is here and nowhere else. Realtime events keep it fresh, so it does not go stale by the second. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
  })
}
