import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'

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
    address: base58(Buffer.from(x, 'base64url')),
    sign: (message) => sign(null, Buffer.from(message), key),
  }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}
