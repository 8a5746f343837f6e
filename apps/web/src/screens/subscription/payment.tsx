import type { Quote, Subscription } from '@eidolon/contract/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ArrivalNote } from '#features/subscription/arrival-note.tsx'
import { askForQuote } from '#features/subscription/calls.ts'
import { PaymentSteps } from '#features/subscription/payment-steps.tsx'
import { paymentsQuery, quoteQuery, subscriptionKeys } from '#features/subscription/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './subscription.module.css'
import { Ways } from './ways.tsx'

const underWay: readonly Quote['status'][] = ['pending', 'confirmed', 'paid']

/** A part that has arrived does not keep the amount of the rest for ever. */
const hasRunOut = ({ status, expire }: Quote): boolean =>
  status === 'expired' || (status === 'partial' && Date.parse(expire) <= Date.now())

type Props = {
  readonly subscription: Subscription
  /** Whether it says what it is; a dialog around it does. */
  readonly titled?: boolean
}

/** An amount, the ways to pay it, and how far the payment has come. */
export function Payment({ subscription, titled = true }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [id, setId] = useState('')
  const asking = useMutation({
    mutationFn: async () => askForQuote(await api()),
    onSuccess: (quote) => {
      cache.setQueryData(subscriptionKeys.quote(quote.$id), quote)
      setId(quote.$id)
    },
  })
  const { data: quote } = useQuery(quoteQuery(api, id))
  const [latest] = useQuery(paymentsQuery(api)).data?.payments ?? []
  const isWaiting = latest?.state === 'waiting'
  const { mutate } = asking
  // Without a paid month it is open; otherwise it is a choice.
  const { active } = subscription
  useEffect(() => {
    if (!active && id === '') mutate()
  }, [active, id, mutate])

  return (
    <section className={styles.payment} data-titled={titled} aria-labelledby="pay-title">
      <h2 id="pay-title" className={titled ? type_.display4 : type_.visuallyHidden}>
        {isWaiting || (quote && underWay.includes(quote.status))
          ? 'Your payment'
          : active
            ? 'Another month'
            : 'Pay for a month'}
      </h2>
      {latest && latest.state !== 'credited' ? (
        <ArrivalNote payment={latest} symbol={subscription.token.symbol} />
      ) : null}
      {asking.isError && !isWaiting ? (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" busy={asking.isPending} onClick={() => mutate()}>
              Try again
            </Button>
          }
        >
          {asking.error.message}
        </Banner>
      ) : null}
      {isWaiting ? null : quote ? (
        hasRunOut(quote) ? (
          <div className={styles.stack}>
            <p>
              This amount has run out: the price of {quote.symbol} moves. A payment you have already sent still counts.
            </p>
            <Button variant="primary" busy={asking.isPending} onClick={() => mutate()}>
              Get a new amount
            </Button>
          </div>
        ) : quote.status === 'open' || quote.status === 'partial' ? (
          <Ways quote={quote} network={subscription.network} credit={subscription.credit} />
        ) : (
          <>
            <PaymentSteps quote={quote} />
            {quote.status === 'paid' ? (
              <Button busy={asking.isPending} onClick={() => mutate()}>
                Pay for another month
              </Button>
            ) : null}
          </>
        )
      ) : active && !asking.isPending ? (
        <Button variant="primary" onClick={() => mutate()}>
          Pay for another month
        </Button>
      ) : asking.isError ? null : (
        <Skeleton className={styles.waiting} />
      )}
    </section>
  )
}
