import type { FaultDetails } from '@eidolon/contract/fault-details.ts'
import { defaultSite, type Site } from '@eidolon/contract/site.ts'
import type { WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import type { Wallet } from '@wallet-standard/base'
import { createAccounts } from '#features/accounts/accounts.ts'
import { signIn } from '#features/accounts/wallets/sign-in.ts'
import { startWalletEngine } from '#features/accounts/wallets/wallet-engine.ts'
import type { Api } from '#lib/api.ts'
import { Refused } from '#lib/fault.ts'
import { memoryStorage } from './storage.ts'
import { testStudio, type TestStudio } from './studio.ts'
import { testRegistry } from './wallet.ts'

export type TestWorld = {
  readonly site?: Site
  readonly wallets?: readonly Wallet[]
  readonly server?: Partial<TestServer>
  readonly studio?: TestStudio
  /** Calls of the SDK's account service, beside those that signing in makes. */
  readonly account?: Readonly<Record<string, (...args: never[]) => Promise<unknown>>>
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly log?: (message: string, error: unknown) => void
  readonly patience?: number
  readonly onPreferences?: (prefs: unknown) => void
  readonly whileLoading?: () => Promise<void>
}

/** What the tests' server does; each may be replaced by something that fails. */
export type TestServer = {
  readonly whoAmI: () => Promise<{ $id: string }>
  readonly challenge: (address: string | undefined) => Promise<void>
  /** Whose session it is; that of the wallet's own account where nothing is said. */
  readonly createSession: () => Promise<string | void>
  readonly link: () => Promise<void>
  readonly showAgain: () => Promise<void>
  readonly endSession: (which: string) => Promise<void>
}

export const refusal = (code: number, type: string, message = 'No.', details: FaultDetails = {}) =>
  new Refused(code, { ...details, message, code, type, version: '1.5.11' })

/** What the server wants for a month, as it stands in a refusal. */
export const paymentWanted = {
  usd: '50.00',
  amount: '200000000',
  uiAmount: '200',
  symbol: 'EIDO',
  mint: 'M1nt',
  address: 'Tr3asury',
  network: 'devnet',
  url: '/subscription',
}

/** Signing in as in a browser, with wallets and a server of the test's own. */
export function testAccounts({
  site = defaultSite,
  wallets = [],
  server = {},
  studio = {},
  account = {},
  ...rest
}: TestWorld = {}) {
  const { storage = memoryStorage(), log = () => {}, patience = 60_000, whileLoading = async () => {} } = rest
  const calls: string[] = []
  const accounts = createAccounts({
    site,
    storage,
    log,
    page: window,
    ...(rest.onPreferences && { onPreferences: rest.onPreferences }),
    loadApi: async () => api,
    loadWallets: async ({ page, ...deps }) => {
      await whileLoading()
      const registry = testRegistry(...wallets)
      const engine = startWalletEngine({ ...deps, page, wallets: registry, chain: 'solana:devnet', patience })
      return { ...engine, signIn: (api) => signIn({ engine, api }) }
    },
  })
  const api = {
    ...testStudio(studio, calls),
    account: {
      get: async () => (await server.whoAmI?.()) ?? { $id: accounts.auth.getState().userId },
      deleteSession: async (id: string) => {
        calls.push(`delete ${id}`)
        await server.endSession?.(id)
        return {}
      },
      deleteSessions: async () => {
        calls.push('delete all')
        await server.endSession?.('all')
        return {}
      },
      ...account,
    },
    wallet: {
      challenge: async (address: string | undefined) => {
        calls.push('challenge')
        await server.challenge?.(address)
        return challengeFor(address)
      },
      challengeAgain: async (address: string | undefined) => {
        calls.push('challenge again')
        return challengeFor(address)
      },
      showAgain: async (proof: object) => {
        calls.push(`shown again by ${Object.keys(proof).slice(2).join('+')}`)
        await server.showAgain?.()
      },
      createSession: async (proof: object) => {
        calls.push(`session by ${Object.keys(proof).slice(2).join('+')}`)
        return (await server.createSession?.()) ?? undefined
      },
      link: async (proof: object) => {
        calls.push(`linked by ${Object.keys(proof).slice(2).join('+')}`)
        await server.link?.()
      },
    },
    // The part of the SDK that signing in uses.
  } as unknown as Api
  return Object.assign(accounts, { calls, storage })
}

function challengeFor(address: string | undefined): WalletChallenge {
  const input = {
    domain: 'studio.example',
    uri: 'https://studio.example',
    statement: 'Sign in.',
    version: '1',
    chainId: 'devnet',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-11-14T12:00:00.000Z',
    expirationTime: '2026-11-14T12:05:00.000Z',
  } as const
  const expire = input.expirationTime
  return { nonce: input.nonce, expire, input, ...(address && { message: `signs in as ${address}` }) }
}
