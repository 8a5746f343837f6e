import type { Payment, PaymentList } from '@eidolon/contract/subscription.ts'
import { formatDate, shortAddress } from '#lib/format.ts'
import { inSol } from './in-tokens.ts'
import styles from './receipts.module.css'
import { rejectedToken } from './rejected-token.ts'

type Props = { readonly list: PaymentList; readonly symbol: string }

/** What was paid, the newest first. */
export function Receipts({ list, symbol }: Props) {
  if (list.total === 0)
    return <p className={styles.none}>Nothing yet. Every payment is listed here with its transaction.</p>
  return (
    <ul className={styles.list}>
      {list.payments.map((payment) => (
        <li key={payment.signature}>
          <span className={styles.when}>{formatDate(payment.receivedAt)}</span>
          <b>
            <Amount payment={payment} symbol={symbol} />
          </b>
          <span className={styles.period}>
            {outcome(payment)}
            {payment.fee === null ? null : <span>Network fee {inSol(BigInt(payment.fee))} SOL</span>}
          </span>
          {payment.explorerUrl ? (
            <a href={payment.explorerUrl} target="_blank" rel="noopener">
              {shortAddress(payment.signature)}
            </a>
          ) : (
            <code title={payment.signature}>{shortAddress(payment.signature)}</code>
          )}
        </li>
      ))}
    </ul>
  )
}

function Amount({ payment: { state, note, uiAmount, usd }, symbol }: { payment: Payment; symbol: string }) {
  if (state === 'stray' && note !== 'dust') return rejectedToken(note)
  return (
    <>
      {uiAmount} {symbol} {state === 'credited' ? <span>(${usd})</span> : null}
    </>
  )
}

/** What came of it. */
function outcome({ state, note, periodStart, periodEnd }: Payment): string {
  if (state === 'waiting') return 'Waits for the price of its time'
  if (state === 'stray') return note === 'dust' ? 'Too little to count' : 'Buys nothing here'
  return periodStart && periodEnd ? `${formatDate(periodStart)} to ${formatDate(periodEnd)}` : 'Kept as credit'
}
