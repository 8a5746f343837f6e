import { isDust, type PaymentRow } from './payment.ts'
import { inChainOrder } from './settlement.ts'

/** Whether so little is missing that a payment of it would be dust. */
export const isRestDust = (rest: bigint, month: bigint): boolean => isDust({ amount: rest, month, price: 0n })

/**
 * The signatures of a quote's payments that count: dust does only when it was all that the quote still asked for. It is
 * worked out from all of them in the order of the chain, so the order in which they were read changes nothing.
 */
export function countingPayments(payments: readonly PaymentRow[], asked: bigint): ReadonlySet<string> {
  const counting = new Set<string>()
  let rest = asked
  for (const payment of payments.toSorted(inChainOrder)) {
    // What was counted before quotes had months of their own stays counted.
    const isTooLittle = payment.month !== undefined && isDust(payment)
    if (isTooLittle && (rest <= 0n || payment.amount < rest)) continue
    counting.add(payment.signature)
    rest -= payment.amount
  }
  return counting
}
