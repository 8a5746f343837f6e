import type { UserId } from '@eidolon/contract/ids.ts'
import { type Factor, factors, type MfaChallenge } from '@eidolon/contract/accounts/account-factors.ts'
import { accountChannels, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'
import type { Account } from './account.ts'

/** What somebody was asked for after they had signed in. */
export type FactorChallenge = {
  readonly id: string
  readonly userId: UserId
  readonly factor: Factor
  readonly createdAt: string
  readonly expire: string
}

/** An app that makes codes, as far as the account knows it. */
export type Authenticator = {
  readonly userId: UserId
  /** Base32. The app has the same: it cannot be kept as a hash. */
  readonly secret: string
  readonly verified: boolean
  readonly createdAt: string
}

export const everyEvidence = [...factors, 'password', 'wallet', 'oauth2', 'anonymous'] as const

/**
 * What a session can rest on. Two of them count as two because losing one does not lose the other: a password that was
 * set by a link in a mail is the mailbox, and not a password; a provider is itself, whatever address it vouches for.
 */
export type Evidence = (typeof everyEvidence)[number]

/** Each with when it was last shown. */
export type ShownFactors = Readonly<Partial<Record<Evidence, string>>>

/** What an account asks of its sessions. */
export type Guard = {
  readonly mfa: boolean
  /** Whether an address or a number was proved, to which a code can be sent. */
  readonly verified: boolean
  /** Whether an app has shown its first code. */
  readonly authenticator: boolean
}

/** How many different ones a session needs, once the account asks for more than one and has another. */
const enoughEvidence = 2

/** What only the authenticator, or a code that was written down for its loss, can give. */
const authenticatorEvidence: readonly Evidence[] = ['totp', 'recoverycode']

/** Whether a session that rests on this is all that the account asks for. */
export function isEnough(evidence: readonly string[], guard: Guard): boolean {
  if (!isGuarded(guard)) return true
  if (new Set(evidence).size < enoughEvidence) return false
  return !guard.authenticator || authenticatorEvidence.some((each) => evidence.includes(each))
}

/** Whether the account asks for more than one, and has another. */
const isGuarded = ({ mfa, verified, authenticator }: Guard): boolean => mfa && (verified || authenticator)

/** What counts as a proof that somebody is still who they were: with a second factor on, only that. */
export function countsAgain(evidence: Evidence, guard: Guard): boolean {
  if (!isGuarded(guard)) return true
  return authenticatorEvidence.includes(evidence) || (!guard.authenticator && factors.some((each) => each === evidence))
}

/** Seconds for which a challenge can be answered, and for which what was shown counts as recent. */
export const factorChallengeSeconds = 3600
const recentSeconds = 900

export const isRecent = (shownAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(shownAt) < recentSeconds * 1000

/** Challenges that an account may have open; one more ends the oldest. */
export const maxFactorChallenges = 10

export const recoveryCodeCount = 6
export const recoveryCodeDigits = 10

export function guardOf({ mfa, ...account }: Account, authenticator: Authenticator | undefined): Guard {
  const verified = account.emailVerified || account.phoneVerified
  return { mfa, verified, authenticator: authenticator?.verified ?? false }
}

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
