import { useCopy } from '#lib/use-copy.ts'
import type { Refusal } from '#features/generations/refusal.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './generator-form.module.css'

type Props = {
  readonly label: string
  readonly online: boolean
  /** Why nothing can be asked for at all. */
  readonly closed: string | undefined
  readonly refusal: Refusal | undefined
  /** How many are being drawn. */
  readonly underWay: number
  readonly resultsId: string
}

/** Always in reach: what it costs, the button, and why it did not work. */
export function GenerateBar({ label, online, closed, refusal, underWay, resultsId }: Props) {
  return (
    <div className={styles.foot}>
      <div className={styles.footWords} role="alert">
        {online
          ? (closed ?? <RefusalWords refusal={refusal} />)
          : 'You are offline. What you asked for is still drawn.'}
      </div>
      <div className={styles.footActs}>
        <Button type="submit" variant="primary" size="lg" disabled={!online || closed !== undefined}>
          {label}
        </Button>
        <span className={styles.keys} aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
        {underWay > 0 ? (
          <a className={styles.jump} href={`#${resultsId}`}>
            {underWay} being drawn
          </a>
        ) : null}
      </div>
    </div>
  )
}

function RefusalWords({ refusal }: { readonly refusal: Refusal | undefined }) {
  switch (refusal?.kind) {
    case undefined:
      return null
    case 'payment':
      return <PaymentWords message={refusal.message} address={refusal.address} />
    case 'offline':
      return 'The studio could not be reached. If it heard you, the picture appears in the results by itself.'
    case 'field':
    case 'blocked':
      return 'Nothing was asked for: see the form.'
    case 'other':
      return refusal.message
  }
}

/** Access is missing: the message names what to pay and where. */
function PaymentWords({ message, address }: { readonly message: string; readonly address: string }) {
  const { copied, copy } = useCopy(address)
  return (
    <>
      <span className={styles.payment}>{message}</span>
      {address ? (
        <Button size="sm" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy the address'}
        </Button>
      ) : null}
    </>
  )
}
