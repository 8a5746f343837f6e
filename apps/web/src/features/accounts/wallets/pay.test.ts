import type { WalletAccount } from '@wallet-standard/base'
import { expect, it } from 'vitest'
import { pay } from './pay.ts'
import type { SolanaWallet } from './solana-wallet.ts'

const account: WalletAccount = { address: 'a', publicKey: new Uint8Array(32), chains: ['solana:devnet'], features: [] }
const transaction = Uint8Array.of(1, 2, 3)
const version = '1.0.0'

/** A wallet with these features, as far as paying needs one. */
const having = (features: object) => ({ features }) as unknown as SolanaWallet
const ask = (wallet: SolanaWallet) =>
  pay({ wallet, account, transaction, chain: 'solana:devnet', answered: (question) => question })

const signing = {
  'solana:signTransaction': { version, signTransaction: async () => [{ signedTransaction: Uint8Array.of(4, 5) }] },
}
const sending = {
  'solana:signAndSendTransaction': {
    version,
    signAndSendTransaction: async () => [{ signature: Uint8Array.of(0, 1) }],
  },
}

it('[SUB-31] has the wallet sign, or send where it does nothing else', async () => {
  expect(await ask(having({ ...signing, ...sending }))).toEqual({ transaction: 'BAU=' })
  expect(await ask(having(sending))).toEqual({ signature: '12' })
})

it('[SUB-34] says what is wrong with a wallet that cannot', async () => {
  await expect(ask(having({}))).rejects.toMatchObject({ kind: 'unsupported-wallet' })
  const locked = pay({
    wallet: having(signing),
    account: undefined,
    transaction,
    chain: 'solana:devnet',
    answered: (question) => question,
  })
  await expect(locked).rejects.toMatchObject({ kind: 'locked' })
})
