import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Totp } from '#application/accounts/mfa/factor-ports.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30
const digits = 6

/** SHA-1, six digits, half a minute: what every authenticator app takes without being told. */
export const totp: Totp = {
  makeSecret: () => base32(randomBytes(20)),
  stepOf(secret, code, at) {
    const given = Buffer.from(code.replaceAll(/\s/g, ''))
    const now = Math.floor(at.getTime() / 1000 / stepSeconds)
    // Phones' clocks are a little off. All three are computed, so that how long it takes tells nothing.
    const right = [now - 1, now, now + 1].filter((step) => isSame(given, Buffer.from(codeAt(secret, step))))
    return right[0]
  },
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const sign of text) {
    value = ((value << 5) | alphabet.indexOf(sign)) & 0xfff
    bits += 5
    if (bits >= 8) bytes.push((value >> (bits -= 8)) & 255)
  }
  return Buffer.from(bytes)
}
