import type { UserId } from '@eidolon/contract/ids.ts'
import type { strayKinds } from '@eidolon/contract/subscription.ts'

/** A transaction that brought something to the treasury, as it is kept. */
export type PaymentRow = {
  readonly signature: string
  /**
   * `credited` to an account; `waiting` for the price of its time; `unmatched`: nobody signed for it; `stray`: nothing
   * that pays. Only the first buys anything.
   */
  readonly state: 'credited' | 'waiting' | 'unmatched' | 'stray'
  /** What a stray is: SOL, another token, or too little to count. */
  readonly note: StrayKind | undefined
  readonly accountId: UserId | undefined
  readonly quoteId: string | undefined
  readonly payer: string | undefined
  readonly amount: bigint
  /** Base units of the one month that its quote promised. */
  readonly month: bigint | undefined
  /** Base units of a month at the price of its time; 0 while that is not known. */
  readonly price: bigint
  /** What it was worth then. */
  readonly usd: string
  /** Lamports that its transaction cost; undefined for those read before fees were kept. */
  readonly fee: bigint | undefined
  readonly slot: number
  readonly at: Date
  readonly periodStart: Date | undefined
  readonly periodEnd: Date | undefined
}

export type StrayKind = (typeof strayKinds)[number]

type Counted = Pick<PaymentRow, 'amount' | 'month' | 'price'>

/** What it is worth when a month is worth `usd`, in cents that are whole: `50.00`. Its quote speaks for one month. */
export function usdValue({ amount, month, price }: Counted, usd: string): string {
  const [whole = '0', part = ''] = usd.split('.')
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  const at = (units: bigint, each: bigint): bigint => (each > 0n ? (units * cents) / each : 0n)
  const promised = month === undefined ? 0n : amount < month ? amount : month
  const value = at(promised, month ?? 0n) + at(amount - promised, price)
  return `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
}

/** How many times a payment goes into a month before it is none: a thousandth of one still counts. */
const dustDivisor = 1000n

/** Whether it is too little to be a payment; nobody can say so before there is a price. */
export const isDust = ({ amount, month, price }: Counted): boolean => amount * dustDivisor < (month ?? price)
