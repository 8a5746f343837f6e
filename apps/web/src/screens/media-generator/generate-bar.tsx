import type { Engine } from '@eidolon/contract/engines.ts'
import type { Refusal } from '#features/generations/refusal.ts'
import { AccessNeeded } from '#screens/subscription/access-needed.tsx'
import { Button } from '#ui/button/button.tsx'
import { Allowance } from './allowance.tsx'
import styles from './parts/generator-form.module.css'

type Props = {
  readonly label: string
  readonly engine: Engine
  readonly online: boolean
  /** Why nothing can be asked for at all. */
  readonly closed: string | undefined
  readonly refusal: Refusal | undefined
  /** How many are being drawn. */
  readonly underWay: number
  readonly resultsId: string
  /** Access was missing and is there now. */
  readonly onAccess: () => void
}

/** Always in reach: what it costs, the button, and why it did not work. */
export function GenerateBar({ label, engine, online, closed, refusal, underWay, resultsId, onAccess }: Props) {
  return (
    <div className={styles.foot}>
      <div className={styles.footWords} role="alert">
        {online
          ? (closed ?? <RefusalWords refusal={refusal} onAccess={onAccess} />)
          : 'You are offline. What you asked for is still drawn.'}
      </div>
      <div className={styles.footActs}>
        <Button type="submit" variant="primary" size="lg" disabled={!online || closed !== undefined}>
          {label}
        </Button>
        <span className={styles.keys} aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
        <Allowance engine={engine} underWay={underWay} />
        {underWay > 0 ? (
          <a className={styles.jump} href={`#${resultsId}`}>
            {underWay} being drawn
          </a>
        ) : null}
      </div>
    </div>
  )
}

function RefusalWords({ refusal, onAccess }: Pick<Props, 'refusal' | 'onAccess'>) {
  switch (refusal?.kind) {
    case undefined:
      return null
    case 'payment':
      return <AccessNeeded message={refusal.message} address={refusal.address} onAccess={onAccess} />
    case 'offline':
      return 'The studio could not be reached. If it heard you, the picture appears in the results by itself.'
    case 'field':
    case 'blocked':
      return 'Nothing was asked for: see the form.'
    case 'other':
      return refusal.message
  }
}
