import type { Signatures } from '#application/accounts/wallet/challenge-ports.ts'

/**
 * The order of the group. A signature whose second half is not below it is another one's double: the same proof in
 * other bytes.
 */
const order = 2n ** 252n + 27742317777372353535851937790883648493n

/**
 * Every point of small order, also as encodings that are out of range; the sign is left out. Under such a key one
 * signature fits many messages, and nobody had to know a secret.
 */
const smallOrder: ReadonlySet<string> = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
])

/** The prime of the field: a key's first coordinate is below it in the one encoding that counts. */
const prime = 2n ** 255n - 19n

/** How strict an implementation is differs between libraries and their versions: what has to hold is said here. */
export const ed25519: Signatures = {
  async verify(publicKey, signature, signed) {
    if (publicKey.length !== 32 || signature.length !== 64) return false
    if (!isSound(publicKey) || !isSound(signature.subarray(0, 32))) return false
    if (littleEndian(signature.subarray(32)) >= order) return false
    try {
      const key = await crypto.subtle.importKey('raw', new Uint8Array(publicKey), 'Ed25519', false, ['verify'])
      return await crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(signed))
    } catch {
      // Bytes that are no point of the curve.
      return false
    }
  },
}

/** An encoding of a point as it has to be, of a point that is worth something. */
function isSound(encoded: Uint8Array): boolean {
  const point = Uint8Array.from(encoded)
  point[31] = (point[31] ?? 0) & 0x7f
  return littleEndian(point) < prime && !smallOrder.has(Buffer.from(point).toString('hex'))
}

const littleEndian = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
