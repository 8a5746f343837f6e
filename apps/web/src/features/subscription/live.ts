import type { LiveRoute } from '#lib/live-route.ts'
import { subscriptionKeys } from './queries.ts'

/** Payments that were seen, became final or bought a month. */
export const subscriptionLive: LiveRoute = {
  channel: 'account',
  apply: (cache, { events }) => {
    if (!events.some((name) => name.endsWith('.subscription.update'))) return
    void cache.invalidateQueries({ queryKey: subscriptionKeys.all })
  },
}
