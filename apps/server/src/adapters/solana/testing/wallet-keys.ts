import { generateKeyPairSync, sign } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'

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

export const base58 = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes)
