import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'

/** A wallet as this studio needs it: one connects to it, hears its changes, and it signs in at least one way. */
export type SolanaWallet = Omit<Wallet, 'features'> & {
  readonly features: StandardConnectFeature &
    StandardEventsFeature &
    Partial<
      StandardDisconnectFeature &
        SolanaSignInFeature &
        SolanaSignMessageFeature &
        SolanaSignTransactionFeature &
        SolanaSignAndSendTransactionFeature
    > & { readonly [name: `${string}:${string}`]: unknown }
}

const proofs = ['solana:signIn', 'solana:signMessage', 'solana:signTransaction'] as const
export type ProofFeature = (typeof proofs)[number]

/** A feature of that name has the shape that the standard gives it: the wallet says so by listing it. */
export function isSolanaWallet(wallet: Wallet | SolanaWallet): wallet is SolanaWallet {
  const { features, chains } = wallet
  const has = (name: string) => name in features
  return chains.some(isSolana) && has('standard:connect') && has('standard:events') && proofs.some(has)
}

/** The account that counts: the one asked for if the wallet holds it, else its first on Solana. */
export function accountOf(wallet: SolanaWallet, address: string): WalletAccount | undefined {
  const accounts = wallet.accounts.filter(({ chains }) => chains.some(isSolana))
  return accounts.find((account) => account.address === address) ?? accounts[0]
}

/**
 * How the account proves itself: one prompt in each case. `signIn` is the only one that needs no account yet. Not every
 * wallet lists `signIn` among an account's features, so one that signs messages is taken to sign in as well; one that
 * does neither (a hardware key behind the wallet) is left with a transaction.
 */
export function proofOf(wallet: SolanaWallet, account: WalletAccount | undefined): ProofFeature | undefined {
  const can = (feature: ProofFeature) => wallet.features[feature] !== undefined
  if (!account) return can('solana:signIn') ? 'solana:signIn' : undefined
  const has = (feature: ProofFeature) => account.features.includes(feature)
  if (can('solana:signIn') && (has('solana:signIn') || has('solana:signMessage'))) return 'solana:signIn'
  return (['solana:signMessage', 'solana:signTransaction'] as const).find((feature) => can(feature) && has(feature))
}

function isSolana(chain: string): boolean {
  return chain.startsWith('solana:')
}
