import type { Models } from 'appwrite'
import { changeOf, type LiveRoute } from '#lib/live-route.ts'
import { settingsKeys } from './queries.ts'

/** The subscription has a feature of its own, and of an account that is gone there is nothing to ask. */
const elsewhere = /\.subscription\.update$|^users\.[^.]+\.delete$/

/** The account, its sessions or its second factors were changed, here or on another machine. */
export const settingsLive: LiveRoute = {
  channel: 'account',
  apply: (cache, event) => {
    const names = event.events.filter((name) => name.startsWith('users.') && !elsewhere.test(name))
    if (names.length === 0) return
    if (!names.some((name) => name.includes('.sessions.'))) {
      void cache.invalidateQueries({ queryKey: ['account'] })
      void cache.invalidateQueries({ queryKey: settingsKeys.all })
    } else if (changeOf(event) === 'delete') {
      // Asking anew would be refused where it is this very session that has ended.
      cache.setQueryData<Models.Session[]>(settingsKeys.sessions, (sessions) =>
        sessions?.filter(({ $id }) => $id !== event.payload['$id']),
      )
    } else void cache.invalidateQueries({ queryKey: settingsKeys.sessions })
  },
}
