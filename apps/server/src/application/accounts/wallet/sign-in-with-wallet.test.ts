import { Device } from '@eidolon/contract/accounts/accounts.ts'
import { expect, it } from 'vitest'
import { type AccountOptions, defaultOptions } from '#domain/accounts/options.ts'
import { proof } from '#domain/accounts/session.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ProviderIdentity } from './challenge-ports.ts'
import { signInWithWallet } from './sign-in-with-wallet.ts'
import { startSession } from '#application/accounts/start-session.ts'
import { memoryStores } from '#application/accounts/testing/memory.ts'
import { client } from '#application/accounts/testing/world.ts'
import { withDeps } from '#application/shared/with-deps.ts'

const address = 'HZeAKQ7ziVKRPbEJQtXYnEWxoRMBYmG6H3zUvDHxLmqC'
const nowhere = Device.parse(Object.fromEntries(Object.keys(Device.shape).map((name) => [name, ''])))
const browser = { origin: 'https://studio.example', binding: 'mark' }
const attempt = (who = address) => ({
  nonce: 'n',
  address: who,
  proof: { kind: 'transaction', transaction: new Uint8Array() } as const,
})

async function world({ maxAccounts = 0, proved = true }: { maxAccounts?: number; proved?: boolean } = {}) {
  const stores = await memoryStores()
  const identities = new Map<string, ProviderIdentity>()
  let made = 0
  const options: AccountOptions = { ...defaultOptions, maxAccounts }
  const parts = {
    ...stores,
    secrets: { make: () => `secret-${(made += 1)}`, hash: (secret: string) => secret },
    devices: { describe: () => nowhere },
    clock: { now: () => new Date('2026-11-14T10:00:00Z') },
    ids: { unique: () => `id-${(made += 1)}` },
    options,
  }
  const signIn = withDeps(signInWithWallet, {
    ...parts,
    start: withDeps(startSession, parts),
    async redeem() {
      if (!proved) throw new Fault('wallet_signature_invalid')
    },
    identities: {
      ownerOf: async (provider, uid) => identities.get(`${provider} ${uid}`)?.userId,
      insert: async (identity) => void identities.set(`${identity.provider} ${identity.providerUid}`, identity),
    },
  })
  return { ...stores, identities, signIn }
}

it('[WAL-35] a project that has enough accounts lets in who has one, and nobody new', async () => {
  const { signIn } = await world({ maxAccounts: 1 })
  const first = await signIn(attempt(), browser, client)
  expect(first.session).toMatchObject({ userId: address, ...proof('solana', ['wallet'], address) })
  const refused = { type: 'user_count_exceeded' }
  await expect(signIn(attempt('1'.repeat(32)), browser, client)).rejects.toMatchObject(refused)
  expect((await signIn(attempt(), browser, client)).session.userId).toBe(address)
})

it('[WAL-30] nothing is made for who has not proved anything', async () => {
  const { signIn, identities, accounts, events } = await world({ proved: false })
  await expect(signIn(attempt(), browser, client)).rejects.toMatchObject({ type: 'wallet_signature_invalid' })
  expect([identities.size, await accounts.count(), events]).toEqual([0, 0, []])
})
