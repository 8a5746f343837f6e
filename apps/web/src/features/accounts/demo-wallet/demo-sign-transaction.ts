import type { DemoKey } from './demo-key.ts'

const signatureLength = 64
const keyLength = 32

/** Puts the key's signature where the transaction has room for it; both kinds of transactions are read. */
export async function signTransaction(key: DemoKey, transaction: Uint8Array): Promise<Uint8Array> {
  const signed = new Uint8Array(transaction)
  const [signatures, first] = readLength(signed, 0)
  const message = signed.subarray(first + signatureLength * signatures)
  // A versioned message has its version in front, marked by the highest bit.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const signers = message[header] ?? 0
  const [, keys] = readLength(message, header + 3)
  for (let place = 0; place < signers; place++) {
    const at = keys + keyLength * place
    if (key.publicKey.every((byte, index) => message[at + index] === byte)) {
      signed.set(await key.sign(message), first + signatureLength * place)
      return signed
    }
  }
  throw new Error('This account is not asked to sign the transaction.')
}

/** A length in seven bits per byte, and where it ends. */
function readLength(bytes: Uint8Array, from: number): [length: number, end: number] {
  let length = 0
  for (let at = from, shift = 0; ; at++, shift += 7) {
    const byte = bytes[at] ?? 0
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) return [length, at + 1]
  }
}
