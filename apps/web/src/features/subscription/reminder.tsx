import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { hasSubscribed } from './memory.ts'
import { subscriptionQuery } from './queries.ts'

/** Says on every screen that the month is about to end. */
export function Reminder() {
  const { mode } = useSite()
  const { pathname } = useLocation()
  // On one's own machine the question would wake the ledger, so it is asked only where there may be something to say.
  const { data } = useQuery({ ...subscriptionQuery(useApi()), enabled: mode === 'hosted' || hasSubscribed() })
  if (!data?.remind || !data.endsAt || pathname === routes.subscription()) return null
  return (
    <Banner
      tone="warn"
      actions={
        <ButtonLink size="sm" to={routes.subscription()}>
          Pay for another month
        </ButtonLink>
      }
    >
      Your subscription ends on {formatDate(data.endsAt)}. Everything you have made stays yours and open.
    </Banner>
  )
}
