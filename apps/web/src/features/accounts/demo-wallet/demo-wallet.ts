import type { WalletAccount } from '@wallet-standard/base'
import type { StandardEventsListeners } from '@wallet-standard/features'
import { demoFeature } from '#features/accounts/wallets/offered-wallets.ts'
import type { SolanaWallet } from '#features/accounts/wallets/solana-wallet.ts'
import { WalletFailure } from '#features/accounts/wallets/wallet-failure.ts'
import { toBase58 } from '#features/accounts/wallets/base58.ts'
import { demoKey, type DemoKey, type KeyStorage } from './demo-key.ts'
import { icon } from './demo-icon.ts'
import { signInText } from './demo-sign-in-text.ts'
import { signTransaction } from './demo-sign-transaction.ts'

type Deps = { readonly storage: KeyStorage; readonly host: string }

const connectedKey = 'demo-wallet-connected'
const version = '1.0.0'
const chains = ['solana:devnet', 'solana:localnet'] as const

/**
 * A wallet that lives in the page, for trying the studio on one's own machine without an extension. It never asks
 * before it signs, so it belongs in front of play money only.
 */
export function createDemoWallet({ storage, host }: Deps): SolanaWallet {
  let held: { readonly key: DemoKey; readonly account: WalletAccount } | undefined
  const listeners = new Set<StandardEventsListeners['change']>()
  const accounts = () => (held ? [held.account] : [])
  const tell = () => listeners.forEach((listener) => listener({ accounts: accounts() }))

  const open = async () => {
    if (held) return held
    const key = await demoKey(storage)
    held = { key, account: accountOf(key) }
    storage.setItem(connectedKey, '1')
    tell()
    return held
  }
  const keyOf = ({ address }: WalletAccount) => {
    if (held?.account.address !== address) throw new WalletFailure('locked')
    return held.key
  }

  return {
    version,
    name: 'Demo wallet',
    icon,
    chains,
    get accounts() {
      return accounts()
    },
    features: {
      [demoFeature]: { version, tag: 'Local demo' },
      'standard:connect': {
        version,
        connect: async ({ silent = false } = {}) => {
          if (!silent || storage.getItem(connectedKey)) await open()
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': {
        version,
        disconnect: async () => {
          held = undefined
          storage.removeItem(connectedKey)
          tell()
        },
      },
      'standard:events': {
        version,
        on: (_change, listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signIn': {
        version,
        signIn: async (...inputs) => {
          const { key, account } = await open()
          return Promise.all(
            inputs.map(async (input) => {
              const text = signInText(input, input.domain ?? host, account.address)
              const signedMessage = new TextEncoder().encode(text)
              return { account, signedMessage, signature: await key.sign(signedMessage) }
            }),
          )
        },
      },
      'solana:signMessage': {
        version,
        signMessage: (...inputs) =>
          Promise.all(
            inputs.map(async ({ account, message }) => ({
              signedMessage: message,
              signature: await keyOf(account).sign(message),
            })),
          ),
      },
      'solana:signTransaction': {
        version,
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs) =>
          Promise.all(
            inputs.map(async ({ account, transaction }) => ({
              signedTransaction: await signTransaction(keyOf(account), transaction),
            })),
          ),
      },
    },
  }
}

function accountOf({ publicKey }: DemoKey): WalletAccount {
  const features = ['solana:signIn', 'solana:signMessage', 'solana:signTransaction'] as const
  return { address: toBase58(publicKey), publicKey, chains, features }
}
