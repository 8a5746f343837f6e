import type { PaymentList } from '@eidolon/contract/subscription.ts'
import { formatDate, shortAddress } from '#lib/format.ts'
import styles from './receipts.module.css'

type Props = { readonly list: PaymentList; readonly symbol: string }

/** What was paid, the newest first. */
export function Receipts({ list, symbol }: Props) {
  if (list.total === 0)
    return <p className={styles.none}>Nothing yet. Every payment is listed here with its transaction.</p>
  return (
    <ul className={styles.list}>
      {list.payments.map(({ signature, uiAmount, usd, receivedAt, periodStart, periodEnd, explorerUrl }) => (
        <li key={signature}>
          <span className={styles.when}>{formatDate(receivedAt)}</span>
          <b>
            {uiAmount} {symbol} <span>(${usd})</span>
          </b>
          <span className={styles.period}>
            {periodStart && periodEnd ? `${formatDate(periodStart)} to ${formatDate(periodEnd)}` : 'Kept as credit'}
          </span>
          {explorerUrl ? (
            <a href={explorerUrl} target="_blank" rel="noopener">
              {shortAddress(signature)}
            </a>
          ) : (
            <code title={signature}>{shortAddress(signature)}</code>
          )}
        </li>
      ))}
    </ul>
  )
}
