import type { Api } from '#lib/api.ts'
import { isFault } from '#lib/fault.ts'
import type { WalletEngine } from './wallet-engine.ts'

type Deps = {
  readonly engine: Pick<WalletEngine, 'prove'>
  readonly api: Pick<Api, 'wallet' | 'account'>
}

export type SignedIn = { readonly address: string; readonly userId: string | undefined }

/** Proves the wallet to the server; the address that signed, and the account whose session it then is. */
export async function signIn({ engine, api }: Deps): Promise<SignedIn> {
  const challenge = async (address: string | undefined) => {
    try {
      return await api.wallet.challenge(address)
    } catch (error) {
      if (!isFault(error, 'user_session_already_exists')) throw error
      // A session that this page knows nothing of, maybe another account's: it ends before another begins.
      await api.account.deleteSession('current')
      return api.wallet.challenge(address)
    }
  }
  const proof = await engine.prove(challenge)
  return { address: proof.address, userId: await api.wallet.createSession(proof) }
}
