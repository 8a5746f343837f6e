import { fromBase64, toBase64 } from '#features/accounts/wallets/base64.ts'
import { WalletFailure } from '#features/accounts/wallets/wallet-failure.ts'

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type DemoKey = {
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>
}

const storageKey = 'demo-wallet-key'

/** The browser's own demo key: read from its storage, or made and kept there. It guards play money only. */
export async function demoKey(storage: KeyStorage, crypto: Crypto = globalThis.crypto): Promise<DemoKey> {
  try {
    const key = (await restore(storage, crypto)) ?? (await create(storage, crypto))
    const { x = '' } = await crypto.subtle.exportKey('jwk', key)
    return {
      publicKey: fromBase64(x.replaceAll('-', '+').replaceAll('_', '/')),
      sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(message))),
    }
  } catch (error) {
    throw new WalletFailure('unsupported-browser', error)
  }
}

async function restore(storage: KeyStorage, { subtle }: Crypto): Promise<CryptoKey | undefined> {
  const kept = storage.getItem(storageKey)
  if (!kept) return undefined
  try {
    return await subtle.importKey('pkcs8', fromBase64(kept), 'Ed25519', true, ['sign'])
  } catch {
    // What is kept there was tampered with: a new key is as good as any.
    return undefined
  }
}

async function create(storage: KeyStorage, { subtle }: Crypto): Promise<CryptoKey> {
  const { privateKey } = await subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  storage.setItem(storageKey, toBase64(new Uint8Array(await subtle.exportKey('pkcs8', privateKey))))
  return privateKey
}
