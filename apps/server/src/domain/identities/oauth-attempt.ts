import type { UserId } from '@eidolon/contract/ids.ts'
/** Seconds that somebody may take at a provider before they have to begin anew. */
export const attemptSeconds = 600

/** Attempts under way that are kept at most, whoever asks for more: the oldest go first. */
export const maxAttempts = 10_000

/** Somebody is on their way to a provider and back, as it is kept: neither its state nor the browser's mark is in it. */
export type OAuthAttempt = {
  readonly stateHash: string
  /** Of the mark that the browser holds in a cookie. */
  readonly bindingHash: string
  readonly provider: string
  /** What is given out in the end: a session, or a token that makes one. */
  readonly flow: 'session' | 'token'
  /** The secret half of what the provider was shown (PKCE). */
  readonly verifier: string
  /** What the provider's statement has to repeat. */
  readonly nonce: string
  /** Where the provider sends people back to. */
  readonly redirectUri: string
  /** Where they are sent on to, whichever way it ends. */
  readonly success: string
  readonly failure: string | undefined
  /** Who was signed in at the beginning: the account to link to. */
  readonly userId: UserId | undefined
  readonly expire: string
}
