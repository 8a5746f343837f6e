/** The little of DER (X.690) that a certificate is written with. */
export const sequence = (...items: readonly Uint8Array[]): Uint8Array => tagged(0x30, ...items)
export const set = (...items: readonly Uint8Array[]): Uint8Array => tagged(0x31, ...items)
export const octets = (bytes: Uint8Array): Uint8Array => tagged(0x04, bytes)
export const utf8 = (text: string): Uint8Array => tagged(0x0c, new TextEncoder().encode(text))
export const yes: Uint8Array = Uint8Array.of(0x01, 0x01, 0xff)
export const explicit = (number: number, ...items: readonly Uint8Array[]): Uint8Array => tagged(0xa0 | number, ...items)
export const implicit = (number: number, bytes: Uint8Array): Uint8Array => tagged(0x80 | number, bytes)

/** A positive whole number, given as bytes. */
export function integer(bytes: Uint8Array): Uint8Array {
  return tagged(0x02, (bytes[0] ?? 0) & 0x80 ? Uint8Array.of(0, ...bytes) : bytes)
}

/** Bits, of which the last `unused` do not count. */
export function bits(bytes: Uint8Array, unused = 0): Uint8Array {
  return tagged(0x03, Uint8Array.of(unused), bytes)
}

export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const groups = [part & 127]
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128)) groups.unshift((left & 127) | 128)
    return groups
  })
  return tagged(0x06, Uint8Array.from(bytes))
}

/** UTCTime until 2049, GeneralizedTime after that (RFC 5280). */
export function time(date: Date): Uint8Array {
  const digits = date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)
  const [tag, text] = date.getUTCFullYear() < 2050 ? [0x17, digits.slice(2)] : [0x18, digits]
  return tagged(tag, new TextEncoder().encode(`${text}Z`))
}

function tagged(tag: number, ...items: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(items)
  return Buffer.concat([Uint8Array.of(tag, ...lengthOf(content.length)), content])
}

function lengthOf(count: number): number[] {
  if (count < 0x80) return [count]
  return count < 0x100 ? [0x81, count] : [0x82, count >> 8, count & 255]
}
