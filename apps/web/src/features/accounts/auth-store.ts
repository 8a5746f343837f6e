import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

/** Who is signed in, as far as this browser knows. The server's session is what gives access. */
export type AuthState = {
  readonly isAuthenticated: boolean
  readonly userId: string
  readonly walletAddress: string
}

export type Auth = AuthState & {
  readonly login: (address: string) => void
  /** Signed in another way than with a wallet, perhaps to an account that has none. */
  readonly enter: (who: { readonly userId: string; readonly walletAddress: string }) => void
  readonly logout: () => void
}

const authStorageKey = 'auth-storage'

const signedOut: AuthState = { isAuthenticated: false, userId: '', walletAddress: '' }

type Deps = {
  readonly storage: StateStorage
  readonly log: (message: string, error: unknown) => void
}

export type AuthStore = ReturnType<typeof createAuthStore>

/** Kept across reloads under `auth-storage`: the three fields and nothing else. */
export function createAuthStore({ storage, log }: Deps) {
  const loudly = (message: string, change: () => void) => {
    try {
      change()
    } catch (error) {
      log(message, error)
      throw error
    }
  }
  return createStore<Auth>()(
    persist(
      (set) => ({
        ...signedOut,
        login: (address) =>
          loudly('Login error:', () =>
            set({ isAuthenticated: true, userId: address.replace(/[^a-zA-Z0-9]/g, ''), walletAddress: address }),
          ),
        enter: (who) => loudly('Login error:', () => set({ isAuthenticated: true, ...who })),
        logout: () => loudly('Logout error:', () => set(signedOut)),
      }),
      {
        name: authStorageKey,
        storage: createJSONStorage(() => storage),
        partialize: ({ isAuthenticated, userId, walletAddress }): AuthState => ({
          isAuthenticated,
          userId,
          walletAddress,
        }),
        merge: (kept, current) => ({ ...current, ...(isAuthState(kept) ? pick(kept) : signedOut) }),
      },
    ),
  )
}

/** Other tabs follow a login or logout made in this one; `left` is called where that ends a sign-in. Returns how to stop. */
export function followOtherTabs(store: AuthStore, target: Window, left: () => void = () => {}): () => void {
  const follow = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== authStorageKey && event.key !== null) return
    const before = store.getState().isAuthenticated
    void store.persist.rehydrate()
    if (before && !store.getState().isAuthenticated) left()
  }
  target.addEventListener('storage', follow)
  return () => target.removeEventListener('storage', follow)
}

function pick({ isAuthenticated, userId, walletAddress }: AuthState): AuthState {
  return { isAuthenticated, userId, walletAddress }
}

/** Storage belongs to the visitor: anything may be in it. */
function isAuthState(kept: unknown): kept is AuthState {
  if (typeof kept !== 'object' || kept === null) return false
  if (!('isAuthenticated' in kept && 'userId' in kept && 'walletAddress' in kept)) return false
  return (
    typeof kept.isAuthenticated === 'boolean' &&
    typeof kept.userId === 'string' &&
    typeof kept.walletAddress === 'string'
  )
}
