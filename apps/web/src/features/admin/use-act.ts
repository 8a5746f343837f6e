import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { ApiRequest } from '#lib/api.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { operateKey } from './queries.ts'

type Act = {
  readonly request: ApiRequest
  /** What is said once it is done. */
  readonly says: string
}

const asItIs = <T>(work: () => Promise<T>): Promise<T> => work()

/**
 * Something an operator does; afterwards everything that is shown is asked for again. `proved` asks for a recent proof
 * of identity where the server wants one.
 */
export function useAct(proved = asItIs) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ request }: Act) => proved(async () => (await api()).send(...request)),
    onSuccess: async (_answer, { says }) => {
      toast.success(says)
      await client.invalidateQueries({ queryKey: operateKey })
    },
    onError: (error) => toast.error(failureWords(error)),
  })
}
