import { type Cbor, encodeCbor } from './cbor.ts'
import type { SigningKey } from './signing-key.ts'

/** Labels of headers and numbers of algorithms (RFC 9052, 9053, 9360). */
const headers = { algorithm: 1, chain: 33 }
const algorithms = { ed25519: -8, es256: -7, es384: -35 } as const

/** Bytes that a signature and what is around it may take, with these certificates and this much for a time stamp. */
export const roomFor = ({ chain }: SigningKey, stamp = 0): number =>
  chain.reduce((sum, { length }) => sum + length + 4, 224 + stamp)

/** A time stamp of these bytes; undefined where there is none to be had. */
export type Stamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>

/**
 * A COSE_Sign1 over a payload that lies elsewhere, padded to exactly `size` bytes: the library hands over the claim,
 * has left a hole of that size in the file and puts in whatever it is given.
 */
export async function coseSign1(key: SigningKey, payload: Uint8Array, size: number, stamp: Stamp): Promise<Uint8Array> {
  const [only, ...more] = key.chain
  const named = new Map<number, Cbor>([[headers.algorithm, algorithms[key.algorithm]]])
  named.set(headers.chain, only && more.length === 0 ? only : key.chain)
  const guarded = encodeCbor(named)
  const signature = await key.sign(encodeCbor(['Signature1', guarded, new Uint8Array(0), payload]))
  // Over the signature, in the form that a countersignature has.
  const token = await stamp(encodeCbor(['CounterSignature', guarded, new Uint8Array(0), encodeCbor(signature)]))
  const build = (...pads: readonly number[]): Uint8Array => {
    const loose = new Map<string, Cbor>()
    if (token) loose.set('sigTst2', new Map([['tstTokens', [new Map([['val', token]])]]]))
    for (const [at, pad] of pads.entries()) loose.set(at === 0 ? 'pad' : 'pad2', new Uint8Array(pad))
    return encodeCbor({ tag: 18, value: [guarded, loose, null, signature] })
  }
  const bare = build(0).length
  if (bare > size) throw new Error(`The signature needs ${bare} bytes, and ${size} are left for it.`)
  // The head of a byte string grows with its length, so some sizes need a second pad.
  for (const second of [undefined, 0, 1, 30]) {
    for (let pad = Math.max(0, size - bare - 48); pad <= size - bare; pad++) {
      const made = second === undefined ? build(pad) : build(pad, second)
      if (made.length === size) return made
    }
  }
  throw new Error('The signature cannot be padded to the size that is left for it.')
}
