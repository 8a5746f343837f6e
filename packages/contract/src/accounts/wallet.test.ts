import { expect, it } from 'vitest'
import { publicKeyOf, WalletChallengeRequest, WalletSignIn } from './wallet.ts'

const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const hex = (key: Uint8Array | undefined) => key && [...key].map((byte) => byte.toString(16).padStart(2, '0')).join('')

it('[WAL-12] an address is 32 bytes in base58, written in the one way there is', () => {
  expect(hex(publicKeyOf(memo))).toBe('054a535a992921064d24e87160da387c7c35b5ddbc92bb81e41fa8404105448d')
  expect(hex(publicKeyOf('1'.repeat(32)))).toBe('00'.repeat(32))
  expect(hex(publicKeyOf('11111111111111111111111111111112'))).toBe(`${'00'.repeat(31)}01`)
  expect(hex(publicKeyOf('JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'))).toBe('ff'.repeat(32))
  for (const wrong of [
    '',
    memo.slice(1),
    `1${memo}`,
    `${memo} `,
    memo.replace('M', '0'),
    memo.replace('M', 'l'),
    '1'.repeat(31),
    '1'.repeat(33),
    '1'.repeat(44),
    // One more than fits into 32 bytes.
    'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH',
    'z'.repeat(44),
  ]) {
    expect(publicKeyOf(wrong)).toBeUndefined()
  }
})

it('[WAL-12] one proof is needed, and one is enough', () => {
  const who = { nonce: 'n', address: memo }
  expect(WalletSignIn.parse({ ...who, signedMessage: 'AAAA', signature: 'AAA=' })).toEqual({
    ...who,
    proof: { kind: 'message', signedMessage: 'AAAA', signature: 'AAA=' },
  })
  expect(WalletSignIn.parse({ ...who, transaction: 'AA==', signature: null })).toEqual({
    ...who,
    proof: { kind: 'transaction', transaction: 'AA==' },
  })
  for (const wrong of [{}, { signature: 'AAAA' }, { signedMessage: 'AAAA' }, { transaction: 'A', signature: 'AAAA' }]) {
    expect(WalletSignIn.safeParse({ ...who, ...wrong }).success).toBe(false)
  }
  expect(WalletChallengeRequest.parse({})).toEqual({ address: undefined })
})
