import { z } from 'zod'
import { base58Bytes } from '#base58.ts'
import { maybe, text } from '#parameters.ts'

/** How long what a wallet is asked to sign can be handed in, in seconds. */
export const challengeSeconds = 300

/** The most bytes a transaction has on its way. */
const transactionBytes = 1232

/** The key behind an address in base58; undefined when the text is no address. Every key has exactly one address. */
export function publicKeyOf(address: string): Uint8Array<ArrayBuffer> | undefined {
  return address.length >= 32 && address.length <= 44 ? base58Bytes(address, 32) : undefined
}

const walletAddress = () =>
  text({ min: 32, max: 44 }).refine(
    (value) => publicKeyOf(value) !== undefined,
    'Value must be a wallet address: 32 bytes in base58',
  )

/** Bytes in base64, at most so many. The exact length is checked where they are read. */
const bytes = (max: number) =>
  text({ max: 4 * Math.ceil(max / 3) }).regex(
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    'Value must be bytes in base64',
  )

/** Asks for something to sign. With the address the whole text comes too. */
export const WalletChallengeRequest = z.object({ address: maybe(walletAddress()) })

/** What a wallet has signed: a text (`signIn`, `signMessage`), or a transaction that is never sent. */
export const WalletSignIn = z
  .object({
    nonce: text({ max: 64 }),
    address: walletAddress(),
    signedMessage: maybe(bytes(2048)),
    signature: maybe(bytes(96)),
    transaction: maybe(bytes(transactionBytes)),
  })
  .transform(({ nonce, address, signedMessage, signature, transaction }, context) => {
    const who = { nonce, address }
    if (transaction !== undefined && signedMessage === undefined && signature === undefined) {
      return { ...who, proof: { kind: 'transaction', transaction } as const }
    }
    if (transaction === undefined && signedMessage !== undefined && signature !== undefined) {
      return { ...who, proof: { kind: 'message', signedMessage, signature } as const }
    }
    const path = [transaction !== undefined ? 'transaction' : signature === undefined ? 'signature' : 'signedMessage']
    const message = 'Value must be `signedMessage` together with `signature`, or `transaction` alone'
    context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })

/** What a wallet writes its text from; the names are those of `solana:signIn`. */
export const SignInInput = z.object({
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  version: z.literal('1'),
  chainId: z.enum(['devnet', 'testnet', 'mainnet']),
  nonce: z.string(),
  issuedAt: z.string(),
  expirationTime: z.string(),
})
export type SignInInput = z.infer<typeof SignInInput>

export const WalletChallenge = z.object({
  nonce: z.string(),
  expire: z.string(),
  input: SignInInput,
  /** The text for `signMessage`; only where the address is known. */
  message: z.string().optional(),
})
export type WalletChallenge = z.infer<typeof WalletChallenge>
