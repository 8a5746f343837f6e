import type { WalletAccount } from '@wallet-standard/base'
import { toBase64 } from './base64.ts'
import type { SolanaWallet } from './solana-wallet.ts'
import { WalletFailure } from './wallet-failure.ts'

type Deps = {
  readonly wallet: SolanaWallet
  readonly account: WalletAccount | undefined
  readonly message: string
  /** The account that has to sign; with another one nobody is asked. */
  readonly address: string
  /** Waits for the person behind the wallet. */
  readonly answered: <T>(question: Promise<T>) => Promise<T>
}

/** One prompt that shows the message. Answers the signature in base64. */
export async function sign({ wallet, account, message, address, answered }: Deps): Promise<string> {
  const signing = wallet.features['solana:signMessage']
  if (!account) throw new WalletFailure('locked')
  if (account.address !== address) throw new WalletFailure('wrong-account')
  if (!signing) throw new WalletFailure('unsupported-wallet')
  const bytes = new TextEncoder().encode(message)
  const [output] = await answered(signing.signMessage({ account, message: bytes }))
  if (!output) throw new WalletFailure('locked')
  // Wallets may sign more than they were given (a prefix): that would be a signature for something else.
  if (toBase64(output.signedMessage) !== toBase64(bytes)) throw new WalletFailure('unsupported-wallet')
  return toBase64(output.signature)
}
