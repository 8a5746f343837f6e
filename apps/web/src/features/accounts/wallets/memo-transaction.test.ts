import { expect, it } from 'vitest'
import { memoTransaction } from './memo-transaction.ts'

it('[WALLET-11] the memo transaction holds one signer, one instruction and a blockhash that no ledger knows', () => {
  const signer = Array.from({ length: 32 }, (_, index) => index + 1)
  const memo = 'é'.repeat(100)
  const transaction = memoTransaction(signer, memo)
  const message = transaction.subarray(65)
  expect([...transaction.subarray(0, 65)]).toEqual([1, ...Array.from({ length: 64 }, () => 0)])
  expect([...message.subarray(0, 4)]).toEqual([1, 0, 1, 2])
  expect([...message.subarray(4, 36)]).toEqual(signer)
  expect([...message.subarray(68, 100)]).toEqual(Array.from({ length: 32 }, () => 0))
  // Two hundred bytes of words: 200 is 72 and one more byte that counts 128s.
  expect([...message.subarray(100, 106)]).toEqual([1, 1, 1, 0, 72 + 128, 1])
  expect(new TextDecoder().decode(message.subarray(106))).toBe(memo)
  expect(transaction.length).toBeLessThanOrEqual(1232)
})
