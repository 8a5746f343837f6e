import type { Wallets } from '@wallet-standard/app'
import { offeredWallets } from './offered-wallets.ts'
import { pay, type Paid } from './pay.ts'
import { prove, type AskForChallenge, type Proof } from './prove.ts'
import { sign } from './sign.ts'
import { accountOf, isSolanaWallet, proofOf, type SolanaWallet } from './solana-wallet.ts'
import { WalletFailure, wrapWalletError } from './wallet-failure.ts'
import type { WalletMemory } from './wallet-memory.ts'
import type { WalletState, WalletStore } from './wallet-store.ts'

type Deps = {
  readonly wallets: Wallets
  readonly store: WalletStore
  readonly memory: WalletMemory
  readonly page: Window
  /** As the Wallet Standard names it: `solana:devnet`. */
  readonly chain: `solana:${string}`
  /** Whose session this is; empty when not signed in. */
  readonly signedInAs: () => string
  /** Called whenever the wallet turns out to hold something else: an address, or nothing. */
  readonly onAccount: (address: string, before: string) => void
  /** How long a person may take to answer a wallet. */
  readonly patience?: number
}

export type WalletEngine = {
  /** Asks the wallet of that name for an account. */
  readonly connect: (name: string) => Promise<void>
  readonly disconnect: () => Promise<void>
  readonly prove: (ask: AskForChallenge) => Promise<Proof>
  /** Has the wallet sign a transaction, with one prompt, and send it where it does not hand it back. */
  readonly pay: (transaction: Uint8Array) => Promise<Paid>
  /** Has the account of this address sign a message, with one prompt; answers the signature in base64. */
  readonly sign: (message: string, address: string) => Promise<string>
  /** Looks at the wallet again: not every one tells while its page is in the background. */
  readonly refresh: () => void
  readonly stop: () => void
}

/** Speaks to the browser's wallets and keeps the store true. */
export function startWalletEngine(deps: Deps): WalletEngine {
  const { wallets, store, memory, page, chain, signedInAs, onAccount, patience = 60_000 } = deps
  let chosen: SolanaWallet | undefined
  let stopListening: (() => void) | undefined
  // The newest request counts; a late answer to an earlier one is dropped.
  let latest = 0

  const usable = () => wallets.get().filter(isSolanaWallet)
  const find = (name: string) => usable().find((wallet) => wallet.name === name)

  const choose = (wallet: SolanaWallet) => {
    if (chosen === wallet) return
    stopListening?.()
    chosen = wallet
    stopListening = wallet.features['standard:events'].on('change', ({ accounts }) => {
      if (accounts) look()
    })
  }

  const drop = () => {
    latest++
    stopListening?.()
    chosen = stopListening = undefined
    store.setState({ phase: 'no-wallet', name: '', icon: '', address: '', signsAtOnce: false })
  }

  const look = (calm: WalletState['phase'] = 'has-wallet') => {
    if (!chosen) return
    const before = store.getState().address
    const account = accountOf(chosen, signedInAs())
    const address = account?.address ?? ''
    const { name, icon } = chosen
    const signsAtOnce = proofOf(chosen, undefined) !== undefined
    store.setState({ phase: address ? 'connected' : calm, name, icon, address, signsAtOnce })
    if (address !== before) onAccount(address, before)
  }

  const answered = async <T>(question: Promise<T>, attempt: number): Promise<T> => {
    const timer: { id?: ReturnType<typeof setTimeout> } = {}
    const late = new Promise<never>((_, fail) => {
      timer.id = setTimeout(() => fail(new WalletFailure('timed-out')), patience)
    })
    try {
      const answer = await Promise.race([question, late])
      if (attempt !== latest) throw new WalletFailure('rejected')
      return answer
    } catch (error) {
      throw wrapWalletError(error)
    } finally {
      clearTimeout(timer.id)
    }
  }

  const connect = async (name: string) => {
    const attempt = ++latest
    const wallet = find(name)
    if (!wallet) {
      drop()
      memory.write('')
      throw new WalletFailure('no-wallet')
    }
    choose(wallet)
    store.setState({ phase: 'connecting', name, icon: wallet.icon, address: '' })
    try {
      await answered(wallet.features['standard:connect'].connect(), attempt)
      memory.write(name)
      look()
      if (!accountOf(wallet, '')) throw new WalletFailure('locked')
    } catch (error) {
      if (attempt === latest) look()
      throw error
    }
  }

  /** As after a reload: a wallet that trusts this page hands out its account without a prompt. */
  const resume = async (name: string) => {
    const wallet = find(name)
    if (!wallet) return
    const attempt = ++latest
    choose(wallet)
    try {
      await answered(wallet.features['standard:connect'].connect({ silent: true }), attempt)
    } catch {
      // It does not trust this page (any more), or is locked: then there is a wallet, and it is not connected.
    }
    if (attempt === latest) look()
  }

  const disconnect = async () => {
    const wallet = chosen
    if (!wallet) return drop()
    store.setState({ phase: 'disconnecting' })
    // Forgotten first, so that the wallet's own word about it is not taken for a lock.
    stopListening?.()
    stopListening = undefined
    memory.write('')
    try {
      await wallet.features['standard:disconnect']?.disconnect()
    } catch (error) {
      throw wrapWalletError(error)
    } finally {
      drop()
    }
  }

  const offer = () => store.setState({ offered: offeredWallets(usable()) })
  const meet = () => {
    offer()
    const { name, phase } = store.getState()
    // Extensions may come later than the page.
    if (!chosen && name && phase === 'has-wallet') void resume(name)
  }
  const follow = (event: StorageEvent) => {
    if (event.key !== memory.key) return
    const name = event.newValue ?? ''
    if (name === (chosen?.name ?? '')) return
    drop()
    if (name) {
      store.setState({ phase: 'has-wallet', name })
      void resume(name)
    }
  }
  const refresh = () => {
    // A page that is being unloaded cannot report what it has noticed.
    if (page.document.visibilityState === 'hidden') return
    const { phase } = store.getState()
    if (phase === 'connected' || phase === 'has-wallet') look()
  }

  const ends = [
    wallets.on('register', meet),
    wallets.on('unregister', (...gone) => {
      offer()
      if (gone.some(({ name }) => name === chosen?.name)) drop()
    }),
    () => {
      page.removeEventListener('focus', refresh)
      page.removeEventListener('storage', follow)
      page.document.removeEventListener('visibilitychange', refresh)
    },
  ]
  page.addEventListener('focus', refresh)
  page.addEventListener('storage', follow)
  page.document.addEventListener('visibilitychange', refresh)
  offer()
  const remembered = memory.read()
  if (remembered) void resume(remembered)

  return {
    connect,
    disconnect,
    prove: async (ask) => {
      if (!chosen) throw new WalletFailure('no-wallet')
      const attempt = ++latest
      const wallet = chosen
      const account = accountOf(wallet, store.getState().address)
      const proof = await prove({ wallet, account, chain, ask, answered: (question) => answered(question, attempt) })
      memory.write(wallet.name)
      look()
      return proof
    },
    pay: async (transaction) => {
      if (!chosen) throw new WalletFailure('no-wallet')
      const attempt = ++latest
      const account = accountOf(chosen, signedInAs())
      return pay({ wallet: chosen, account, transaction, chain, answered: (question) => answered(question, attempt) })
    },
    sign: async (message, address) => {
      if (!chosen) throw new WalletFailure('no-wallet')
      const attempt = ++latest
      const account = accountOf(chosen, address)
      return sign({ wallet: chosen, account, message, address, answered: (question) => answered(question, attempt) })
    },
    refresh,
    stop: () => {
      stopListening?.()
      for (const end of ends) end()
    },
  }
}
