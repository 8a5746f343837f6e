import { expect, it } from 'vitest'
import { memoTransaction } from '#features/accounts/wallets/memo-transaction.ts'
import { createDemoWallet } from './demo-wallet.ts'
import { demoKey } from './demo-key.ts'
import { accountOf } from '#features/accounts/wallets/solana-wallet.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

async function connected(place = storage()) {
  const wallet = createDemoWallet({ storage: place, host: 'studio.example' })
  await wallet.features['standard:connect'].connect()
  const account = accountOf(wallet, '')
  if (!account) throw new Error('no account')
  return { wallet, account, place }
}

async function isSignedBy(publicKey: Iterable<number>, signature: Uint8Array, message: Uint8Array) {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
}

it('[WALLET-42] keeps its key in the browser and is there again after a reload, without asking', async () => {
  const { account, place } = await connected()
  const again = createDemoWallet({ storage: place, host: 'studio.example' })
  const { accounts } = await again.features['standard:connect'].connect({ silent: true })
  expect(accounts.map(({ address }) => address)).toEqual([account.address])
  expect(account.address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
})

it('[WALLET-42] connects silently only where it was connected, and makes a new key where its own is broken', async () => {
  const { wallet, account, place } = await connected()
  await wallet.features['standard:disconnect']?.disconnect()
  expect(wallet.accounts).toEqual([])
  expect((await wallet.features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
  place.setItem('demo-wallet-key', 'bm90IGEga2V5')
  const other = await connected(place)
  expect(other.account.address).not.toBe(account.address)
})

it('[WALLET-42] tells when it is connected and disconnected', async () => {
  const wallet = createDemoWallet({ storage: storage(), host: 'studio.example' })
  const heard: number[] = []
  const stop = wallet.features['standard:events'].on('change', ({ accounts = [] }) => heard.push(accounts.length))
  await wallet.features['standard:connect'].connect()
  await wallet.features['standard:disconnect']?.disconnect()
  stop()
  await wallet.features['standard:connect'].connect()
  expect(heard).toEqual([1, 0])
})

it('[WALLET-42] signs in with the words of the standard', async () => {
  const wallet = createDemoWallet({ storage: storage(), host: 'studio.example' })
  const [output] =
    (await wallet.features['solana:signIn']?.signIn({
      statement: 'Sign in.',
      uri: 'https://studio.example',
      version: '1',
      chainId: 'devnet',
      nonce: 'abc',
      issuedAt: 'now',
      expirationTime: 'soon',
      notBefore: 'before',
      requestId: 'r',
      resources: ['https://studio.example/terms'],
    })) ?? []
  if (!output) throw new Error('no output')
  const { address } = output.account
  expect(new TextDecoder().decode(output.signedMessage)).toBe(
    `studio.example wants you to sign in with your Solana account:\n${address}\n\nSign in.\n\nURI: https://studio.example\nVersion: 1\nChain ID: devnet\nNonce: abc\nIssued At: now\nExpiration Time: soon\nNot Before: before\nRequest ID: r\nResources:\n- https://studio.example/terms`,
  )
  expect(await isSignedBy(output.account.publicKey, output.signature, output.signedMessage)).toBe(true)
})

it('[WALLET-42] signs messages, and for no account but its own', async () => {
  const { wallet, account } = await connected()
  const message = new TextEncoder().encode('hello')
  const sign = wallet.features['solana:signMessage']?.signMessage
  const [output] = (await sign?.({ account, message })) ?? []
  expect(await isSignedBy(account.publicKey, output?.signature ?? message, message)).toBe(true)
  await expect(sign?.({ account: { ...account, address: 'other' }, message })).rejects.toMatchObject({ kind: 'locked' })
})

it.each(['legacy', 'version 0'])('[WALLET-42] signs a %s transaction in its own place', async (kind) => {
  const { wallet, account } = await connected()
  const legacy = memoTransaction(account.publicKey, 'words')
  const transaction =
    kind === 'legacy' ? legacy : Uint8Array.from([...legacy.subarray(0, 65), 0x80, ...legacy.subarray(65), 0])
  const sign = wallet.features['solana:signTransaction']?.signTransaction
  const [output] = (await sign?.({ account, transaction })) ?? []
  const signed = output?.signedTransaction ?? transaction
  expect(await isSignedBy(account.publicKey, signed.subarray(1, 65), signed.subarray(65))).toBe(true)
  const foreign = memoTransaction(new Uint8Array(32).fill(9), 'words')
  await expect(sign?.({ account, transaction: foreign })).rejects.toThrow('not asked to sign')
})

it('[WALLET-20] a browser that cannot sign says so', async () => {
  const broken = { subtle: { generateKey: () => Promise.reject(new Error('no Ed25519')) } }
  await expect(demoKey(storage(), broken as unknown as Crypto)).rejects.toMatchObject({ kind: 'unsupported-browser' })
})
