import type { StateStorage } from 'zustand/middleware'

/** Which wallet was chosen last. It is the name alone: what the wallet holds, the wallet tells. */
export const walletNameKey = 'wallet-name'

export type WalletMemory = { readonly read: () => string; readonly write: (name: string) => void }

export function createWalletMemory(storage: StateStorage): WalletMemory {
  return {
    read: () => {
      const kept = storage.getItem(walletNameKey)
      return typeof kept === 'string' ? kept : ''
    },
    write: (name) => void (name ? storage.setItem(walletNameKey, name) : storage.removeItem(walletNameKey)),
  }
}
