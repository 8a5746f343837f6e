import type { Factor, MfaChallenge } from '@eidolon/contract/account-factors.ts'
import { accountChannels, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'
import type { Account } from './account.ts'

/** What somebody was asked for after they had signed in. */
export type FactorChallenge = {
  readonly id: string
  readonly userId: string
  readonly factor: Factor
  readonly createdAt: string
  readonly expire: string
}

/** An app that makes codes, as far as the account knows it. */
export type Authenticator = {
  readonly userId: string
  /** Base32. The app has the same: it cannot be kept as a hash. */
  readonly secret: string
  readonly verified: boolean
  readonly createdAt: string
}

/** How many different factors a session needs, once the account asks for more than one and has another. */
export const enoughFactors = 2

/** Seconds for which a challenge can be answered, and for which a good answer counts as recent. */
export const factorChallengeSeconds = 3600
export const recentSeconds = 1800

/** Challenges that an account may have open; one more ends the oldest. */
export const mostFactorChallenges = 10

export const recoveryCodeCount = 6
export const recoveryCodeDigits = 10

/** What the account can be asked for, beside its recovery codes. */
export function provenFactors(
  { email, emailVerified, phone, phoneVerified }: Account,
  authenticator: Authenticator | undefined,
): Factor[] {
  const proven: Factor[] = []
  if (authenticator?.verified) proven.push('totp')
  if (email !== undefined && emailVerified) proven.push('email')
  if (phone !== undefined && phoneVerified) proven.push('phone')
  return proven
}

/** What an authenticator app reads from a QR code. */
export function authenticatorUri(issuer: string, { id, email, phone }: Account, secret: string): string {
  const [name, label] = [issuer, email ?? phone ?? id].map((text) => encodeURIComponent(text))
  return `otpauth://totp/${name}%3A${label}?issuer=${name}&secret=${secret}`
}

export function challengeModel({ id, userId, createdAt, expire }: FactorChallenge): MfaChallenge {
  return { $id: id, $createdAt: createdAt, userId, expire }
}

export function challengeEvent(challenge: FactorChallenge): RealtimeEvent {
  const { id, userId, createdAt } = challenge
  const path = [
    ['users', userId],
    ['challenges', id],
  ] as const
  return {
    events: eventNames(path, 'create'),
    channels: accountChannels(userId),
    timestamp: createdAt,
    payload: challengeModel(challenge),
    audience: [`user:${userId}`],
  }
}
