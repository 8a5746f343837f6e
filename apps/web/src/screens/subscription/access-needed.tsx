import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { subscriptionQuery } from '#features/subscription/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './access-needed.module.css'
import { Payment } from './payment.tsx'

type Props = {
  /** As the server said it. */
  readonly message: string
  readonly address: string
  /** What was refused: it goes on by itself once it may. */
  readonly onAccess: () => void
}

/** Generating was refused: what it costs, where it goes, and the way to pay without leaving. */
export function AccessNeeded({ message, address, onAccess }: Props) {
  const { copied, copy } = useCopy(address)
  const [paying, setPaying] = useState(false)
  // Events bring changes; it is polled as well, should the socket be cut.
  const { data, isFetchedAfterMount } = useQuery({
    ...subscriptionQuery(useApi()),
    staleTime: 0,
    refetchInterval: 5000,
  })
  const goOn = useRef(onAccess)
  useEffect(() => {
    goOn.current = onAccess
  })
  const active = isFetchedAfterMount && data?.active === true
  useEffect(() => {
    if (active) goOn.current()
  }, [active])
  return (
    <div className={styles.box}>
      <p className={styles.words}>{message}</p>
      <div className={styles.acts}>
        <Button size="sm" variant="primary" onClick={() => setPaying(true)}>
          <Icon name="wallet" />
          Pay
        </Button>
        {address ? (
          <Button size="sm" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? 'Copied' : 'Copy the address'}
          </Button>
        ) : null}
      </div>
      <Dialog title="One month of drawing" open={paying && data !== undefined} onClose={() => setPaying(false)}>
        {data ? <Payment subscription={data} titled={false} /> : null}
      </Dialog>
    </div>
  )
}
