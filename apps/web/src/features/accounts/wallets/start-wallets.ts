import type { Site } from '@eidolon/contract/site.ts'
import { getWallets } from '@wallet-standard/app'
import type { Api } from '#lib/api.ts'
import { signIn, type SignedIn } from './sign-in.ts'
import { startWalletEngine, type WalletEngine } from './wallet-engine.ts'
import type { WalletMemory } from './wallet-memory.ts'
import type { WalletStore } from './wallet-store.ts'

export type WalletDeps = {
  readonly site: Site
  readonly page: Window
  readonly store: WalletStore
  readonly memory: WalletMemory
  readonly signedInAs: () => string
  readonly onAccount: (address: string, before: string) => void
}

export type BrowserWallets = WalletEngine & {
  readonly signIn: (api: Pick<Api, 'wallet' | 'account'>) => Promise<SignedIn>
}

/** Everything that speaks to wallets, in one script that is fetched when the visitor reaches for a wallet. */
export async function startWallets({ site, page, ...rest }: WalletDeps): Promise<BrowserWallets> {
  const wallets = getWallets()
  // The Wallet Standard has its own name for this cluster.
  const chain = `solana:${site.network === 'mainnet-beta' ? 'mainnet' : site.network}` as const
  // A build for a service leaves this branch out, and the demo wallet with it.
  if (!import.meta.env.VITE_HOSTED && site.mode === 'local') {
    const { createDemoWallet } = await import('#features/accounts/demo-wallet/demo-wallet.ts')
    wallets.register(createDemoWallet({ storage: page.localStorage, host: page.location.host }))
  }
  if (/android/i.test(page.navigator.userAgent)) {
    const { registerMobileWallets } = await import('./mobile-wallets.ts')
    registerMobileWallets({ productName: site.productName, chain, origin: page.location.origin })
  }
  const engine = startWalletEngine({ wallets, page, chain, ...rest })
  return { ...engine, signIn: (api) => signIn({ engine, api }) }
}
