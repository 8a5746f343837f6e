import { expect, it } from 'vitest'
import { addresses, testWallet } from '#testing/wallet.ts'
import { toBase64 } from './base64.ts'
import { prove } from './prove.ts'
import { accountOf } from './solana-wallet.ts'

const input = {
  domain: 'studio.example',
  uri: 'https://studio.example',
  statement: 'Sign in.',
  version: '1',
  chainId: 'devnet',
  nonce: 'n1',
  issuedAt: '',
  expirationTime: '',
} as const

async function proveWith(fake: ReturnType<typeof testWallet>, connected = true) {
  if (connected) fake.holds(addresses.maya)
  const asked: (string | undefined)[] = []
  const proof = await prove({
    wallet: fake.wallet,
    account: accountOf(fake.wallet, ''),
    chain: 'solana:devnet',
    ask: async (address) => {
      asked.push(address)
      return { nonce: 'n1', expire: '', input, ...(address && { message: `for ${address}` }) }
    },
    answered: (question) => question,
  })
  return { proof, asked, prompts: fake.asked }
}

const base64 = (text: string) => toBase64(new TextEncoder().encode(text))

it('[WALLET-11] signIn is used where the wallet has it, for the account that is shown', async () => {
  const { proof, asked, prompts } = await proveWith(testWallet())
  expect(prompts).toEqual([{ what: 'signIn', input: { ...input, address: addresses.maya } }])
  expect(asked).toEqual([addresses.maya])
  expect(proof).toEqual({
    nonce: 'n1',
    address: addresses.maya,
    signedMessage: base64('said'),
    signature: base64('signed'),
  })
})

it('[WALLET-12] signIn needs no account before', async () => {
  const { proof, asked, prompts } = await proveWith(testWallet(), false)
  expect(prompts).toEqual([{ what: 'signIn', input }])
  expect(asked).toEqual([undefined])
  expect(proof.address).toBe(addresses.maya)
})

it('[WALLET-11] else the text is signed as a message', async () => {
  const { proof, prompts } = await proveWith(testWallet({ can: ['solana:signMessage', 'solana:signTransaction'] }))
  expect(prompts).toEqual([{ what: 'signMessage', input: `for ${addresses.maya}` }])
  expect(proof).toMatchObject({ signedMessage: base64(`for ${addresses.maya}`) })
})

it('[WALLET-11] else a transaction that is never sent is signed', async () => {
  const { proof, prompts } = await proveWith(testWallet({ can: ['solana:signTransaction'] }))
  expect(prompts).toEqual([{ what: 'signTransaction', input: 'solana:devnet' }])
  expect(proof).toEqual({ nonce: 'n1', address: addresses.maya, transaction: base64('transaction') })
})

it('[WALLET-20] an answer of another account proves nothing', async () => {
  const fake = testWallet()
  fake.willBe(addresses.noor)
  await expect(proveWith(fake)).rejects.toMatchObject({ kind: 'wrong-account' })
})

it('[WALLET-20] what cannot sign in any way, or shows no account, is told', async () => {
  await expect(proveWith(testWallet({ can: [] }))).rejects.toMatchObject({ kind: 'unsupported-wallet' })
  const mute = testWallet({ can: ['solana:signMessage'] })
  await expect(proveWith(mute, false)).rejects.toMatchObject({ kind: 'locked' })
})
