import { generateKeyPairSync, sign } from 'node:crypto'

/** A wallet as far as a server sees one: an address, and somebody who signs. */
export type TestWallet = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

export function testWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Uint8Array.from(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  return { address: base58(raw), publicKey: raw, sign: (bytes) => Uint8Array.from(sign(null, bytes, privateKey)) }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function base58(bytes: Uint8Array): string {
  let value = bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = (alphabet[Number(value % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
