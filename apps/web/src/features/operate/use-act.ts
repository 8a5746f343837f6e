import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { operateKey } from './queries.ts'

type Act = {
  readonly method: 'PATCH' | 'DELETE'
  /** After `/operate`. */
  readonly path: string
  readonly json?: object
  /** What is said once it is done. */
  readonly says: string
}

/** Something an operator does; afterwards everything that is shown is asked for again. */
export function useAct() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ method, path, json }: Act) =>
      (await api()).send(method, `/operate${path}`, { json: json ?? {} }),
    onSuccess: async (_answer, { says }) => {
      toast.success(says)
      await client.invalidateQueries({ queryKey: operateKey })
    },
    onError: (error) => toast.error(failureWords(error)),
  })
}
