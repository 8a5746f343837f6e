const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** How an address is written: the key as one number in base 58, each zero byte in front as a 1. */
export function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  const firstByte = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(firstByte < 0 ? bytes.length : firstByte) + text
}
