import type { Quote } from '@eidolon/contract/subscription.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import styles from './payment-steps.module.css'

const steps = [
  { status: 'pending', name: 'Sent', words: 'On its way to the chain.' },
  { status: 'confirmed', name: 'Confirmed', words: 'The chain has it; a few seconds more.' },
  { status: 'paid', name: 'Final', words: 'Your month is open.' },
] as const

/** How far a payment has come. */
export function PaymentSteps({ quote }: { readonly quote: Quote }) {
  const at = steps.findIndex(({ status }) => status === quote.status)
  return (
    <div className={styles.box}>
      <ol className={styles.steps}>
        {steps.map(({ status, name }, index) => (
          <li key={status} data-state={index < at || quote.status === 'paid' ? 'done' : index === at ? 'now' : 'next'}>
            {index < at || quote.status === 'paid' ? <Icon name="check" /> : index === at ? <Spinner /> : <span />}
            {name}
          </li>
        ))}
      </ol>
      <output>{steps[at]?.words}</output>
      {quote.status === 'paid' ? null : (
        <p className={styles.hint}>Your payment is under way. There is nothing more to do, and nothing to pay again.</p>
      )}
      {quote.explorerUrl ? (
        <a href={quote.explorerUrl} target="_blank" rel="noopener">
          Look at it in the explorer
        </a>
      ) : null}
    </div>
  )
}
