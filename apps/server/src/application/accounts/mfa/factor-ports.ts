import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Authenticator, Evidence, FactorChallenge } from '#domain/accounts/factors.ts'
import type { Session } from '#domain/accounts/session.ts'

export type AuthenticatorStore = {
  find(userId: UserId, unit?: Transaction): Promise<Authenticator | undefined>
  /** In place of one that is not verified; false where there is one that is. */
  save(authenticator: Authenticator, unit: Transaction): Promise<boolean>
  /** Notes that the app has shown a right code, of this step; false when another has taken its place. */
  verify(userId: UserId, secret: string, step: number, unit: Transaction): Promise<boolean>
  /** Notes that the code of this step was used; false when that one or a later one was used before. */
  use(userId: UserId, step: number, unit: Transaction): Promise<boolean>
  delete(userId: UserId, unit: Transaction): Promise<void>
}

export type RecoveryCodeStore = {
  /** In the order in which they were made; used ones are gone. */
  list(userId: UserId, unit?: Transaction): Promise<string[]>
  /** In place of all there are. */
  replace(userId: UserId, codes: readonly string[], unit: Transaction): Promise<void>
  clear(userId: UserId, unit: Transaction): Promise<void>
  /** Uses one up; false when there is no such. */
  use(userId: UserId, code: string, unit: Transaction): Promise<boolean>
}

export type FactorChallengeStore = {
  /** Keeps it, and no more than `max` for this account: the oldest make room. */
  add(challenge: FactorChallenge, codeHash: string | undefined, max: number, unit: Transaction): Promise<void>
  find(userId: UserId, id: string, now: string): Promise<FactorChallenge | undefined>
  /** Takes it out, for the first request only; with a hash only if the code matches it. */
  take(userId: UserId, id: string, codeHash: string | undefined, now: string, unit: Transaction): Promise<boolean>
}

export type SessionFactors = {
  /** Adds those that are not there yet; undefined when there is no such session. */
  add(userId: UserId, sessionId: string, more: AddedFactors, unit: Transaction): Promise<Session | undefined>
}

export type AddedFactors = {
  readonly factors: readonly Evidence[]
  /** What they rest on, where that is not what they say. */
  readonly evidence?: readonly Evidence[]
  /** When a challenge was answered; left out when none was. */
  readonly answeredAt?: string
  readonly now: string
}

/** Codes that change every half minute (RFC 6238). */
export type Totp = {
  makeSecret(): string
  /** The step that this code is of: the present one, or the one before or after it. */
  stepOf(secret: string, code: string, at: Date): number | undefined
}
