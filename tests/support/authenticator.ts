import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a key right now, or some half minutes earlier or later. */
export function authenticatorCode(key: string, halfMinutes = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  )
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(step).digest()
  const place = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
