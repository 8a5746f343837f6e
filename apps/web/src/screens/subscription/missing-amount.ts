import type { Quote } from '@eidolon/contract/subscription.ts'

/** What is still to be sent, as people write it. */
export function missingAmount({ amount, received, decimals }: Pick<Quote, 'amount' | 'received' | 'decimals'>): string {
  const left = BigInt(amount) - BigInt(received)
  return inTokens(left > 0n ? left : 0n, decimals)
}

/** Base units as people write them; digits are moved, never computed with a floating number. */
export function inTokens(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}
