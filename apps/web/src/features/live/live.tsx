import { ownChannel } from '@eidolon/contract/resources.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { LiveRoute } from '#lib/live-route.ts'
import { createRealtime } from '#lib/realtime.ts'
import { useApi } from '#lib/use-api.tsx'
import { ConnectionNotice } from './connection-notice.tsx'

type Props = {
  readonly routes: readonly LiveRoute[]
  readonly onSessionEnded: () => void
  readonly log: (message: string, reason: string) => void
}

/** Of documents one hears what one made oneself, as the screens show it. */
const channelOf = ({ channel }: LiveRoute): string => (channel === 'account' ? channel : ownChannel(channel))

/** Keeps one line to the server for everything that is shown, and says so when it is cut. */
export function Live({ routes, onSessionEnded, log }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [realtime] = useState(() =>
    createRealtime({
      open: async () => (await api()).openSocket([...new Set(['account', ...routes.map(channelOf)])]),
      onEvent: (event) => {
        for (const { channel, apply } of routes) if (event.channels.includes(channel)) apply(cache, event)
      },
      onReturn: () => void cache.invalidateQueries(),
      onSessionEnded,
      log,
    }),
  )
  useEffect(() => {
    const stop = realtime.start()
    const { retryNow } = realtime
    window.addEventListener('online', retryNow)
    return () => {
      window.removeEventListener('online', retryNow)
      stop()
    }
  }, [realtime])
  const connection = useStore(realtime.state)
  return <ConnectionNotice connection={connection} onRetry={realtime.retryNow} />
}
