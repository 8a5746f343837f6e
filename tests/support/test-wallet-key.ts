import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'

/** A wallet's key on this side of the browser. */
export type WalletKey = {
  readonly seed: readonly number[]
  readonly address: string
  sign(message: string): Buffer
}

/** Somebody new, unless the seed says who. */
export function walletKey(seed: Uint8Array = randomBytes(32)): WalletKey {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    seed: [...seed],
    address: getBase58Decoder().decode(Buffer.from(x, 'base64url')),
    sign: (message) => sign(null, Buffer.from(message), key),
  }
}
