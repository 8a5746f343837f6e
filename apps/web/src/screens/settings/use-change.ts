import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useAccounts } from '#features/accounts/auth.tsx'
import { accountQuery } from '#features/accounts/queries.ts'
import type { Api } from '#lib/api.ts'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'

type User = Models.User<Models.Preferences>

/** The account as the server knows it. */
export function useMe() {
  return useQuery(accountQuery(useAccounts()))
}

/**
 * A change of the account that answers it as it then is; the screens follow at once. `question` asks who it is, where
 * the server wants to know that again.
 */
export function useChange<T = void>(
  change: (account: Api['account'], input: T) => Promise<User | void>,
  /** Changes with the same name wait for each other. */
  name?: string,
) {
  const accounts = useAccounts()
  const cache = useQueryClient()
  const { queryKey } = accountQuery(accounts)
  const { proved, question } = useProved()
  const mutation = useMutation({
    ...(name && { scope: { id: name } }),
    // An answer that was on its way before the change would undo what is shown of it.
    onMutate: () => cache.cancelQueries({ queryKey }),
    mutationFn: (input: T) => proved(async () => change((await accounts.api()).account, input)),
    onSuccess: (user) => {
      if (user) cache.setQueryData(queryKey, user)
      else return cache.invalidateQueries({ queryKey })
    },
    onError: () => void cache.invalidateQueries({ queryKey }),
  })
  return { ...mutation, question }
}

/** Writes some of the preferences and leaves the others as they are, also those that other programs put there. */
export function useChangePreferences() {
  return useChange<Readonly<Record<string, string>>>(
    async (account, input) => account.updatePrefs({ ...(await account.getPrefs()), ...input }),
    'preferences',
  )
}
