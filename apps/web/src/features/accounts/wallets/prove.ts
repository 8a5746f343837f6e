import type { WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import type { WalletAccount } from '@wallet-standard/base'
import { toBase64 } from './base64.ts'
import { memoTransaction } from './memo-transaction.ts'
import { proofOf, type SolanaWallet } from './solana-wallet.ts'
import { WalletFailure } from './wallet-failure.ts'

export type AskForChallenge = (address: string | undefined) => Promise<WalletChallenge>

/** What is sent to the server: bytes in base64. */
export type Proof = { readonly nonce: string; readonly address: string } & (
  | { readonly signedMessage: string; readonly signature: string }
  | { readonly transaction: string }
)

type Deps = {
  readonly wallet: SolanaWallet
  readonly account: WalletAccount | undefined
  readonly chain: `solana:${string}`
  readonly ask: AskForChallenge
  /** Waits for the person behind the wallet. */
  readonly answered: <T>(question: Promise<T>) => Promise<T>
}

/** Has the wallet sign what the server asks for. The wallet is asked once, whatever it is able to do. */
export async function prove({ wallet, account, chain, ask, answered }: Deps): Promise<Proof> {
  const { features } = wallet
  const { 'solana:signIn': byText, 'solana:signMessage': byMessage, 'solana:signTransaction': byTransaction } = features
  const proof = proofOf(wallet, account)

  if (proof === 'solana:signIn' && byText) {
    const { nonce, input } = await ask(account?.address)
    const wanted = account ? { ...input, address: account.address } : input
    const [output] = await answered(byText.signIn(wanted))
    if (!output) throw new WalletFailure('locked')
    if (account && output.account.address !== account.address) throw new WalletFailure('wrong-account')
    return { nonce, address: output.account.address, ...signed(output) }
  }
  if (!account) throw new WalletFailure('locked')
  const { address } = account
  if (proof === 'solana:signMessage' && byMessage) {
    const { nonce, message = '' } = await ask(address)
    const [output] = await answered(byMessage.signMessage({ account, message: new TextEncoder().encode(message) }))
    if (!output) throw new WalletFailure('locked')
    return { nonce, address, ...signed(output) }
  }
  if (proof === 'solana:signTransaction' && byTransaction) {
    const { nonce, message = '' } = await ask(address)
    const transaction = memoTransaction(account.publicKey, message)
    const [output] = await answered(byTransaction.signTransaction({ account, transaction, chain }))
    if (!output) throw new WalletFailure('locked')
    return { nonce, address, transaction: toBase64(output.signedTransaction) }
  }
  throw new WalletFailure('unsupported-wallet')
}

function signed(output: { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }) {
  return { signedMessage: toBase64(output.signedMessage), signature: toBase64(output.signature) }
}
