import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Accounts } from './accounts.ts'
import type { Auth } from './auth-store.ts'
import type { WalletState } from '#features/accounts/wallets/wallet-store.ts'

const AccountsContext = createContext<Accounts | undefined>(undefined)

export function AccountsProvider({
  accounts,
  children,
}: {
  readonly accounts: Accounts
  readonly children: ReactNode
}) {
  return <AccountsContext value={accounts}>{children}</AccountsContext>
}

export function useAccounts(): Accounts {
  const accounts = use(AccountsContext)
  if (!accounts) throw new Error('useAccounts needs an AccountsProvider above it.')
  return accounts
}

/** Reads who is signed in. While a prerendered page wakes up it answers "signed out", as the prerendered page did. */
export function useAuth<T>(select: (auth: Auth) => T): T {
  return useStore(useAccounts().auth, select)
}

/** Reads the wallet's state. While a prerendered page wakes up there is no wallet, as on the prerendered page. */
export function useWallet<T>(select: (wallet: WalletState) => T): T {
  return useStore(useAccounts().wallet, select)
}

/** Why the visitor is not signed in any more; empty when there is nothing to say. */
export function useFarewell(): string {
  return useStore(useAccounts().notices, ({ farewell }) => farewell)
}

/** Whether the session wants a second factor first. */
export function useMoreFactors(): boolean {
  return useStore(useAccounts().notices, ({ moreFactors }) => moreFactors)
}
