import { useQuery } from '@tanstack/react-query'
import { paymentsQuery, subscriptionQuery } from '#features/subscription/queries.ts'
import { Receipts } from '#features/subscription/receipts.tsx'
import { isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import { Payment } from './payment.tsx'
import { Standing } from './standing.tsx'
import styles from './subscription.module.css'

/** What one has, how one pays for more, and what was paid. */
export function Subscription() {
  const api = useApi()
  const status = useQuery(subscriptionQuery(api))
  const payments = useQuery(paymentsQuery(api))
  const { data } = status
  return (
    <div className={styles.page}>
      <ScreenHead title="Subscription" />
      {data ? (
        <>
          <Standing subscription={data} />
          <div className={styles.columns}>
            <Payment subscription={data} />
            <aside className={styles.aside}>
              <section>
                <h2 className={type_.display4}>What stays free</h2>
                <p>
                  Characters, variations and previews; your library with every download and export. Also after a month
                  has ended, for ever. A subscription is for drawing new pictures and videos.
                </p>
              </section>
              <section>
                <h2 className={type_.display4}>Receipts</h2>
                {payments.data ? (
                  <Receipts list={payments.data} symbol={data.token.symbol} />
                ) : payments.isError ? (
                  <LoadFailure
                    what="Your receipts"
                    busy={payments.isFetching}
                    onRetry={() => void payments.refetch()}
                  />
                ) : (
                  <Skeleton className={styles.waitingLine} />
                )}
              </section>
            </aside>
          </div>
        </>
      ) : status.isError ? (
        isFree(status.error) ? (
          <Empty as="h2" title="Nothing to pay here">
            This studio asks for no subscription: you can generate as much as you like.
          </Empty>
        ) : (
          <LoadFailure
            as="h2"
            what="Your subscription"
            busy={status.isFetching}
            onRetry={() => void status.refetch()}
          />
        )
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </div>
  )
}

const isFree = (error: unknown): boolean => isFault(error, 'subscription_not_offered')
