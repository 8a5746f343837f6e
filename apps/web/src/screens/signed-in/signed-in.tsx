import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Outlet } from 'react-router'
import { useAccounts, useAuth, useMoreFactors } from '#features/accounts/auth.tsx'
import { accountQuery } from '#features/accounts/queries.ts'
import { endsWithSession } from '#features/accounts/session-end.ts'
import { charactersLive } from '#features/characters/live.ts'
import { versionsLive } from '#features/characters/versions.ts'
import { wardrobeLive } from '#features/characters/outfits.ts'
import { generatorLive } from '#features/generations/live.ts'
import { ReadyNotice } from '#features/generations/ready-notice.tsx'
import { Live } from '#features/live/live.tsx'
import { albumsLive, mediaLive } from '#features/media/live.ts'
import { posesLive } from '#features/poses/queries.ts'
import { settingsLive } from '#features/settings/live.ts'
import { storiesLive } from '#features/stories/queries.ts'
import { subscriptionLive } from '#features/subscription/live.ts'
import { Reminder } from '#features/subscription/reminder.tsx'
import { createQueryClient } from '#lib/query-client.ts'
import { ApiProvider } from '#lib/use-api.tsx'
import { AuthChallenge } from '#screens/auth-challenge/auth-challenge.tsx'

/** Every change on the server reaches the cache through one of these. */
const liveRoutes = [
  charactersLive,
  wardrobeLive,
  versionsLive,
  mediaLive,
  albumsLive,
  storiesLive,
  posesLive,
  ...generatorLive,
  subscriptionLive,
  settingsLive,
] as const

/** Around every protected screen. It goes away with the sign-in, and takes what was fetched for that person with it. */
export function SignedIn() {
  const userId = useAuth((auth) => auth.userId)
  const moreFactors = useMoreFactors()
  return moreFactors ? <AuthChallenge /> : <Person key={userId} />
}

function Person() {
  const accounts = useAccounts()
  const [client] = useState(() => createQueryClient(endsWithSession(accounts)))
  return (
    <QueryClientProvider client={client}>
      <ApiProvider api={accounts.api}>
        <Watch />
        <Reminder />
        <ReadyNotice />
        <Outlet />
      </ApiProvider>
    </QueryClientProvider>
  )
}

/** Holds the sign-in against the server's session and against what the wallet holds, and keeps the line to the server. */
function Watch() {
  const accounts = useAccounts()
  const client = useQueryClient()
  useQuery(accountQuery(accounts))
  useEffect(() => {
    // Without the wallet's code one stays signed in; a switch is then noticed on the next page that can load it.
    accounts.engine().catch(() => {})
    const tell = ({ news }: { readonly news: string }) => {
      if (!news) return
      toast(news)
      accounts.notices.setState({ news: '' })
    }
    tell(accounts.notices.getState())
    return accounts.notices.subscribe(tell)
  }, [accounts])
  return (
    <Live
      routes={liveRoutes}
      log={accounts.log}
      onSessionEnded={() => void client.refetchQueries({ queryKey: accountQuery(accounts).queryKey })}
    />
  )
}
