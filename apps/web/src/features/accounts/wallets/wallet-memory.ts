import type { StateStorage } from 'zustand/middleware'

/** Which wallet was chosen last. It is the name alone: what the wallet holds, the wallet tells. */
export type WalletMemory = {
  readonly key: string
  readonly read: () => string
  readonly write: (name: string) => void
}

export function createWalletMemory(storage: StateStorage): WalletMemory {
  const key = 'wallet-name'
  return {
    key,
    read: () => {
      const kept = storage.getItem(key)
      return typeof kept === 'string' ? kept : ''
    },
    write: (name) => void (name ? storage.setItem(key, name) : storage.removeItem(key)),
  }
}
