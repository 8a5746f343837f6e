import { generateKeyPairSigner, getBase58Decoder, getTransactionEncoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { ledgerWorld, pay, valueOf } from './testing/ledger-world.ts'

const nobodysHash = getBase58Decoder().decode(new Uint8Array(32).fill(7))
const base64 = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('base64')

describe('refusals', () => {
  it('[LED-11] what is bound to fail is refused and leaves no trace', async () => {
    await using world = await ledgerWorld()
    const maya = await world.somebody()
    const poor = await generateKeyPairSigner()
    const { wire } = await world.signed(maya.signer, [pay(maya.signer, poor.address, 9_000_000_000n)])
    await expect(world.send(wire)).rejects.toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: { err: { InstructionError: [0, { Custom: 1 }] }, logs: expect.any(Array) },
    })
    const unfunded = await world.signed(poor, [pay(poor, maya.address, 1n)])
    for (const skipPreflight of [false, true]) {
      await expect(world.send(unfunded.wire, { skipPreflight })).rejects.toMatchObject({
        code: -32002,
        data: { err: 'AccountNotFound' },
      })
    }
    expect(valueOf(await world.call('getBalance', maya.address))).toBe(2_000_000_000n)
    world.pass(2000)
    expect(await world.call('getSignaturesForAddress', poor.address)).toEqual([])
  })

  it('[LED-11] without preflight a failing transaction pays and is recorded with its error', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const { wire, signature } = await world.signed(signer, [pay(signer, address, 9_000_000_000n)])
    expect(await world.send(wire, { skipPreflight: true })).toBe(signature)
    expect(valueOf(await world.call('getBalance', address))).toBe(1_999_995_000n)
    world.pass(2000)
    const err = { InstructionError: [0, { Custom: 1 }] }
    expect(await world.call('getTransaction', signature, { maxSupportedTransactionVersion: 0 })).toMatchObject({
      meta: { err, status: { Err: err }, fee: 5000 },
    })
  })

  it('[LED-11] nothing gets in without its signatures', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const other = await generateKeyPairSigner()
    const { transaction } = await world.signed(signer, [pay(signer, other.address, 5_000_000n)])
    const forged = { ...transaction, signatures: { [address]: new Uint8Array(64).fill(3) } }
    const unsigned = { ...transaction, signatures: { [address]: null } }
    for (const skipPreflight of [false, true]) {
      for (const bad of [forged, unsigned]) {
        const wire = base64(getTransactionEncoder().encode({ ...transaction, ...bad } as typeof transaction))
        await expect(world.send(wire, { skipPreflight })).rejects.toMatchObject({ code: -32003 })
      }
    }
    expect(valueOf(await world.call('getBalance', other.address))).toBe(0n)
  })

  it('[LED-11] what cannot be read is said to be so', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const { wire } = await world.signed(signer, [pay(signer, address, 1n)])
    const bytes = Buffer.from(wire, 'base64')
    const changed = [bytes.subarray(0, 100), Buffer.concat([bytes, Buffer.of(0)]), Buffer.alloc(0), Buffer.alloc(1300)]
    for (const each of [...changed.map(base64), '*', 'a']) {
      await expect(world.send(each)).rejects.toMatchObject({ code: -32602 })
    }
    await expect(world.call('sendTransaction', '0OIl')).rejects.toMatchObject({ code: -32602 })
  })

  it('[LED-20] refuses broken bytes in the words of the protocol, whatever is broken', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const calls = ['sendTransaction', 'simulateTransaction'] as const
    const failures: unknown[] = []
    for (const version of [0, 1] as const) {
      const { wire } = await world.signed(signer, [pay(signer, address, 1n)], { version })
      const bytes = Buffer.from(wire, 'base64')
      const [head, signatures] = version === 0 ? [66, 0] : [1, bytes.length - 64]
      // Nobody signs: no signature in front or behind, and a header that asks for none.
      const message = version === 0 ? bytes.subarray(65) : bytes.subarray(0, signatures)
      const unsigned = Buffer.from(version === 0 ? [0, ...message] : message)
      unsigned[head - (version === 0 ? 64 : 0)] = 0
      const broken = [
        unsigned,
        ...Array.from(bytes, (byte, at) => bytes.map((each, n) => (n === at ? byte ^ 0xff : each))),
      ]
      for (const each of broken) {
        for (const method of calls) {
          const answer = world.call(method, base64(each), { encoding: 'base64' })
          await answer.catch((error: unknown) => error instanceof RpcRefusal || failures.push(error))
        }
      }
      await expect(world.send(base64(unsigned))).rejects.toMatchObject({ code: -32602 })
    }
    expect(failures).toEqual([])
    expect(valueOf(await world.call('getBalance', address))).toBe(2_000_000_000n)
  })

  it('[LED-9] the same bytes are the same transaction; the same signature on others is none', async () => {
    await using world = await ledgerWorld()
    const { signer } = await world.somebody()
    const other = await generateKeyPairSigner()
    const first = await world.signed(signer, [pay(signer, other.address, 5_000_000n)])
    const second = await world.signed(signer, [pay(signer, other.address, 6_000_000n)])
    expect(await world.send(first.wire)).toBe(first.signature)
    world.pass(100_000)
    for (const skipPreflight of [false, true]) {
      expect(await world.send(first.wire, { skipPreflight })).toBe(first.signature)
    }
    const stolen = Buffer.from(second.wire, 'base64')
    stolen.set(Buffer.from(first.wire, 'base64').subarray(1, 65), 1)
    await expect(world.send(base64(stolen))).rejects.toMatchObject({ data: { err: 'AlreadyProcessed' } })
    expect(valueOf(await world.call('getBalance', other.address))).toBe(5_000_000n)
  })
})

describe('time', () => {
  it('[LED-10] a blockhash is good for 150 slots, and one that was never given out for none', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const made = () => world.signed(signer, [pay(signer, address, 1n)])
    const [early, late] = [await made(), await world.signed(signer, [pay(signer, address, 2n)])]
    const hash = early.transaction.lifetimeConstraint
    world.pass(150 * 400)
    await world.restart()
    expect(await world.send(early.wire)).toBe(early.signature)
    expect('blockhash' in hash && valueOf(await world.call('isBlockhashValid', hash.blockhash))).toBe(true)
    world.pass(400)
    expect('blockhash' in hash && valueOf(await world.call('isBlockhashValid', hash.blockhash))).toBe(false)
    for (const { wire } of [late, await world.signed(signer, [pay(signer, address, 3n)], { hash: nobodysHash })]) {
      await expect(world.send(wire)).rejects.toMatchObject({ code: -32002, data: { err: 'BlockhashNotFound' } })
    }
  })

  it('[LED-12] grows more certain with age, and history shows what is certain enough', async () => {
    await using world = await ledgerWorld()
    const { signer, address } = await world.somebody()
    const { wire, signature } = await world.signed(signer, [pay(signer, address, 1n)])
    world.pass(2000)
    await world.send(wire)
    const seen = async () => {
      const status = valueOf(
        await world.call('getSignatureStatuses', [signature, getBase58Decoder().decode(new Uint8Array(64).fill(9))]),
      )
      const [confirmed, finalized] = await Promise.all(
        ['confirmed', 'finalized'].map(async (commitment) => {
          const list = await world.call('getSignaturesForAddress', address, { commitment })
          const config = { commitment, maxSupportedTransactionVersion: 0 }
          const one = await world.call('getTransaction', signature, config)
          return [Array.isArray(list) && list.length, one !== null]
        }),
      )
      return { status, confirmed, finalized }
    }
    const status = (confirmationStatus: string, confirmations: unknown = expect.any(Number)) => [
      expect.objectContaining({ confirmationStatus, confirmations, err: null }),
      null,
    ]
    expect(await seen()).toEqual({ status: status('processed'), confirmed: [1, false], finalized: [1, false] })
    world.pass(400)
    expect(await seen()).toEqual({ status: status('confirmed'), confirmed: [2, true], finalized: [1, false] })
    world.pass(1200)
    expect(await seen()).toEqual({ status: status('finalized', null), confirmed: [2, true], finalized: [2, true] })
    for (const [method, first] of [
      ['getSignaturesForAddress', address],
      ['getTransaction', signature],
    ] as const) {
      await expect(world.call(method, first, { commitment: 'processed' })).rejects.toMatchObject({ code: -32602 })
    }
  })

  it('[LED-4] nobody is answered from before the slot they have seen', async () => {
    await using world = await ledgerWorld()
    const config = { minContextSlot: 1_000_000 }
    await expect(world.call('getSlot', config)).rejects.toMatchObject({ code: -32016, data: { contextSlot: 1 } })
  })
})

it('[LED-8] emptied accounts stay empty after a restart, and everything else stays too', async () => {
  await using world = await ledgerWorld()
  const { signer, address, token } = await world.somebody()
  const other = await generateKeyPairSigner()
  const { wire, signature } = await world.signed(signer, [pay(signer, other.address, 2_000_000_000n - 5000n)])
  await world.send(wire)
  await world.restart()
  expect(valueOf(await world.call('getAccountInfo', address))).toBeNull()
  expect(valueOf(await world.call('getBalance', other.address))).toBe(1_999_995_000n)
  expect(valueOf(await world.call('getTokenAccountBalance', token.account))).toMatchObject({ amount: '10000000000' })
  expect(await world.call('getGenesisHash')).toEqual(expect.any(String))
  expect(await world.send(wire)).toBe(signature)
  expect((await world.fund(other.address)).token.mint).toBe(token.mint)
})

it('[LED-19] the past of an address is paged through, newest first', async () => {
  await using world = await ledgerWorld()
  const { signer, signature: first } = await world.somebody()
  const other = await generateKeyPairSigner()
  const sent: string[] = []
  for (let n = 0n; n < 5n; n++) {
    const { wire, signature } = await world.signed(signer, [pay(signer, other.address, 1_000_000n + n)])
    await world.send(wire)
    sent.unshift(signature)
  }
  world.pass(2000)
  const page = async (config: object) => {
    const list = await world.call('getSignaturesForAddress', signer.address, config)
    return Array.isArray(list) ? list.map(({ signature }: { signature: string }) => signature) : []
  }
  expect(await page({})).toEqual([...sent, first])
  expect(await page({ limit: 2 })).toEqual(sent.slice(0, 2))
  expect(await page({ limit: 2, before: sent[1] })).toEqual(sent.slice(2, 4))
  expect(await page({ until: sent[2] })).toEqual(sent.slice(0, 2))
  expect(await page({ before: getBase58Decoder().decode(new Uint8Array(64).fill(9)) })).toEqual([])
})
