import {
  createDefaultAuthorizationCache,
  createDefaultChainSelector,
  registerMwa,
} from '@solana-mobile/wallet-standard-mobile'
import { WalletFailure } from './wallet-failure.ts'

type Deps = { readonly productName: string; readonly chain: `solana:${string}`; readonly origin: string }

/** Offers the wallet apps of an Android phone to the page. Fetched on Android alone. */
export function registerMobileWallets({ productName, chain, origin }: Deps): void {
  registerMwa({
    appIdentity: { name: productName, uri: origin, icon: 'favicon.svg' },
    authorizationCache: createDefaultAuthorizationCache(),
    chains: [chain],
    chainSelector: createDefaultChainSelector(),
    // Its own notice would need styles that the content policy forbids; ours stands beside the button.
    onWalletNotFound: () => Promise.reject(new WalletFailure('no-wallet')),
  })
}
