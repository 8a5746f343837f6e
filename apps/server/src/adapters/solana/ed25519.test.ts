import { describe, expect, it } from 'vitest'
import { ed25519 } from './ed25519.ts'
import { testWallet } from './testing/wallet-keys.ts'

const order = 2n ** 252n + 27742317777372353535851937790883648493n
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (from: Uint8Array) => BigInt(`0x${Buffer.from(from).reverse().toString('hex')}`)
const write = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse()
const key = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

describe('ed25519', () => {
  it('[WAL-10] [WAL-19] takes the signature of the key, and no other', async () => {
    const [one, other] = [testWallet(), testWallet()]
    const signature = one.sign(bytes('hello'))
    expect(await ed25519.verify(one.publicKey, signature, bytes('hello'))).toBe(true)
    expect(await ed25519.verify(other.publicKey, signature, bytes('hello'))).toBe(false)
    expect(await ed25519.verify(one.publicKey, signature, bytes('hallo'))).toBe(false)
    for (let at = 0; at < 64; at++) {
      const changed = Uint8Array.from(signature)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await ed25519.verify(one.publicKey, changed, bytes('hello'))).toBe(false)
    }
  })

  it('[WAL-20] refuses a signature that was made into another one', async () => {
    const wallet = testWallet()
    const signature = wallet.sign(bytes('hello'))
    for (const times of [1n, 2n, 7n]) {
      const doubled = joined(
        signature.subarray(0, 32),
        write((read(signature.subarray(32)) + times * order) % 2n ** 256n),
      )
      expect(await ed25519.verify(wallet.publicKey, doubled, bytes('hello'))).toBe(false)
    }
  })

  const small = [
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0000000000000000000000000000000000000000000000000000000000000080',
    '0100000000000000000000000000000000000000000000000000000000000000',
    '0100000000000000000000000000000000000000000000000000000000000080',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    // The same points out of range.
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  ]

  it('[WAL-20] refuses keys for which nobody needs a secret, whatever the message', async () => {
    const nothing = new Uint8Array(32)
    for (const weak of small) {
      for (const point of small) {
        for (const message of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
          expect(await ed25519.verify(key(weak), joined(key(point), nothing), bytes(message))).toBe(false)
        }
      }
    }
  })

  it('[WAL-20] refuses a point of small order in the signature, and what lies outside the field', async () => {
    const wallet = testWallet()
    const signature = wallet.sign(bytes('hello'))
    for (const weak of small) {
      const changed = joined(key(weak), signature.subarray(32))
      expect(await ed25519.verify(wallet.publicKey, changed, bytes('hello'))).toBe(false)
    }
    const outside = Uint8Array.from(write(2n ** 255n - 19n + 3n))
    expect(await ed25519.verify(outside, signature, bytes('hello'))).toBe(false)
    // No point of the curve has this coordinate.
    expect(await ed25519.verify(Uint8Array.from(write(2n)), signature, bytes('hello'))).toBe(false)
  })

  it('[WAL-20] refuses other lengths', async () => {
    const wallet = testWallet()
    const signature = wallet.sign(bytes('hello'))
    for (const wrong of [new Uint8Array(0), signature.subarray(0, 63), joined(signature, new Uint8Array(1))]) {
      expect(await ed25519.verify(wallet.publicKey, wrong, bytes('hello'))).toBe(false)
    }
    for (const wrong of [new Uint8Array(0), wallet.publicKey.subarray(1), joined(wallet.publicKey, key('00'))]) {
      expect(await ed25519.verify(wrong, signature, bytes('hello'))).toBe(false)
    }
  })
})
