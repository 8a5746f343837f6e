/** Base units as people write them; digits are moved, never computed with a floating number. */
export function inTokens(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

const lamportDecimals = 9

/** Lamports as SOL. */
export const inSol = (lamports: bigint): string => inTokens(lamports, lamportDecimals)
