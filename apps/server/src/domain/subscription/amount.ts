/** A decimal number as people and price services write it, exactly: digits and how many of them follow the point. */
type Decimal = { readonly digits: bigint; readonly places: number }

const pattern = /^(\d{1,30})(?:\.(\d{1,30}))?$/

function decimal(text: string): Decimal {
  const [, whole = '', part = ''] = pattern.exec(text) ?? []
  if (whole === '') throw new RangeError(`"${text}" is not a decimal number`)
  return { digits: BigInt(whole + part), places: part.length }
}

/** Base units of a token that are worth this many dollars at this price, rounded up: never a fraction too little. */
export function amountFor(usd: string, price: string, decimals: number): bigint {
  const worth = decimal(usd)
  const each = decimal(price)
  if (each.digits <= 0n) throw new RangeError('A price must be above 0')
  const over = worth.digits * 10n ** BigInt(each.places + decimals)
  const under = each.digits * 10n ** BigInt(worth.places)
  return (over + under - 1n) / under
}

/** Base units as people read them: `1500000` with 6 decimals is `1.5`. */
export function uiAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

/** Orders decimal numbers, the smaller first. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = aligned(one, other)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Two numbers as digits with the same number of places. */
function aligned(one: string, other: string): readonly [bigint, bigint] {
  const [a, b] = [decimal(one), decimal(other)]
  const places = Math.max(a.places, b.places)
  return [a.digits * 10n ** BigInt(places - a.places), b.digits * 10n ** BigInt(places - b.places)]
}

/** Whether a price is further from another than so many hundredths of it. */
export function deviates(price: string, from: string, hundredths: number): boolean {
  const [a, b] = aligned(price, from)
  const gap = a > b ? a - b : b - a
  return gap * 100n > b * BigInt(hundredths)
}
