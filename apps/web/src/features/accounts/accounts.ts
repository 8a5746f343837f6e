import type { Site } from '@eidolon/contract/site.ts'
import type { StateStorage } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Api } from '#lib/api.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { shortAddress } from '#lib/format.ts'
import { isAddress } from '#features/accounts/wallets/base58.ts'
import { createAuthStore, followOtherTabs } from './auth-store.ts'
import type { SignedIn } from '#features/accounts/wallets/sign-in.ts'
import type { BrowserWallets, WalletDeps } from '#features/accounts/wallets/start-wallets.ts'
import { createWalletMemory } from '#features/accounts/wallets/wallet-memory.ts'
import { createWalletStore } from '#features/accounts/wallets/wallet-store.ts'

type Deps = {
  readonly site: Site
  readonly storage: StateStorage
  /** Where no window is (the prerendered page), nothing is ever fetched or followed. */
  readonly page?: Window
  readonly log: (message: string, error: unknown) => void
  /** Hears what the account prefers, before anything of it is shown. */
  readonly onPreferences?: (prefs: unknown) => void
  /** The SDK and the wallets are fetched when they are first needed. */
  readonly loadApi?: () => Promise<Api>
  readonly loadWallets?: (deps: WalletDeps) => Promise<BrowserWallets>
}

export type Accounts = ReturnType<typeof createAccounts>

type Notices = {
  /** Why the visitor is not signed in any more, for the login to say. */
  readonly farewell: string
  /** What the wallet has just done. */
  readonly news: string
  /** How often something was tried with a wallet: what went wrong before the latest time is no longer said. */
  readonly attempts: number
  /** The session wants a second factor before it opens anything. */
  readonly moreFactors: boolean
}

/** Signing in and out: what the browser remembers, the wallet, and the server's session, kept in step. */
export function createAccounts({ site, storage, page, log, onPreferences, ...load }: Deps) {
  const auth = createAuthStore({ storage, log })
  const memory = createWalletMemory(storage)
  const wallet = createWalletStore(memory.read())
  const notices = createStore<Notices>()(() => ({ farewell: '', news: '', attempts: 0, moreFactors: false }))
  const me = () => auth.getState().userId
  const api = once(load.loadApi ?? (async () => (await import('#lib/api.ts')).createApi(window, me)))
  const startWallets =
    load.loadWallets ??
    (async (deps) => (await import('#features/accounts/wallets/start-wallets.ts')).startWallets(deps))
  const signedInAs = () => auth.getState().walletAddress
  // What ends on the server in the background is waited for before anything new begins there.
  let ending: Promise<unknown> = Promise.resolve()
  // A question about a session that is being ended would be answered with a refusal.
  let asking: Promise<unknown> = Promise.resolve()

  const leave = (farewell: string) => {
    if (!auth.getState().isAuthenticated) return
    notices.setState({ farewell, moreFactors: false })
    auth.getState().logout()
  }
  const endSession = async (which: 'current' | 'all') => {
    const { account } = await api()
    await asking
    try {
      await (which === 'all' ? account.deleteSessions() : account.deleteSession('current'))
    } catch (error) {
      if (faultOf(error).code !== 401) throw error
    }
  }
  const onAccount = (address: string, before: string) => {
    const signedInAddress = signedInAs()
    if (!signedInAddress) return
    if (address && address !== signedInAddress) {
      leave(`The wallet now holds another account. Sign in again to work as ${shortAddress(address)}.`)
      ending = endSession('current').catch((error: unknown) => log('Logout error:', error))
    } else if (!address && before) {
      notices.setState({ news: 'Your wallet is locked or disconnected. You stay signed in until you log out.' })
    }
  }
  const engine = once(async () => {
    if (!page) throw new Error('There are no wallets without a window.')
    return startWallets({ site, page, store: wallet, memory, signedInAs, onAccount })
  })
  const provedAgain = async () => {
    const [wallets, calls] = await Promise.all([engine(), api()])
    const { phase, name } = wallet.getState()
    if (phase !== 'connected' && name) await wallets.connect(name)
    return wallets.prove(calls.wallet.challengeAgain)
  }
  if (page) followOtherTabs(auth, page, () => notices.setState({ farewell: 'You were signed out in another tab.' }))

  return {
    auth,
    wallet,
    notices,
    api,
    log,
    /** Fetches what speaks to wallets and wakes it up, once. */
    engine,
    leave,

    /** Has the wallet prove itself to the server, with one prompt. Failures are logged to the console and thrown on. */
    authenticate: async () => {
      let signed: SignedIn
      try {
        await ending
        const [{ signIn }, calls] = await Promise.all([engine(), api()])
        signed = await signIn(calls)
      } catch (error) {
        log('Login error:', error)
        throw error
      }
      const { address, userId } = signed
      // A wallet that was linked opens an account that has another name.
      const isLinked = userId !== undefined && userId !== address
      if (isLinked) auth.getState().enter({ userId, walletAddress: address })
      else auth.getState().login(address)
      notices.setState(nothingToSay)
      // What the wallet did meanwhile counts from now on.
      ;(await engine()).refresh()
    },

    /** Has the wallet of the signed-in account prove itself again, with one prompt. */
    proveAgain: async () => (await api()).wallet.showAgain(await provedAgain()),

    /** Has a wallet prove itself, with one prompt, so that it opens the signed-in account from then on. */
    linkWallet: async () => (await api()).wallet.link(await provedAgain()),

    /** Ends the session on the server, or all of this account's, then forgets here who it was. */
    logout: async (which: 'current' | 'all' = 'current') => {
      try {
        await endSession(which)
      } catch (error) {
        log('Logout error:', error)
        throw error
      }
      auth.getState().logout()
      notices.setState(nothingToSay)
    },

    /** Begins a session without a wallet: `begin` answers whose it is. One that this page knows nothing of ends before. */
    enter: async (begin: (account: Api['account']) => Promise<string>) => {
      try {
        await ending
        const { account } = await api()
        const userId = await begin(account).catch(async (error: unknown) => {
          if (!isFault(error, 'user_session_already_exists')) throw error
          await account.deleteSession('current')
          return begin(account)
        })
        const walletAddress = isAddress(userId) ? userId : ''
        // A wallet that holds another account would end this session as soon as it is looked at.
        if (wallet.getState().name && wallet.getState().address !== walletAddress) {
          await (await engine()).disconnect()
          memory.write('')
        }
        auth.getState().enter({ userId, walletAddress })
        notices.setState(nothingToSay)
      } catch (error) {
        log('Login error:', error)
        throw error
      }
    },

    /** The account is gone, and every session with it; the tab that noticed first could not say why. */
    vanish: (farewell: string) => {
      leave(farewell)
      notices.setState({ farewell })
    },

    /** Whether the session has shown all it has to. */
    askMore: (moreFactors: boolean) => notices.setState({ moreFactors }),

    /** Asks the server whose session this is. An answer that is no longer wanted does not touch what is preferred. */
    whoAmI: async (signal?: AbortSignal) => {
      const { account } = await api()
      const answer = account.get()
      asking = answer.catch(() => undefined)
      const me = await answer
      if (me.$id !== auth.getState().userId)
        leave('This browser was signed in with another account. Sign in again to go on.')
      else if (!signal?.aborted) onPreferences?.(me.prefs)
      return me
    },
  }
}

const nothingToSay = { farewell: '', news: '', moreFactors: false } as const

/** Loads at the first call; a failure is forgotten, so that the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}
