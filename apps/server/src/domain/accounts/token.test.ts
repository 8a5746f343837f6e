import { describe, expect, it } from 'vitest'
import { type Account, newAccount } from './account.ts'
import {
  addressFor,
  everyKind,
  maxTokens,
  provesFirst,
  tokenActivity,
  tokenEvent,
  tokenKinds,
  verifiedBy,
} from './token.ts'

type Proved = Pick<Account, 'emailVerified' | 'phoneVerified'>
const account = (more: Partial<Account> = {}): Account => ({
  ...newAccount({ id: 'u', name: 'Maya' }, '2026-05-01T12:00:00.000+00:00'),
  email: 'a@b.c',
  phone: '+41',
  ...more,
})
const token = { id: 't', userId: 'u', address: 'a@b.c', createdAt: '1', expire: '2' }

describe('a token', () => {
  it('goes where its kind is sent, or nowhere', () => {
    expect(everyKind.map((kind) => [kind, addressFor(kind, account())])).toEqual([
      ['email', 'a@b.c'],
      ['magic-url', 'a@b.c'],
      ['phone', '+41'],
      ['oauth2', ''],
      ['recovery', 'a@b.c'],
      ['verification', 'a@b.c'],
      ['phone-verification', '+41'],
    ])
  })

  it('that a person types is one at a time, and short-lived unless it proves a number', () => {
    for (const kind of everyKind) {
      const isCode = tokenKinds[kind].secret === 'code'
      expect([kind, maxTokens(kind)]).toEqual([kind, isCode ? 1 : 10])
    }
  })

  it('proves what it was sent to', () => {
    expect(verifiedBy('recovery')).toEqual({ emailVerified: true })
    expect(verifiedBy('phone')).toEqual({ phoneVerified: true })
    expect(verifiedBy('oauth2')).toBeUndefined()
  })

  it.each([
    ['email', {}, true],
    ['email', { phoneVerified: true }, true],
    ['email', { emailVerified: true }, false],
    ['phone', {}, true],
    ['phone', { phoneVerified: true }, false],
    ['phone', { emailVerified: true }, false],
    ['oauth2', {}, false],
  ] satisfies ['email' | 'phone' | 'oauth2', Partial<Proved>, boolean][])(
    'by %s to an account with %o proves it first: %s',
    (kind, proved, expected) => {
      expect(provesFirst(kind, account(proved))).toBe(expected)
    },
  )

  it('is told to its account alone, and never with the secret', () => {
    const event = tokenEvent({ ...token, kind: 'recovery' }, 'create', '1')
    expect(event.audience).toEqual(['user:u'])
    expect(event.payload).not.toHaveProperty('secret')
    expect(event.events).toContain('users.u.recovery.t.create')
  })

  it('is noted as the beginning of a session, or by its own name', () => {
    expect(tokenActivity('magic-url', 'update')).toBe('session.create')
    expect(tokenActivity('recovery', 'update')).toBe('recovery.update')
    expect(tokenActivity('phone-verification', 'create')).toBe('verification.create')
  })
})
