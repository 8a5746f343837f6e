import type { Quote } from '@eidolon/contract/subscription.ts'

/** What is still to be sent, in base units: whole numbers, because fractions of a token are not exact. */
export function missingUnits({ amount, received }: Pick<Quote, 'amount' | 'received'>): bigint {
  const left = BigInt(amount) - BigInt(received)
  return left > 0n ? left : 0n
}

/** The same as people write it. */
export function missingAmount(quote: Pick<Quote, 'amount' | 'received' | 'decimals'>): string {
  return inTokens(missingUnits(quote), quote.decimals)
}

/** Base units as people write them; digits are moved, never computed with a floating number. */
export function inTokens(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}
