import { describe, expect, it } from 'vitest'
import { AccountDeletion, AccountImport } from './accounts/account-data.ts'
import {
  AuthenticatorPlace,
  ChallengeAnswer,
  ChallengeRequest,
  MfaChange,
  ProofState,
} from './accounts/account-factors.ts'
import { AccountStorage, storageKinds } from './accounts/account-storage.ts'
import {
  EmailTokenRequest,
  MagicUrlRequest,
  PhoneTokenRequest,
  RecoveryConfirmation,
  RecoveryRequest,
  TokenLogin,
  VerificationConfirmation,
} from './accounts/account-tokens.ts'
import { EmailLogin, NameChange, NewAccount, PhoneChange, Target } from './accounts/accounts.ts'
import { IdentityPlace, OAuthPlace, OAuthQuery } from './accounts/identities.ts'
import { NewPushTarget, PushNotice, PushSubscription, PushTargetChange } from './accounts/push.ts'
import { refusals, wrongFields } from './testing.ts'

describe('an account', () => {
  const maya = { userId: 'unique()', email: 'maya@example.com', password: 'correct horse' }

  it.each([
    [{ ...maya, userId: '_maya' }, ['userId']],
    [{ ...maya, email: 'maya' }, ['email']],
    [{ ...maya, password: 'short' }, ['password']],
    [{ ...maya, name: 'x'.repeat(129) }, ['name']],
    [{}, ['userId', 'email', 'password']],
  ])('[ACC-3] is not made of %j', (account, fields) => {
    expect(wrongFields(NewAccount(), account)).toEqual(fields)
  })

  it('[ACC-3] has a name on one line, and keeps none that is empty', () => {
    expect(NameChange.parse({ name: 'Maya\nSol' })).toEqual({ name: 'Maya Sol' })
    for (const name of ['', '\u0007', 'x'.repeat(129), null])
      expect(wrongFields(NameChange, { name })).toEqual(['name'])
  })

  it('[ACC-3] is entered and changed with both of what is asked for', () => {
    expect(wrongFields(EmailLogin, { email: maya.email })).toEqual(['password'])
    expect(wrongFields(PhoneChange, { phone: '0151', password: 'x' })).toEqual(['phone', 'password'])
  })

  it('is told on by mail, text or push', () => {
    const target = { $id: 't', $createdAt: '', $updatedAt: '', name: '', userId: 'maya', providerId: null }
    expect(Target.parse({ ...target, providerType: 'push', identifier: 'x' }).providerType).toBe('push')
    expect(wrongFields(Target, { ...target, providerType: 'pigeon', identifier: 'x' })).toEqual(['providerType'])
  })

  it('is deleted by its own id, and not by nothing', () => {
    expect(AccountDeletion.parse({ confirm: 'maya' })).toEqual({ confirm: 'maya' })
    for (const confirm of ['', 'x'.repeat(45), true])
      expect(wrongFields(AccountDeletion, { confirm })).toEqual(['confirm'])
  })

  it('is told what an archive has brought, each kind by itself', () => {
    const counts = {
      characters: 1,
      media: 0,
      albums: 0,
      presets: 0,
      outfits: 0,
      versions: 0,
      poses: 0,
      stories: 0,
      generations: 0,
      files: 2,
    }
    const report = { added: counts, present: counts, warnings: ['One was damaged.'] }
    expect(AccountImport.parse(report)).toEqual(report)
    const { files: _files, ...fewer } = counts
    expect(wrongFields(AccountImport, { ...report, added: fewer })).toEqual(['added.files'])
  })

  it('is told how much it keeps, of every kind', () => {
    const parts = storageKinds.map((kind) => ({ kind, bytes: 0, count: 0 }))
    const storage = { used: 0, quota: 1, quotaSubscribed: 2, parts }
    expect(AccountStorage.parse(storage)).toEqual(storage)
    expect(wrongFields(AccountStorage, { ...storage, parts: [{ kind: 'songs', bytes: 0, count: 0 }] })).toEqual([
      'parts.0.kind',
    ])
    expect(wrongFields(AccountStorage, { ...storage, used: 0.5 })).toEqual(['used'])
  })
})

describe('what is sent to people', () => {
  const mail = { userId: 'unique()', email: 'maya@example.com' }

  it('has no phrase unless one is asked for', () => {
    expect(EmailTokenRequest.parse(mail)).toEqual({ ...mail, phrase: false })
    expect(EmailTokenRequest.parse({ ...mail, phrase: 'true' }).phrase).toBe(true)
    expect(refusals(EmailTokenRequest, { ...mail, phrase: 'perhaps' })).toEqual([
      ['phrase', 'Value must be a valid boolean'],
    ])
  })

  it('leads to an address that is not too long, or to none', () => {
    expect(MagicUrlRequest.parse({ ...mail, url: '' }).url).toBe('')
    expect(MagicUrlRequest.parse({ ...mail, url: null }).url).toBeUndefined()
    expect(wrongFields(MagicUrlRequest, { ...mail, url: `https://${'x'.repeat(2048)}` })).toEqual(['url'])
    expect(wrongFields(RecoveryRequest, { email: mail.email, url: '' })).toEqual(['url'])
    expect(wrongFields(RecoveryRequest, {})).toEqual(['email', 'url'])
  })

  it('goes to a number as the world writes it', () => {
    expect(wrongFields(PhoneTokenRequest, { userId: 'maya', phone: '0151 123' })).toEqual(['phone'])
  })

  it("is handed in with whose it is, a wallet's id included", () => {
    const wallet = '9'.repeat(44)
    expect(TokenLogin.parse({ userId: wallet, secret: 's' })).toEqual({ userId: wallet, secret: 's' })
    for (const [given, fields] of [
      [{ userId: '9'.repeat(45), secret: 's' }, ['userId']],
      [{ userId: wallet, secret: '' }, ['secret']],
      [{ userId: wallet, secret: 'x'.repeat(257) }, ['secret']],
    ] as const) {
      expect(wrongFields(TokenLogin, given)).toEqual(fields)
      expect(wrongFields(VerificationConfirmation, given)).toEqual(fields)
    }
  })

  it('[ACC-15] brings no common password in', () => {
    const common = new Set(['password1'])
    const given = { userId: 'maya', secret: 's', password: 'Password1' }
    expect(wrongFields(RecoveryConfirmation(common), given)).toEqual(['password'])
    expect(wrongFields(RecoveryConfirmation(), given)).toEqual([])
  })
})

describe('a second factor', () => {
  it('is one of four, in whichever case it is written', () => {
    expect(ChallengeRequest.parse({ factor: 'TOTP' })).toEqual({ factor: 'totp' })
    expect(refusals(ChallengeRequest, { factor: 'blood' })).toEqual([
      ['factor', 'Value must be one of (email, phone, totp, recoverycode)'],
    ])
    expect(wrongFields(AuthenticatorPlace, { type: 'email' })).toEqual(['type'])
  })

  it('is switched by yes or no', () => {
    expect([MfaChange.parse({ mfa: 'false' }).mfa, MfaChange.parse({ mfa: true }).mfa]).toEqual([false, true])
    for (const mfa of ['no', 1, null]) expect(wrongFields(MfaChange, { mfa })).toEqual(['mfa'])
  })

  it('is answered with the challenge and the code', () => {
    expect(wrongFields(ChallengeAnswer, {})).toEqual(['challengeId', 'otp'])
    expect(wrongFields(ChallengeAnswer, { challengeId: 'c', otp: 'x'.repeat(257) })).toEqual(['otp'])
  })

  it('is shown again in a way that the page knows', () => {
    expect(ProofState.parse({ recent: false, ways: ['wallet', 'totp'] }).ways).toHaveLength(2)
    expect(wrongFields(ProofState, { recent: 'no', ways: ['blood'] })).toEqual(['recent', 'ways.0'])
  })
})

describe('another service', () => {
  it('is one that clients know', () => {
    expect(OAuthPlace.parse({ provider: 'github' })).toEqual({ provider: 'github' })
    for (const provider of ['', 'GitHub', '../github', 7]) {
      expect(refusals(OAuthPlace, { provider })[0]?.[1]).toMatch(/^Value must be one of \(amazon, apple/)
    }
    expect(wrongFields(IdentityPlace, { identityId: '-x' })).toEqual(['identityId'])
  })

  it('is asked for at most a hundred scopes', () => {
    expect(OAuthQuery.parse({})).toEqual({})
    expect(wrongFields(OAuthQuery, { scopes: Array.from({ length: 101 }, () => 'x') })).toEqual(['scopes'])
    expect(wrongFields(OAuthQuery, { scopes: ['x'.repeat(4097)] })).toEqual(['scopes.0'])
  })
})

describe('a browser that is notified', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

  it('has an identifier of any letters, or a long one of plain ones', () => {
    const target = (identifier: unknown) => ({ targetId: 'unique()', identifier })
    for (const identifier of ['x', 'é'.repeat(255), 'x'.repeat(2048)]) {
      expect(NewPushTarget.parse(target(identifier)).identifier).toBe(identifier)
    }
    for (const identifier of ['', 'é'.repeat(256), 'x'.repeat(2049), 7]) {
      expect(wrongFields(NewPushTarget, target(identifier))).toEqual(['identifier'])
      expect(wrongFields(PushTargetChange, { identifier })).toEqual(['identifier'])
    }
    expect(wrongFields(NewPushTarget, { targetId: '_', identifier: 'x', providerId: '_' })).toEqual([
      'targetId',
      'providerId',
    ])
  })

  it('has an address and two keys', () => {
    const subscription = { endpoint: 'https://push.example/1', keys }
    expect(PushSubscription.parse(subscription)).toEqual(subscription)
    expect(wrongFields(PushSubscription, { ...subscription, endpoint: 'push' })).toEqual(['endpoint'])
    for (const p256dh of ['', 'B'.repeat(101), 'a b', 'ä']) {
      expect(wrongFields(PushSubscription, { ...subscription, keys: { ...keys, p256dh } })).toEqual(['keys.p256dh'])
    }
    expect(wrongFields(PushSubscription, { ...subscription, keys: { ...keys, auth: 'a'.repeat(41) } })).toEqual([
      'keys.auth',
    ])
  })

  it('is told only of what has ended', () => {
    const notice = { tag: 'g1', title: 'Done', body: '', url: '/media', generationId: 'g1' }
    expect(PushNotice.parse({ ...notice, status: 'blocked' }).status).toBe('blocked')
    expect(wrongFields(PushNotice, { ...notice, status: 'running' })).toEqual(['status'])
  })
})
