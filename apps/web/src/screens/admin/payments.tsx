import { useQuery } from '@tanstack/react-query'
import { paymentsQuery } from '#features/admin/queries.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './admin.module.css'

/** What has arrived at the treasury, the newest first, and what could not be read. */
export function Payments() {
  const query = useQuery(paymentsQuery(useApi()))
  const { data } = query
  if (!data) {
    return query.isError ? (
      <LoadFailure what="Payments" as="h2" busy={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <WaitingRows count={5} />
    )
  }
  const { payments, skipped } = data
  return (
    <>
      {payments.length === 0 ? <Empty as="h2" title="Nothing was paid yet" /> : null}
      {payments.length > 0 ? (
        <Rows label="Payments">
          {payments.map(({ signature, state, usd, at, account }) => (
            <Row
              key={signature}
              title={`$${usd}`}
              marks={<Badge>{state}</Badge>}
              hint={
                <>
                  {formatMoment(at)}{' '}
                  {account ? <span className={styles.mono}>· {account}</span> : '· nobody signed for it'}
                  <p className={styles.mono}>{signature}</p>
                </>
              }
            />
          ))}
        </Rows>
      ) : null}
      {skipped.length > 0 ? (
        <section className={styles.group}>
          <h2 className={type_.display4}>Could not be read</h2>
          <Rows label="Transactions that could not be read">
            {skipped.map(({ signature, reason, attempts }) => (
              <Row
                key={signature}
                title={<span className={styles.mono}>{signature}</span>}
                hint={`${reason}, tried ${attempts} times; tried again by itself`}
              />
            ))}
          </Rows>
        </section>
      ) : null}
    </>
  )
}
