import { challengeSeconds, type SignInInput } from '@eidolon/contract/accounts/wallet.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { statement } from './sign-in-message.ts'

/** The provider of identities and sessions that a wallet has proved. */
export const walletProvider = 'solana'

/** Open challenges that are kept at most, whoever asks for more: the oldest go first. */
export const maxChallenges = 10_000

/** Something that was given out to be signed, as it is kept: neither its nonce nor the browser's mark is in it. */
export type Challenge = {
  readonly nonceHash: string
  /** Of the mark that the browser holds in a cookie. */
  readonly bindingHash: string
  /** Scheme, host and port of the page that asked. */
  readonly origin: string
  readonly statement: string
  readonly chainId: SignInInput['chainId']
  readonly issuedAt: string
  readonly expire: string
}

type ChallengeTerms = Pick<Challenge, 'nonceHash' | 'bindingHash' | 'origin' | 'chainId'>

export function newChallenge(asked: ChallengeTerms, now: Date): Challenge {
  const expire = new Date(now.getTime() + challengeSeconds * 1000)
  return { ...asked, statement, issuedAt: formatDateTime(now), expire: formatDateTime(expire) }
}

/** What the wallet was given, put together again. */
export function inputOf(
  { origin, statement: words, chainId, issuedAt, expire }: Challenge,
  nonce: string,
): SignInInput {
  return {
    domain: new URL(origin).host,
    uri: origin,
    statement: words,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(issuedAt).toISOString(),
    expirationTime: new Date(expire).toISOString(),
  }
}

/** An account that a wallet opens first is known by the wallet's address. */
export const walletAccountId = (address: string): string => address.replaceAll(/[^A-Za-z0-9]/g, '')
