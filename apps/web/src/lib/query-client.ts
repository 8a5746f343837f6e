import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** Server state is here and nowhere else. Realtime events keep it fresh, so it does not go stale by the second. */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && mayHelp(error) } },
  })
}

/** A refusal stays one however often one asks; silence and trouble on the other side may pass. */
function mayHelp(error: unknown): boolean {
  const { code } = Object(error)
  return !(typeof code === 'number' && code >= 400 && code < 500)
}
