import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Auth, AuthStore } from './auth-store.ts'

const AuthContext = createContext<AuthStore | undefined>(undefined)

export function AuthProvider({ store, children }: { readonly store: AuthStore; readonly children: ReactNode }) {
  return <AuthContext value={store}>{children}</AuthContext>
}

/** Reads who is signed in. While a prerendered page wakes up it answers "signed out", as the prerendered page did. */
export function useAuth<T>(select: (auth: Auth) => T): T {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth needs an AuthProvider above it.')
  return useStore(store, select)
}
