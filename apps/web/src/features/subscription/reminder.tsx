import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { formatDate } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { subscriptionQuery } from './queries.ts'
import styles from './reminder.module.css'

/** Says on every screen that the month is about to end. */
export function Reminder() {
  const { pathname } = useLocation()
  const { data } = useQuery(subscriptionQuery(useApi()))
  if (!data?.remind || !data.endsAt || pathname === routes.subscription()) return null
  return (
    <div className={styles.reminder}>
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
    </div>
  )
}
