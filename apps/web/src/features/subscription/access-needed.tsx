import type { PaymentWanted } from '@eidolon/contract/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCopy } from '#lib/use-copy.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './access-needed.module.css'
import { subscriptionQuery } from './queries.ts'

type Props = {
  /** As the server said it. */
  readonly message: string
  readonly payment: Pick<PaymentWanted, 'address'>
  /** What was refused: it goes on by itself once it may. */
  readonly onOpen: () => void
}

/** Generating was refused: what it costs, where it goes, and the way to pay. */
export function AccessNeeded({ message, payment, onOpen }: Props) {
  const { copied, copy } = useCopy(payment.address)
  const { data } = useQuery({ ...subscriptionQuery(useApi()), refetchInterval: 5000 })
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  })
  const active = data?.active === true
  useEffect(() => {
    if (active) opened.current()
  }, [active])
  return (
    <div className={styles.box}>
      <p className={styles.words}>{message}</p>
      <div className={styles.acts}>
        <ButtonLink size="sm" variant="primary" to={routes.subscription()}>
          Pay
        </ButtonLink>
        <Button size="sm" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy the address'}
        </Button>
      </div>
    </div>
  )
}
