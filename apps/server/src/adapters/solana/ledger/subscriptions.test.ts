import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { address, generateKeyPairSigner } from '@solana/kit'
import * as litesvm from 'litesvm'
import { expect, it, vi } from 'vitest'
import { openChain } from './chain.ts'
import { openFaucet } from './faucet.ts'
import { openJournal } from './journal.ts'
import { openLiteSvm } from './litesvm.ts'
import { openSlots } from './slots.ts'
import { ledgerWorld, pay } from './testing/ledger-world.ts'

it('[LED-15] a signature is told once, when it is as certain as asked for, known already or not', async () => {
  await using world = await ledgerWorld()
  const { signer, address: own, signature: known } = await world.somebody()
  world.pass(2000)
  const { wire, signature } = await world.signed(signer, [pay(signer, own, 1n)])
  const early = world.listen('signatureSubscribe', signature, { commitment: 'processed' })
  const final = world.listen('signatureSubscribe', signature)
  const old = world.listen('signatureSubscribe', known, { commitment: 'finalized' })
  const stopped = world.listen('signatureSubscribe', signature, { commitment: 'processed' })
  stopped.end()
  await world.send(wire)
  const told = { method: 'signatureNotification', result: { value: { err: null } }, last: true }
  await vi.waitFor(() => expect([early.told, old.told]).toMatchObject([[told], [told]]))
  expect([final.told, stopped.told]).toEqual([[], []])
  final.end()
  const late = world.listen('signatureSubscribe', signature, { commitment: 'confirmed' })
  expect(late.told).toEqual([])
  await vi.waitFor(() => expect(late.told).toMatchObject([told]))
})

it('[LED-15] accounts, logs and slots are told to who asked, and no longer than asked', async () => {
  await using world = await ledgerWorld()
  const { signer, address: own } = await world.somebody()
  const other = await generateKeyPairSigner()
  const commitment = 'processed'
  const account = world.listen('accountSubscribe', other.address, { commitment, encoding: 'base64' })
  const logs = world.listen('logsSubscribe', { mentions: [other.address] }, { commitment })
  const all = world.listen('logsSubscribe', 'all', { commitment })
  const slots = world.listen('slotSubscribe')
  const first = await world.signed(signer, [pay(signer, other.address, 5_000_000n)])
  const second = await world.signed(signer, [pay(signer, own, 1n)])
  await world.send(first.wire)
  await world.send(second.wire)
  await vi.waitFor(() => expect(all.told).toHaveLength(2))
  await vi.waitFor(() => expect(slots.told.length).toBeGreaterThan(0))
  expect(account.told).toMatchObject([{ method: 'accountNotification', result: { value: { lamports: 5_000_000n } } }])
  expect(logs.told).toMatchObject([{ result: { value: { signature: first.signature, err: null } } }])
  expect(slots.told[0]).toMatchObject({ method: 'slotNotification', result: { slot: 1, parent: 0, root: 0 } })
  for (const each of [account, logs, all, slots]) each.end()
  await world.send((await world.signed(signer, [pay(signer, other.address, 6_000_000n)])).wire)
  expect([account.told, all.told].map(({ length }) => length)).toEqual([1, 2])
})

it('[LED-15] an unknown kind and wrong parameters are refused', async () => {
  await using world = await ledgerWorld()
  expect(() => world.listen('voteSubscribe')).toThrow(expect.objectContaining({ code: -32601 }))
  expect(() => world.listen('accountSubscribe', 'nobody')).toThrow(expect.objectContaining({ code: -32602 }))
})

it('[LED-18] what cannot be written has not happened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  const clock = { now: () => new Date('2026-11-14T10:00:00Z') }
  const journal = openJournal(join(folder, 'ledger.db'))
  const machine = openLiteSvm(litesvm)
  const slots = openSlots({ clock, genesis: 0, length: 400, last: 0, secret: new Uint8Array(32) })
  const { address: somebody } = await generateKeyPairSigner()
  const give = async (write: typeof journal.write) => {
    const faucet = await openFaucet(openChain({ machine, slots, clock, journal: { ...journal, write } }), journal)
    return faucet.fund(somebody)
  }
  const { token } = await give((entry) => journal.write(entry))
  const state = () => [somebody, token.account, token.mint].map((each) => machine.account(address(each)))
  const before = state()
  const full = give(() => {
    throw new Error('disk full')
  })
  await expect(full).rejects.toThrow('disk full')
  expect(state()).toEqual(before)
  journal[Symbol.dispose]()
  rmSync(folder, { recursive: true })
})
