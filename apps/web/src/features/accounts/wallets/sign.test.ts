import type { WalletAccount } from '@wallet-standard/base'
import { expect, it } from 'vitest'
import { sign } from './sign.ts'
import type { SolanaWallet } from './solana-wallet.ts'

const account: WalletAccount = { address: 'a', publicKey: new Uint8Array(32), chains: ['solana:devnet'], features: [] }
type SignCall = { readonly message: Uint8Array }

/** A wallet that signs messages like this, as far as signing needs one. */
const signing = (answer: (asked: SignCall) => object | undefined) => {
  const asked: string[] = []
  const signMessage = async (input: SignCall) => {
    asked.push(new TextDecoder().decode(input.message))
    return [answer(input)].filter((output) => output !== undefined)
  }
  const features = { 'solana:signMessage': { version: '1.0.0', signMessage } }
  return { wallet: { features } as unknown as SolanaWallet, asked }
}
const honest = () => signing(({ message }) => ({ signedMessage: message, signature: Uint8Array.of(4, 5) }))
const given = { account, address: 'a', message: 'mine', answered: <T>(question: Promise<T>) => question }

it('[MARK-51] has the wallet sign the message as it stands, with one prompt', async () => {
  const { wallet, asked } = honest()
  expect(await sign({ ...given, wallet })).toBe('BAU=')
  expect(asked).toEqual(['mine'])
})

it('[MARK-51] asks nobody where another account would sign, or none', async () => {
  const { wallet, asked } = honest()
  await expect(sign({ ...given, wallet, address: 'b' })).rejects.toMatchObject({ kind: 'wrong-account' })
  await expect(sign({ ...given, wallet, account: undefined })).rejects.toMatchObject({ kind: 'locked' })
  expect(asked).toEqual([])
})

it('[MARK-51] takes no signature for anything else than the message', async () => {
  const { wallet } = signing(({ message }) => ({ signedMessage: Uint8Array.of(255, ...message), signature: message }))
  await expect(sign({ ...given, wallet })).rejects.toMatchObject({ kind: 'unsupported-wallet' })
  const silent = signing(() => undefined)
  await expect(sign({ ...given, wallet: silent.wallet })).rejects.toMatchObject({ kind: 'locked' })
  const unable = { features: {} } as unknown as SolanaWallet
  await expect(sign({ ...given, wallet: unable })).rejects.toMatchObject({ kind: 'unsupported-wallet' })
})
