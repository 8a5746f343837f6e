import type { WalletAccount } from '@wallet-standard/base'
import { toBase58 } from './base58.ts'
import { toBase64 } from './base64.ts'
import type { SolanaWallet } from './solana-wallet.ts'
import { WalletFailure } from './wallet-failure.ts'

/** What the wallet has done: signed, for the studio to send, or sent by itself. */
export type Paid = { readonly transaction: string } | { readonly signature: string }

type Deps = {
  readonly wallet: SolanaWallet
  readonly account: WalletAccount | undefined
  readonly transaction: Uint8Array
  readonly chain: `solana:${string}`
  /** Waits for the person behind the wallet. */
  readonly answered: <T>(question: Promise<T>) => Promise<T>
}

/** One prompt. A signed transaction is preferred: sending it can then be tried again without asking twice. */
export async function pay({ wallet, account, transaction, chain, answered }: Deps): Promise<Paid> {
  const { 'solana:signTransaction': signing, 'solana:signAndSendTransaction': sending } = wallet.features
  if (!account) throw new WalletFailure('locked')
  if (signing) {
    const [output] = await answered(signing.signTransaction({ account, transaction, chain }))
    if (!output) throw new WalletFailure('locked')
    return { transaction: toBase64(output.signedTransaction) }
  }
  if (sending) {
    const [output] = await answered(sending.signAndSendTransaction({ account, transaction, chain }))
    if (!output) throw new WalletFailure('locked')
    return { signature: toBase58(output.signature) }
  }
  throw new WalletFailure('unsupported-wallet')
}
