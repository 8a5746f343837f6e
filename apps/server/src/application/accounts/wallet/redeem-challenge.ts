import { publicKeyOf } from '@eidolon/contract/accounts/wallet.ts'
import { signInText } from '#domain/accounts/sign-in-message.ts'
import { type Challenge, inputOf } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ChallengeStore, MemoTransactions, Signatures } from './challenge-ports.ts'
import type { Secrets } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Browser } from './request-challenge.ts'

export type Attempt = {
  readonly nonce: string
  readonly address: string
  readonly proof:
    | { readonly kind: 'message'; readonly signedMessage: Uint8Array; readonly signature: Uint8Array }
    | { readonly kind: 'transaction'; readonly transaction: Uint8Array }
}

type Deps = {
  readonly challenges: Pick<ChallengeStore, 'take'>
  readonly secrets: Pick<Secrets, 'hash'>
  readonly signatures: Signatures
  readonly memos: MemoTransactions
  readonly clock: Clock
}

/** Resolves once the attempt has proved its address; refuses otherwise. Its nonce is gone either way. */
export async function redeemChallenge(
  { challenges, secrets, signatures, memos, clock }: Deps,
  { nonce, address, proof }: Attempt,
  browser: Browser,
): Promise<void> {
  function flawIn(challenge: Challenge | undefined, { origin, binding }: Browser): string | undefined {
    if (!challenge) return 'unknown or used'
    if (challenge.expire <= formatDateTime(clock.now())) return 'expired'
    if (binding === undefined || challenge.bindingHash !== secrets.hash(binding)) return 'other browser'
    return challenge.origin === origin ? undefined : 'other origin'
  }

  const challenge = await challenges.take(secrets.hash(nonce))
  const flaw = flawIn(challenge, browser)
  if (!challenge || flaw !== undefined) throw new Fault('wallet_challenge_invalid', { flaw: flaw ?? '' })

  const key = publicKeyOf(address)
  const text = new TextEncoder().encode(signInText(inputOf(challenge, nonce), address))
  const read = key && (proof.kind === 'message' ? asMessage(proof, text) : memos.read(proof.transaction, key, text))
  if (!key || !read) throw new Fault('wallet_signature_invalid', { flaw: 'not what was given out' })
  if (!(await signatures.verify(key, read.signature, read.signed))) {
    throw new Fault('wallet_signature_invalid', { flaw: 'not signed by this key' })
  }
}

export type RedeemChallenge = Bound<typeof redeemChallenge>

/** What was signed has to be what would have been signed by this address, to the byte. */
function asMessage({ signedMessage, signature }: Extract<Attempt['proof'], { kind: 'message' }>, text: Uint8Array) {
  const same = signedMessage.length === text.length && text.every((byte, index) => byte === signedMessage[index])
  return same ? { signature, signed: text } : undefined
}
