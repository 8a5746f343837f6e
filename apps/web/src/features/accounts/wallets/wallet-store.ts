import { createStore } from 'zustand/vanilla'

/** What the wallet button is, as `data-state`. */
export type WalletPhase = 'no-wallet' | 'has-wallet' | 'connecting' | 'connected' | 'disconnecting'

/** One entry of the picker. */
export type OfferedWallet = {
  readonly name: string
  readonly icon: string
  readonly detected: boolean
  /** Said beside the name: 'Detected', or what a demo wallet calls itself. */
  readonly tag: string
  readonly demo: boolean
}

export type WalletState = {
  readonly phase: WalletPhase
  /** The chosen wallet; empty when none is. */
  readonly name: string
  readonly icon: string
  /** The account it holds; empty unless connected. */
  readonly address: string
  /** The chosen wallet connects and signs with one prompt, so that nothing needs to be connected before. */
  readonly signsAtOnce: boolean
  readonly offered: readonly OfferedWallet[]
}

export type WalletStore = ReturnType<typeof createWalletStore>

/** Plain facts about the wallet, cheap enough for every page. The code that speaks to wallets is fetched when needed. */
export function createWalletStore(remembered: string) {
  return createStore<WalletState>()(() => ({
    phase: remembered ? 'has-wallet' : 'no-wallet',
    name: remembered,
    icon: '',
    address: '',
    signsAtOnce: false,
    offered: [],
  }))
}
