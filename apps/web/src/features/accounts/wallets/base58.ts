const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** How an address is written: the key as one number in base 58, each zero byte in front as a 1. */
export function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  const firstByte = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(firstByte < 0 ? bytes.length : firstByte) + text
}

/** Whether a text is the address of a wallet: 32 bytes, however many characters they take. */
export function isAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const value = Array.from(text).reduce((sum, sign) => sum * 58n + BigInt(alphabet.indexOf(sign)), 0n)
  const rest = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return zeros + rest === 32
}
