import type { Quote } from '@eidolon/contract/subscription.ts'
import { inTokens } from '#features/subscription/in-tokens.ts'

/** What is still to be sent, in base units: whole numbers, because fractions of a token are not exact. */
export function missingUnits({ amount, received }: Pick<Quote, 'amount' | 'received'>): bigint {
  const left = BigInt(amount) - BigInt(received)
  return left > 0n ? left : 0n
}

/** The same as people write it. */
export function missingAmount(quote: Pick<Quote, 'amount' | 'received' | 'decimals'>): string {
  return inTokens(missingUnits(quote), quote.decimals)
}
