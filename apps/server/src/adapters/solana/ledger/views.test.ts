import { DatabaseSync } from 'node:sqlite'
import { zstdDecompressSync } from 'node:zlib'
import { address, generateKeyPairSigner, getBase58Decoder, type Instruction } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { ledgerWorld, pay, valueOf } from './testing/ledger-world.ts'

const memo = (text: string): Instruction => ({
  programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
  data: Buffer.from(text),
})

describe('a transaction', () => {
  it('[LED-21] of version 1 is run and shown to clients that accept its version', async () => {
    await using world = await ledgerWorld()
    const { signer } = await world.somebody()
    const other = await generateKeyPairSigner()
    // Larger than older versions may be.
    const memos = ['a', 'b', 'c'].map((letter) => memo(letter.repeat(500)))
    const options = { version: 1, priorityFee: 77n } as const
    const { wire, signature } = await world.signed(
      signer,
      [pay(signer, other.address, 5_000_000n), ...memos.slice(0, 2)],
      options,
    )
    expect(Buffer.from(wire, 'base64').length).toBeGreaterThan(1232)
    expect(await world.send(wire)).toBe(signature)
    world.pass(2000)
    expect(valueOf(await world.call('getBalance', other.address))).toBe(5_000_000n)
    const told = (encoding: string, maxSupportedTransactionVersion?: number) =>
      world.call('getTransaction', signature, { encoding, maxSupportedTransactionVersion })
    const json = await told('json', 1)
    const transactionConfig = {
      computeUnitLimit: 200_000,
      heapSize: null,
      loadedAccountsDataSizeLimit: 4 * 1024 * 1024,
      priorityFee: 77n,
    }
    expect(json).toMatchObject({
      version: 1,
      meta: { err: null, fee: 5077, loadedAddresses: { writable: [], readonly: [] } },
      transaction: { signatures: [signature], message: { header: { numRequiredSignatures: 1 }, transactionConfig } },
    })
    expect(json).not.toHaveProperty('transaction.message.addressTableLookups')
    expect(await told('base64', 1)).toMatchObject({ version: 1, transaction: [wire, 'base64'] })
    expect(await told('jsonParsed', 2)).toMatchObject({
      transaction: { message: { instructions: [{ parsed: { type: 'transfer' } }, {}, {}], transactionConfig } },
    })
    for (const max of [0, undefined]) {
      await expect(told('json', max)).rejects.toMatchObject({
        code: -32015,
        message:
          'Transaction version (1) is not supported by the requesting client. Please try the request again with the ' +
          'following configuration parameter: "maxSupportedTransactionVersion": 1',
      })
    }
    const message = Buffer.from(wire, 'base64').subarray(0, -64).toString('base64')
    expect(valueOf(await world.call('getFeeForMessage', message))).toBe(5077n)
    const old = await world.signed(signer, memos)
    await expect(world.send(old.wire)).rejects.toMatchObject({
      message: expect.stringContaining('(max: 1232 bytes)'),
    })
  })

  it('[LED-13] is told in every form', async () => {
    await using world = await ledgerWorld()
    const { signer } = await world.somebody()
    const other = await generateKeyPairSigner()
    const { wire, signature } = await world.signed(signer, [pay(signer, other.address, 5_000_000n), memo('für Maya')])
    await world.send(wire)
    world.pass(2000)
    const told = (encoding: string) =>
      world.call('getTransaction', signature, { encoding, maxSupportedTransactionVersion: 0 })
    const meta = {
      err: null,
      status: { Ok: null },
      fee: 5000,
      preBalances: expect.arrayContaining([2_000_000_000, 0]),
      postBalances: expect.arrayContaining([1_994_995_000, 5_000_000]),
      logMessages: expect.arrayContaining(['Program 11111111111111111111111111111111 success']),
    }
    const common = { slot: expect.any(Number), blockTime: expect.any(Number), version: 0, meta }
    expect(await told('base64')).toMatchObject({ ...common, transaction: [wire, 'base64'] })
    const base58 = getBase58Decoder().decode(Buffer.from(wire, 'base64'))
    expect(await told('base58')).toMatchObject({ ...common, transaction: [base58, 'base58'] })
    expect(await told('json')).toMatchObject({
      ...common,
      transaction: {
        signatures: [signature],
        message: { header: { numRequiredSignatures: 1 }, instructions: [{ stackHeight: 1 }, { accounts: [] }] },
      },
    })
    const info = { source: signer.address, destination: other.address, lamports: 5_000_000n }
    expect(await told('jsonParsed')).toMatchObject({
      ...common,
      transaction: {
        message: {
          accountKeys: expect.arrayContaining([
            { pubkey: signer.address, signer: true, writable: true, source: 'transaction' },
            { pubkey: other.address, signer: false, writable: true, source: 'transaction' },
          ]),
          instructions: [
            { program: 'system', parsed: { type: 'transfer', info } },
            { program: 'spl-memo', parsed: 'für Maya' },
          ],
        },
      },
    })
    await expect(world.call('getTransaction', signature)).rejects.toMatchObject({ code: -32015 })
    const history = await world.call('getSignaturesForAddress', other.address)
    expect(history).toMatchObject([{ signature, memo: '[9] für Maya', err: null, confirmationStatus: 'finalized' }])
  })

  it('[LED-13] tells the tokens before and after, and what its programs called', async () => {
    await using world = await ledgerWorld()
    const { address: owner, token, signature } = await world.somebody()
    world.pass(2000)
    const config = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
    expect(await world.call('getTransaction', signature, config)).toMatchObject({
      meta: {
        preTokenBalances: [],
        postTokenBalances: [{ owner, mint: token.mint, uiTokenAmount: { amount: '10000000000', uiAmount: 10_000 } }],
        innerInstructions: [{ instructions: expect.any(Array) }],
      },
    })
  })

  it('[LED-13] costs what its message was said to cost', async () => {
    await using world = await ledgerWorld()
    const { signer, address: own } = await world.somebody()
    const budget = (data: Buffer): Instruction => ({
      programAddress: address('ComputeBudget111111111111111111111111111111'),
      data,
    })
    const limit = Buffer.of(2, 0, 0, 0, 0)
    limit.writeUInt32LE(300_000, 1)
    const price = Buffer.of(3, 0, 0, 0, 0, 0, 0, 0, 0)
    price.writeBigUInt64LE(10_001n, 1)
    const { wire, transaction } = await world.signed(signer, [pay(signer, own, 1n), budget(limit), budget(price)])
    const message = Buffer.from(transaction.messageBytes).toString('base64')
    const fee = valueOf(await world.call('getFeeForMessage', message))
    expect(fee).toBe(5000n + 3001n)
    await world.send(wire)
    expect(valueOf(await world.call('getBalance', own))).toBe(2_000_000_000n - 8001n)
    world.pass(61_000)
    expect(valueOf(await world.call('getFeeForMessage', message))).toBeNull()
  })
})

describe('an account', () => {
  it('[LED-14] is told in every encoding', async () => {
    await using world = await ledgerWorld()
    const { address: owner, token } = await world.somebody()
    const data = async (of: string, config?: object) => {
      const value = valueOf(await world.call('getAccountInfo', of, config))
      return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
    }
    const raw = await data(token.account, { encoding: 'base64' })
    const bytes = Buffer.from(String(Array.isArray(raw) && raw[0]), 'base64')
    expect(bytes).toHaveLength(165)
    const packed = await data(token.account, { encoding: 'base64+zstd' })
    expect(zstdDecompressSync(Buffer.from(String(Array.isArray(packed) && packed[0]), 'base64'))).toEqual(bytes)
    const dataSlice = { offset: 32, length: 32 }
    expect(await data(token.account, { encoding: 'base58', dataSlice })).toEqual([owner, 'base58'])
    expect(await data(token.account, { dataSlice })).toBe(owner)
    await expect(data(token.account, { encoding: 'base58' })).rejects.toMatchObject({ code: -32600 })
    expect(await data(owner, { encoding: 'jsonParsed' })).toEqual(['', 'base64'])
    expect(await data(token.account, { encoding: 'jsonParsed' })).toMatchObject({
      program: 'spl-token',
      space: 165,
      parsed: { type: 'account', info: { owner, mint: token.mint, state: 'initialized', isNative: false } },
    })
    expect(await data(token.mint, { encoding: 'jsonParsed' })).toMatchObject({
      parsed: { type: 'mint', info: { decimals: 6, supply: '10000000000', freezeAuthority: null } },
    })
    expect(valueOf(await world.call('getMultipleAccounts', [owner, (await generateKeyPairSigner()).address]))).toEqual([
      expect.objectContaining({ lamports: 2_000_000_000n, rentEpoch: 18_446_744_073_709_551_615n }),
      null,
    ])
  })

  it('[LED-14] is found by who owns its tokens', async () => {
    await using world = await ledgerWorld()
    const maya = await world.somebody()
    await world.somebody()
    const find = async (filter: object) =>
      valueOf(await world.call('getTokenAccountsByOwner', maya.address, filter, { encoding: 'base64' }))
    const own = [expect.objectContaining({ pubkey: maya.token.account })]
    expect(await find({ mint: maya.token.mint })).toEqual(own)
    expect(await find({ programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' })).toEqual(own)
    expect(await find({ programId: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' })).toEqual([])
    expect(await find({ mint: maya.address })).toEqual([])
    await expect(find({ programId: maya.address })).rejects.toMatchObject({ code: -32602 })
    await expect(find({})).rejects.toMatchObject({ code: -32602 })
    expect(valueOf(await world.call('getTokenSupply', maya.token.mint))).toMatchObject({ uiAmountString: '20000' })
    for (const method of ['getTokenSupply', 'getTokenAccountBalance']) {
      await expect(world.call(method, maya.address)).rejects.toMatchObject({ code: -32602 })
    }
  })
})

it('[LED-16] a simulation tells what would be and changes nothing', async () => {
  await using world = await ledgerWorld()
  const { signer, address: own } = await world.somebody()
  const other = await generateKeyPairSigner()
  const { wire } = await world.signed(signer, [pay(signer, other.address, 5_000_000n)])
  const unsigned = Buffer.from(wire, 'base64').fill(0, 1, 65).toString('base64')
  const simulate = async (text: string, config: object) =>
    valueOf(await world.call('simulateTransaction', text, { encoding: 'base64', ...config }))
  const accounts = { addresses: [other.address], encoding: 'base64' }
  expect(await simulate(unsigned, { accounts, innerInstructions: true })).toMatchObject({
    err: null,
    unitsConsumed: 150,
    accounts: [{ lamports: 5_000_000n }],
    innerInstructions: [],
  })
  const forged = Buffer.from(wire, 'base64').fill(3, 1, 65).toString('base64')
  for (const bad of [unsigned, forged]) {
    await expect(simulate(bad, { sigVerify: true })).rejects.toMatchObject({ code: -32003 })
  }
  expect(await simulate(wire, { sigVerify: true })).toMatchObject({ err: null })
  world.pass(61_000)
  expect(await simulate(wire, {})).toMatchObject({ err: 'BlockhashNotFound' })
  expect(await simulate(wire, { replaceRecentBlockhash: true })).toMatchObject({
    err: null,
    replacementBlockhash: { blockhash: expect.any(String) },
  })
  await expect(simulate(wire, { replaceRecentBlockhash: true, sigVerify: true })).rejects.toMatchObject({
    code: -32602,
  })
  expect(valueOf(await world.call('getBalance', own))).toBe(2_000_000_000n)
})

it('[LED-17] no answer contains a key of the faucet', async () => {
  await using world = await ledgerWorld()
  const { signature, token, address: own } = await world.somebody()
  world.pass(2000)
  using db = new DatabaseSync(world.file, { readOnly: true })
  const secrets = db.prepare('select value from secrets where name in (?, ?, ?)').all('faucet', 'mint', 'blockhashes')
  expect(secrets).toHaveLength(3)
  const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 }
  const answers = await Promise.all([
    ...['getHealth', 'getVersion', 'getGenesisHash', 'getSlot', 'getBlockHeight', 'getEpochInfo'].map((method) =>
      world.call(method),
    ),
    ...['getLatestBlockhash', 'getTransactionCount', 'getRecentPrioritizationFees'].map((method) => world.call(method)),
    world.call('getTransaction', signature, config),
    world.call('getMultipleAccounts', [own, token.mint, token.account], config),
    world.call('getSignaturesForAddress', own),
    world.call('getBlockTime', 1),
    world.call('getMinimumBalanceForRentExemption', 165),
  ])
  const text = JSON.stringify(answers, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  for (const { value } of secrets) {
    const secret = Buffer.from(value instanceof Uint8Array ? value : [])
    for (const form of [secret.toString('hex'), secret.toString('base64'), getBase58Decoder().decode(secret)]) {
      expect(text).not.toContain(form)
    }
  }
})
