/** A transaction that brought something to the treasury, as it is kept. */
export type PaymentRow = {
  readonly signature: string
  /** `credited` to an account; `unmatched`: nobody signed for it; `stray`: not the token. Only the first buys anything. */
  readonly state: 'credited' | 'unmatched' | 'stray'
  readonly accountId: string | undefined
  readonly quoteId: string | undefined
  readonly payer: string | undefined
  readonly amount: bigint
  /** Base units of a month for this payment. */
  readonly price: bigint
  /** What it was worth then. */
  readonly usd: string
  readonly slot: number
  readonly at: Date
  readonly periodStart: Date | undefined
  readonly periodEnd: Date | undefined
}

/** What an amount is worth when so much is worth `usd`, in cents that are whole: `50.00`. */
export function worth(amount: bigint, price: bigint, usd: string): string {
  const [whole = '0', part = ''] = usd.split('.')
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  const value = price > 0n ? (amount * cents) / price : 0n
  return `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
}
