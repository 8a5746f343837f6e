import type { SignInInput, WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import { signInText } from '#domain/accounts/sign-in-message.ts'
import { inputOf, maxChallenges, newChallenge } from '#domain/accounts/wallet.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { ChallengeStore } from './challenge-ports.ts'
import type { Secrets } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** Where a request comes from, as far as a challenge is bound to it. */
export type Browser = {
  readonly origin: string
  /** The mark it brought; undefined when it has none yet. */
  readonly binding: string | undefined
}

type Deps = {
  readonly challenges: Pick<ChallengeStore, 'add'>
  readonly secrets: Secrets
  readonly clock: Clock
  readonly chainId: SignInInput['chainId']
}

/** Gives out something to sign, good for one attempt from this browser; answers the mark by which it is known again. */
export async function requestChallenge(
  { challenges, secrets, clock, chainId }: Deps,
  { origin, binding = secrets.make().slice(0, 64) }: Browser,
  address: string | undefined,
): Promise<{ readonly challenge: WalletChallenge; readonly binding: string }> {
  // 128 bits of chance, in signs that the format allows.
  const nonce = secrets.make().slice(0, 32)
  const hashes = { nonceHash: secrets.hash(nonce), bindingHash: secrets.hash(binding) }
  const challenge = newChallenge({ ...hashes, origin, chainId }, clock.now())
  await challenges.add(challenge, maxChallenges)
  const input = inputOf(challenge, nonce)
  const message = address !== undefined && { message: signInText(input, address) }
  return { challenge: { nonce, expire: challenge.expire, input, ...message }, binding }
}

export type RequestChallenge = Bound<typeof requestChallenge>
