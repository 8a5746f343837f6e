import { describe, expect, it } from 'vitest'
import type { ChainTransaction, TokenBalance } from './chain.ts'
import { readPayment } from './read-payment.ts'

const treasury = { mint: 'MINT', tokenProgram: 'TOKEN', owner: 'OWNER', account: 'VAULT' }
const keys = ['payer', 'payerVault', 'VAULT', 'OWNER', 'reference']

const balance = (key: string, amount: number, more: Partial<TokenBalance> = {}): TokenBalance => ({
  accountIndex: keys.indexOf(key),
  mint: 'MINT',
  programId: 'TOKEN',
  owner: key === 'VAULT' ? 'OWNER' : 'payer',
  uiTokenAmount: { amount: String(amount) },
  ...more,
})

const sent = (
  pre: readonly TokenBalance[],
  post: readonly TokenBalance[],
  more: Partial<NonNullable<ChainTransaction['meta']>> = {},
): ChainTransaction => ({
  slot: 1,
  blockTime: 1,
  transaction: { message: { accountKeys: keys, header: { numRequiredSignatures: 1 } } },
  meta: {
    err: null,
    preBalances: keys.map(() => 10),
    postBalances: keys.map(() => 10),
    preTokenBalances: pre,
    postTokenBalances: post,
    ...more,
  },
})

describe('readPayment', () => {
  it('[SUB-10] counts what the treasury’s own account gained, and names who lost it and signed', () => {
    const reading = readPayment(
      sent([balance('payerVault', 500), balance('VAULT', 7)], [balance('payerVault', 400), balance('VAULT', 107)]),
      treasury,
    )
    expect(reading).toMatchObject({ kind: 'token', amount: 100n, payers: ['payer'] })
    expect(reading.kind === 'token' && reading.keys.has('reference')).toBe(true)
  })

  it('[SUB-10] counts an account made within the transaction, and keys loaded from a table', () => {
    const table = { writable: ['VAULT'], readonly: ['reference2'] }
    const one = sent(
      [balance('payerVault', 500)],
      [balance('payerVault', 400), { ...balance('VAULT', 100), accountIndex: 5 }],
    )
    const reading = readPayment({ ...one, meta: { ...one.meta!, loadedAddresses: table } }, treasury)
    expect(reading).toMatchObject({ kind: 'token', amount: 100n })
    expect(reading.kind === 'token' && reading.keys.has('reference2')).toBe(true)
  })

  it('[SUB-11] a failed transaction pays nothing', () => {
    const failed = sent([balance('VAULT', 0)], [balance('VAULT', 100)], { err: { InstructionError: [0, 'Custom'] } })
    expect(readPayment(failed, treasury)).toEqual({ kind: 'failed' })
    expect(readPayment({ ...failed, meta: null }, treasury)).toEqual({ kind: 'failed' })
  })

  it.each([
    ['another mint', { mint: 'FAKE' }],
    ['the same mint of another program', { programId: 'TOKEN-2022' }],
  ])('[SUB-11] %s pays nothing', (_name, more) => {
    const reading = readPayment(sent([balance('VAULT', 0, more)], [balance('VAULT', 100, more)]), treasury)
    expect(reading).toMatchObject({ kind: 'stray', what: 'token', payers: ['payer'] })
  })

  it('[SUB-11] another account that was made over to the treasury pays nothing', () => {
    const before = balance('payerVault', 100)
    const reading = readPayment(
      sent([before], [{ ...before, owner: 'OWNER', uiTokenAmount: { amount: '150' } }]),
      treasury,
    )
    expect(reading).toMatchObject({ kind: 'stray' })
  })

  it('[SUB-11] the treasury’s account in the hands of somebody else pays nothing', () => {
    const reading = readPayment(sent([balance('VAULT', 0)], [balance('VAULT', 100, { owner: 'thief' })]), treasury)
    expect(reading.kind).not.toBe('token')
  })

  it('[SUB-11] SOL pays nothing and is noticed', () => {
    expect(readPayment(sent([], [], { postBalances: [5, 10, 10, 15, 10] }), treasury)).toMatchObject({
      kind: 'stray',
      what: 'sol',
      payers: ['payer'],
    })
    expect(readPayment(sent([], []), treasury)).toEqual({ kind: 'nothing' })
  })

  it('[SUB-12] whoever lost tokens without signing is no payer: a pool, an escrow', () => {
    const reading = readPayment(
      sent(
        [balance('payerVault', 500, { owner: 'pool' }), balance('VAULT', 0)],
        [balance('payerVault', 400, { owner: 'pool' }), balance('VAULT', 100)],
      ),
      treasury,
    )
    expect(reading).toMatchObject({ kind: 'token', payers: [] })
  })

  it('[SUB-11] what leaves the treasury is no payment', () => {
    expect(readPayment(sent([balance('VAULT', 100)], [balance('VAULT', 20)]), treasury)).toEqual({ kind: 'nothing' })
  })
})
