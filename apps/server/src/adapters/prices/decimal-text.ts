/** A number as JSON writes it, without the exponent: `1.5e-7` is `0.00000015`. Digits are moved, never computed. */
export function decimalText(number: string): string | undefined {
  const [, whole = '', part = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(number) ?? []
  if (whole === '') return undefined
  const digits = whole + part
  const point = whole.length + Number(exponent)
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const right = padded.slice(at).replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}
