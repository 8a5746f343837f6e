export type WalletAnswer = 'approve' | 'reject' | 'locked' | 'silence' | 'breaks'

export type WalletFacts = {
  readonly name: string
  readonly seed: readonly number[]
  readonly can: readonly ('signIn' | 'signMessage' | 'signTransaction')[]
  /** A switch of account outlives the page. */
  readonly known: boolean
  /** Registers only when told to, as an extension that is slower than the page. */
  readonly late: boolean
  readonly answer: WalletAnswer
}

/** How a test reaches the wallet inside a page. */
type PageWallet = {
  readonly state: { answer: WalletAnswer; prompts: string[]; said: string }
  hold(seed: readonly number[], quietly: boolean): Promise<void>
  signsNextAs(seed: readonly number[]): Promise<void>
  lock(): void
  arrive(): void
}

declare global {
  interface Window {
    testWallets?: Record<string, PageWallet>
  }
}

/**
 * A real wallet of the Wallet Standard: Ed25519 by WebCrypto, no dependencies. It runs inside the page, so it may use
 * nothing but its argument.
 */
export function installWallet({ name, seed, can, known, late, answer }: WalletFacts): void {
  type WalletAccount = { address: string; publicKey: Uint8Array; chains: string[]; features: string[] }
  type Signed = { account?: WalletAccount; message?: Uint8Array; transaction?: Uint8Array }
  type Input = Record<string, string | undefined>
  const trustKey = `test-wallet ${name}`
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
  const features = can.map((feature) => `solana:${feature}`)
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const state = { answer, prompts: [] as string[], said: '', accounts: [] as WalletAccount[] }
  const listeners = new Set<(change: { accounts: WalletAccount[] }) => void>()
  const held: { key?: CryptoKey; account?: WalletAccount } = {}

  const base58 = (bytes: Uint8Array) => {
    let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    let text = ''
    for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
    return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
  }
  const load = async (bytes: readonly number[]) => {
    const head = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
    held.key = await crypto.subtle.importKey('pkcs8', Uint8Array.from([...head, ...bytes]), 'Ed25519', true, ['sign'])
    const { x = '' } = await crypto.subtle.exportKey('jwk', held.key)
    const publicKey = Uint8Array.from(atob(x.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
    held.account = { address: base58(publicKey), publicKey, chains, features }
  }
  let ready = load(known ? (JSON.parse(localStorage.getItem(`${trustKey} seed`) ?? 'null') ?? seed) : seed)

  const emit = () => listeners.forEach((listener) => listener({ accounts: state.accounts }))
  const hold = async () => {
    await ready
    state.accounts = held.account ? [held.account] : []
    localStorage.setItem(trustKey, 'trusted')
    emit()
    return held.account
  }
  const ask = async (what: string) => {
    state.prompts.push(what)
    await ready
    if (state.answer === 'silence') await new Promise(() => {})
    if (state.answer === 'locked') throw Object.assign(new Error('Wallet is locked.'), { code: 4100 })
    if (state.answer === 'breaks') throw new Error('Internal JSON-RPC error')
    if (state.answer === 'reject') throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  const sign = async (message: Uint8Array) => {
    if (!held.key) throw new Error('no key')
    return new Uint8Array(await crypto.subtle.sign('Ed25519', held.key, new Uint8Array(message)))
  }
  const need = (account: WalletAccount | undefined) => {
    if (!state.accounts.some(({ address }) => address === account?.address)) throw new Error('not connected')
  }
  const text = (input: Input, address: string) => {
    const names = [
      ['URI', input.uri],
      ['Version', input.version],
      ['Chain ID', input.chainId],
      ['Nonce', input.nonce],
      ['Issued At', input.issuedAt],
      ['Expiration Time', input.expirationTime],
    ].flatMap(([line, value]) => (value ? [`${line}: ${value}`] : []))
    return `${input.domain} wants you to sign in with your Solana account:\n${address}\n\n${input.statement}\n\n${names.join('\n')}`
  }
  const signIn = async (input: Input) => {
    // As Phantom documents: the domain is the page's host, and the uri's origin the page's origin.
    const here = new URL(input.uri ?? location.href).origin === location.origin && input.domain === location.host
    if (!here) throw Object.assign(new Error('Invalid Input'), { code: -32000 })
    await ask('signIn')
    const account = await hold()
    if (!account) throw new Error('no account')
    state.said = text(input, account.address)
    const signedMessage = new TextEncoder().encode(state.said)
    return [{ account, signedMessage, signature: await sign(signedMessage) }]
  }
  const signMessage = async ({ account, message = new Uint8Array() }: Signed) => {
    need(account)
    await ask('signMessage')
    return [{ signedMessage: message, signature: await sign(message) }]
  }
  const signTransaction = async ({ account, transaction = new Uint8Array() }: Signed) => {
    need(account)
    await ask('signTransaction')
    // One signature in front, which is all that is asked for here.
    const signed = new Uint8Array(transaction)
    signed.set(await sign(signed.subarray(65)), 1)
    return [{ signedTransaction: signed }]
  }
  const version = '1.0.0'
  const signing = {
    'solana:signIn': { version, signIn },
    'solana:signMessage': { version, signMessage },
    'solana:signTransaction': { version, supportedTransactionVersions: ['legacy', 0], signTransaction },
  }
  const wallet = {
    version,
    name,
    icon: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" rx="2" fill="#ab9ff2"/></svg>')}`,
    chains,
    get accounts() {
      return state.accounts
    },
    features: {
      'standard:connect': {
        version,
        connect: async ({ silent = false } = {}) => {
          if (silent && (!localStorage.getItem(trustKey) || state.answer === 'locked')) return { accounts: [] }
          if (!silent) await ask('connect')
          await hold()
          return { accounts: state.accounts }
        },
      },
      'standard:disconnect': {
        version,
        disconnect: async () => {
          state.accounts = []
          localStorage.removeItem(trustKey)
          emit()
        },
      },
      'standard:events': {
        version,
        on: (_change: string, listener: (change: { accounts: WalletAccount[] }) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      ...Object.fromEntries(Object.entries(signing).filter(([feature]) => features.includes(feature))),
    },
  }
  const control: PageWallet = {
    state,
    hold: async (next, quietly) => {
      ready = load(next)
      await ready
      // As an extension does, for every page it serves.
      localStorage.setItem(`${trustKey} seed`, JSON.stringify(next))
      state.accounts = held.account ? [held.account] : []
      if (!quietly) emit()
    },
    signsNextAs: async (next) => {
      ready = load(next)
      await ready
    },
    lock: () => {
      state.accounts = []
      emit()
    },
    arrive: () => register(),
  }
  window.testWallets = { ...window.testWallets, [name]: control }

  const add = (api: { register(wallet: object): void }) => api.register(wallet)
  const register = () => {
    window.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail: add }))
    window.addEventListener('wallet-standard:app-ready', (event) => {
      if ('detail' in event) add(event.detail as Parameters<typeof add>[0])
    })
  }
  if (!late) register()
}
