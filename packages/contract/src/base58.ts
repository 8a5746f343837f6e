const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = /^[1-9A-HJ-NP-Za-km-z]+$/

/**
 * Exactly so many bytes written in base58; undefined when the text is anything else. Check the length of the text
 * first: the time grows with its square.
 */
export function base58Bytes(text: string, size: number): Uint8Array<ArrayBuffer> | undefined {
  if (!digits.test(text)) return undefined
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(alphabet.indexOf(digit))
  if (value >> BigInt(size * 8) !== 0n) return undefined
  const bytes = new Uint8Array(size)
  for (let at = size - 1; at >= 0; at--, value >>= 8n) bytes[at] = Number(value & 0xffn)
  // Each leading zero byte is written as one leading 1, so every value has exactly one text.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const ones = text.search(/[^1]/)
  return (zeros < 0 ? size : zeros) === (ones < 0 ? text.length : ones) ? bytes : undefined
}
