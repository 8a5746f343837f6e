import type { UserId } from '@eidolon/contract/ids.ts'
import type { Token as TokenModel } from '@eidolon/contract/accounts/account-tokens.ts'
import { eventNames, accountChannels, type Action, type RealtimeEvent } from '#domain/realtime/event.ts'
import type { Account } from './account.ts'
import type { ActivityEvent } from './activity.ts'
import { type SignInProof, proof } from './session.ts'

/** A secret that somebody was sent, as it is kept: the secret itself is not in it. */
export type Token = {
  readonly id: string
  readonly userId: UserId
  readonly kind: TokenKind
  /** Where it was sent. It is worth nothing once the account has moved elsewhere. */
  readonly address: string
  readonly createdAt: string
  readonly expire: string
}

export type TokenKind = keyof typeof tokenKinds
export type LoginKind = Exclude<TokenKind, 'recovery' | 'verification' | 'phone-verification'>

type Rules = {
  /** Six digits for people to type, or hexadecimal digits for a link to carry. */
  readonly secret: 'code' | { readonly digits: number }
  /** Undefined: as long as a session. */
  readonly seconds: number | undefined
  readonly sentTo: 'email' | 'phone' | 'nowhere'
  readonly subject: 'tokens' | 'recovery' | 'verification'
}

export const tokenKinds = {
  email: { secret: 'code', seconds: 900, sentTo: 'email', subject: 'tokens' },
  'magic-url': { secret: { digits: 64 }, seconds: 3600, sentTo: 'email', subject: 'tokens' },
  phone: { secret: 'code', seconds: 900, sentTo: 'phone', subject: 'tokens' },
  oauth2: { secret: { digits: 64 }, seconds: undefined, sentTo: 'nowhere', subject: 'tokens' },
  recovery: { secret: { digits: 256 }, seconds: 3600, sentTo: 'email', subject: 'recovery' },
  verification: { secret: { digits: 256 }, seconds: 3600, sentTo: 'email', subject: 'verification' },
  'phone-verification': { secret: 'code', seconds: 3600, sentTo: 'phone', subject: 'verification' },
} as const satisfies Record<string, Rules>

export const everyKind = Object.keys(tokenKinds).filter(isKind)

function isKind(text: string): text is TokenKind {
  return text in tokenKinds
}

export const loginKinds: readonly LoginKind[] = ['email', 'magic-url', 'phone', 'oauth2']

/**
 * Tokens of one kind that an account may have open; one more ends the oldest. Of codes the newest alone: each one more
 * would be another that a guess may hit. Of links, which nobody guesses, ten: whoever asks for one in somebody else's
 * name does not take theirs away.
 */
export const maxTokens = (kind: TokenKind): number => (tokenKinds[kind].secret === 'code' ? 1 : 10)

/** Wrong guesses after which a code is dead: enough for a slip of the finger, far too few for luck. */
export const maxMisses = 20

/** What a session says it was begun with. */
export const tokenProofs: Readonly<Record<LoginKind, SignInProof>> = {
  email: proof('token', ['email']),
  'magic-url': proof('magic-url', ['email']),
  phone: proof('phone', ['phone']),
  oauth2: { ...proof('oauth2', ['email']), evidence: ['oauth2'] },
}

/** The account's address that tokens of this kind go to. */
export function addressFor(kind: TokenKind, { email, phone }: Account): string {
  const { sentTo } = tokenKinds[kind]
  return (sentTo === 'nowhere' ? '' : sentTo === 'email' ? email : phone) ?? ''
}

/** Whoever has received it there owns that address. */
export function verifiedBy(kind: TokenKind): { emailVerified: true } | { phoneVerified: true } | undefined {
  const { sentTo } = tokenKinds[kind]
  if (sentTo === 'nowhere') return undefined
  return sentTo === 'email' ? { emailVerified: true } : { phoneVerified: true }
}

/**
 * Whether nobody had shown yet that the account is theirs. With a proved mail address a number is one more way in; a
 * mail address that is proved for the first time counts for itself, because it is what passwords are asked for with.
 */
export function provesFirst(kind: TokenKind, { emailVerified, phoneVerified }: Account): boolean {
  const { sentTo } = tokenKinds[kind]
  return sentTo !== 'nowhere' && !emailVerified && (sentTo === 'email' || !phoneVerified)
}

/** Sending somebody a way in counts as the beginning of a session in their log. */
export function tokenActivity(kind: TokenKind, action: 'create' | 'update'): ActivityEvent {
  const { subject } = tokenKinds[kind]
  return subject === 'tokens' ? 'session.create' : `${subject}.${action}`
}

export function tokenModel({ id, userId, createdAt, expire }: Token, phrase = ''): TokenModel {
  return { $id: id, $createdAt: createdAt, userId, secret: '', expire, phrase }
}

export function tokenEvent(token: Token, action: Action, timestamp: string): RealtimeEvent {
  const path = [
    ['users', token.userId],
    [tokenKinds[token.kind].subject, token.id],
  ] as const
  const { secret: _, ...payload } = tokenModel(token)
  const audience = [`user:${token.userId}`]
  return { events: eventNames(path, action), channels: accountChannels(token.userId), timestamp, payload, audience }
}
