import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { faultOf } from './fault.ts'

/** Server state is here and nowhere else. Realtime events keep it fresh, so it does not go stale by the second. */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && mayHelp(error) } },
  })
}

/** A refusal (4xx) is the same the next time; no answer and trouble on the server (5xx) may pass. */
function mayHelp(error: unknown): boolean {
  const { code } = faultOf(error)
  return code < 400 || code >= 500
}
