import { faultOf } from '#lib/fault.ts'
import { WalletFailure, type WalletFailureKind } from './wallet-failure.ts'

/** What went wrong with a wallet or a sign-in, and what to do about it. */
export function explain(error: unknown, walletName: string): string {
  const wallet = walletName || 'the wallet'
  if (error instanceof WalletFailure) return walletWords[error.kind](wallet)
  const { code, type, message, offline } = faultOf(error)
  const known = serverWords[type]
  if (known) return known
  if (code === 429) return 'That was one try too many in a short time. Wait a minute, then try again.'
  if (offline) return 'The studio could not be reached. Check the connection, then try again.'
  return `Something unexpected happened${message ? `: ${ended(message)}` : '.'} Try again, or choose another wallet.`
}

const walletWords: Readonly<Record<WalletFailureKind, (wallet: string) => string>> = {
  'no-wallet': (wallet) => `${capital(wallet)} was not found in this browser. Install it or choose another wallet.`,
  'unsupported-browser': (wallet) =>
    `This browser cannot run ${wallet}: it has no Ed25519 signatures, or the page is not on a secure address.`,
  'unsupported-wallet': (wallet) => `${capital(wallet)} cannot sign on Solana here. Choose another wallet.`,
  rejected: (wallet) => `You declined the request in ${wallet}. Nothing has changed; try again when you are ready.`,
  locked: (wallet) => `${capital(wallet)} is locked or shows no account. Unlock it, then try again.`,
  'timed-out': (wallet) => `${capital(wallet)} did not answer in time. Open it, then try again.`,
  'wrong-account': (wallet) =>
    `${capital(wallet)} answered with another account than the one shown here. Choose the right one in the wallet, then try again.`,
}

const serverWords: Readonly<Record<string, string>> = {
  wallet_challenge_invalid: 'This sign-in request has run out or was used already. Try again for a new one.',
  wallet_signature_invalid: 'The signature does not belong to this account, so nobody was signed in. Try again.',
  user_blocked: 'This account has been blocked.',
  user_already_exists:
    'This wallet opens another account here already, so it was not linked. Choose another one in the wallet, or sign in with it.',
  user_wallet_exists: 'This account has a wallet already. Unlink that one first.',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const ended = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)
