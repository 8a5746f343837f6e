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

/** Something an operator does; afterwards everything that is shown is asked for again. */
export function useAct() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ request }: Act) => (await api()).send(...request),
    onSuccess: async (_answer, { says }) => {
      toast.success(says)
      await client.invalidateQueries({ queryKey: operateKey })
    },
    onError: (error) => toast.error(failureWords(error)),
  })
}
