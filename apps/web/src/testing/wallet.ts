import type { Wallets } from '@wallet-standard/app'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type { StandardEventsListeners } from '@wallet-standard/features'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { SolanaWallet } from '#features/accounts/wallets/solana-wallet.ts'

type Feature = 'solana:signIn' | 'solana:signMessage' | 'solana:signTransaction'

type Options = {
  readonly name?: string
  readonly can?: readonly Feature[]
  readonly address?: string
  /** What the person behind it does: agrees, unless the test says otherwise. */
  readonly answer?: () => Promise<void>
  readonly trusts?: boolean
}

export const addresses = {
  maya: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  noor: '4kTqVyvQAyrZzDsGYdLVL9zYtAWWM8ZTbNMqUxvQ9nXe',
} as const

/** A wallet of the Wallet Standard that signs nothing and notes what it was asked. */
export function testWallet(options: Options = {}) {
  const can = options.can ?? ['solana:signIn', 'solana:signMessage', 'solana:signTransaction']
  const asked: { what: string; input?: SolanaSignInInput | string }[] = []
  const listeners = new Set<StandardEventsListeners['change']>()
  let accounts: WalletAccount[] = []
  let next = account(options.address ?? addresses.maya, can)
  let answer = options.answer ?? (async () => {})
  const tell = () => listeners.forEach((listener) => listener({ accounts }))
  const ask = async (what: string, input?: SolanaSignInInput | string) => {
    asked.push({ what, ...(input !== undefined && { input }) })
    await answer()
  }
  const features: SolanaWallet['features'] = {
    'standard:connect': {
      version: '1.0.0',
      connect: async ({ silent = false } = {}) => {
        if (silent && !options.trusts) return { accounts }
        if (!silent) await ask('connect')
        accounts = [next]
        tell()
        return { accounts }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () => {
        asked.push({ what: 'disconnect' })
        accounts = []
        tell()
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_change, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    ...(can.includes('solana:signIn') && {
      'solana:signIn': {
        version: '1.0.0',
        signIn: async (input: SolanaSignInInput = {}) => {
          await ask('signIn', input)
          accounts = [next]
          tell()
          return [{ account: next, signedMessage: bytes('said'), signature: bytes('signed') }]
        },
      },
    }),
    ...(can.includes('solana:signMessage') && {
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: async ({ message } = { account: next, message: bytes('') }) => {
          await ask('signMessage', new TextDecoder().decode(message))
          return [{ signedMessage: message, signature: bytes('signed') }]
        },
      },
    }),
    ...(can.includes('solana:signTransaction') && {
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async ({ chain } = { account: next, transaction: bytes('') }) => {
          await ask('signTransaction', chain ?? '')
          return [{ signedTransaction: bytes('transaction') }]
        },
      },
    }),
  }
  const wallet: SolanaWallet = {
    version: '1.0.0',
    name: options.name ?? 'Phantom',
    icon: 'data:image/svg+xml;base64,',
    chains: ['solana:devnet'],
    features,
    get accounts() {
      return accounts
    },
  }
  return {
    wallet,
    asked,
    answers: (how: () => Promise<void>) => {
      answer = how
    },
    /** What is signed with next, without an event. */
    willBe: (address: string) => {
      next = account(address, can)
    },
    holds: (...held: string[]) => {
      accounts = held.map((address) => account(address, can))
      tell()
    },
    /** As a wallet that does not tell. */
    holdsQuietly: (...held: string[]) => {
      accounts = held.map((address) => account(address, can))
    },
  }
}

export const refuses = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))

/** The page's wallets, and a way for one to arrive late. */
export function testRegistry(...first: readonly Wallet[]): Wallets {
  const all = [...first]
  const heard = { register: new Set<(...w: Wallet[]) => void>(), unregister: new Set<(...w: Wallet[]) => void>() }
  return {
    get: () => [...all],
    on: (event, listener) => {
      heard[event].add(listener)
      return () => heard[event].delete(listener)
    },
    register: (...wallets) => {
      all.push(...wallets)
      heard.register.forEach((listener) => listener(...wallets))
      return () => {
        all.splice(0, all.length, ...all.filter((wallet) => !wallets.includes(wallet)))
        heard.unregister.forEach((listener) => listener(...wallets))
      }
    },
  }
}

function account(address: string, features: readonly Feature[]): WalletAccount {
  return { address, publicKey: new Uint8Array(32).fill(7), chains: ['solana:devnet'], features }
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
