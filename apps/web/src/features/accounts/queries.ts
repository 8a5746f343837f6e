import { queryOptions } from '@tanstack/react-query'
import type { Accounts } from './accounts.ts'

/** Whose session it is, asked for on arrival and whenever the visitor comes back. */
export const accountQuery = (accounts: Accounts) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => accounts.whoAmI(signal),
    retry: false,
    refetchOnWindowFocus: 'always',
  })
