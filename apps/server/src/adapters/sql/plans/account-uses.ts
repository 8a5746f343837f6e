import type { Database } from '#adapters/sql/database.ts'
import { sqlBelongings, sqlRemovals } from '#adapters/sql/accounts/account-data.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlChallenges } from '#adapters/sql/accounts/challenges.ts'
import { sqlAuthenticators, sqlFactorChallenges, sqlRecoveryCodes } from '#adapters/sql/accounts/factors.ts'
import { sqlIdentities } from '#adapters/sql/accounts/identities.ts'
import { sqlIdentityEmails } from '#adapters/sql/accounts/identity-emails.ts'
import { sqlKeys } from '#adapters/sql/accounts/keys.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { sqlLogs } from '#adapters/sql/accounts/logs.ts'
import { sqlOAuthAttempts } from '#adapters/sql/accounts/oauth-attempts.ts'
import { sqlProviderTokens } from '#adapters/sql/accounts/provider-tokens.ts'
import { sqlPushKeys, sqlPushTargets, sqlSentNotices } from '#adapters/sql/accounts/push-targets.ts'
import { sqlSessionFactors } from '#adapters/sql/accounts/session-factors.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { sqlTokens } from '#adapters/sql/accounts/tokens.ts'
import { sqlInstallation } from '#adapters/sql/installation.ts'
import { sqlCounters } from '#adapters/sql/rate-limits.ts'
import type { Account, MessageTarget } from '#domain/accounts/account.ts'
import type { Session } from '#domain/accounts/session.ts'
import { at, later, made, maya, other, type Use, usesOf } from './uses.ts'

const session: Session = {
  id: 'fresh',
  userId: maya,
  createdAt: at,
  updatedAt: at,
  expire: later,
  proof: {
    provider: 'wallet',
    providerUid: 'w',
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    factors: [],
  },
  shown: {},
  ip: '',
  userAgent: '',
  mfaUpdatedAt: undefined,
}
const account: Account = {
  id: 'fresh',
  createdAt: at,
  updatedAt: at,
  name: '',
  email: 'fresh@example.com',
  phone: undefined,
  emailVerified: false,
  phoneVerified: false,
  password: undefined,
  passwordHistory: [],
  active: true,
  labels: [],
  mfa: false,
  prefs: '{}',
  accessedAt: at,
}
const target: MessageTarget = {
  id: 'fresh',
  createdAt: at,
  updatedAt: at,
  name: '',
  userId: maya,
  providerId: undefined,
  providerType: 'email',
  identifier: 'fresh@example.com',
}
const identity = {
  id: 'fresh',
  userId: maya,
  createdAt: at,
  updatedAt: at,
  provider: 'github',
  providerUid: 'fresh',
  providerEmail: '',
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
}
const attempt = {
  stateHash: 'fresh',
  bindingHash: '',
  provider: 'github',
  flow: 'session',
  verifier: '',
  nonce: '',
  redirectUri: '',
  success: '',
  failure: undefined,
  userId: undefined,
  expire: later,
} as const
const challenge = {
  nonceHash: 'fresh',
  bindingHash: '',
  origin: '',
  statement: '',
  chainId: 'mainnet',
  issuedAt: at,
  expire: later,
} as const
const activity = {
  event: 'session.create',
  userId: maya,
  userName: '',
  userEmail: '',
  ip: '',
  userAgent: '',
  time: at,
} as const
const key = { id: 'fresh', userId: maya, createdAt: at, name: '', scopes: [], expire: undefined, lastUsedAt: undefined }
const ofSession = { sessionId: made('x', 3), provider: 'solana', providerUid: made('w', 7) }
const few = (rows: number, because: string) => ({ reads: rows, because })

export const accountUses = (db: Database): readonly Use[] => [
  ...usesOf('accounts', sqlAccounts(db), {
    find: [1, (s) => s.find(maya)],
    findByEmail: [1, (s) => s.findByEmail(`${other}@example.com`)],
    findByPhone: [1, (s) => s.findByPhone('+11000000007')],
    count: [1, (s) => s.count(), few(Infinity, 'counts all accounts, for the metrics and the first start')],
    insert: [1, (s, unit) => s.insert(account, unit)],
    change: [1, (s, unit) => s.change(maya, { name: 'Maya', updatedAt: at }, unit)],
    touch: [1, (s) => s.touch(maya, later)],
    targetsOf: [10, (s) => s.targetsOf(other)],
    hasTarget: [1, (s) => s.hasTarget(made('e', 7))],
    saveTarget: [1, (s, unit) => s.saveTarget(target, unit)],
    dropTarget: [1, (s, unit) => s.dropTarget(maya, 'email', unit)],
  }),
  ...usesOf('sessions', sqlSessions(db), {
    insert: [1, (s, unit) => s.insert(session, 'fresh', unit)],
    holderBySecret: [1, (s) => s.holderBySecret(maya, made('h', 0), at)],
    holderById: [1, (s) => s.holderById(maya, made('x', 0), at)],
    list: [100, (s) => s.list(maya, at)],
    find: [1, (s) => s.find(maya, made('x', 0), at)],
    extend: [1, (s, unit) => s.extend(maya, made('x', 0), later, at, unit)],
    delete: [1, (s, unit) => s.delete(maya, made('x', 50), unit)],
    trim: [100, (s, unit) => s.trim(maya, 3, at, unit)],
    deleteAll: [100, (s, unit) => s.deleteAll(other, unit)],
  }),
  ...usesOf('session factors', sqlSessionFactors(db), {
    add: [1, (s, unit) => s.add(made('u', 3), made('x', 3), { factors: ['totp'], now: at }, unit)],
  }),
  ...usesOf('provider tokens', sqlProviderTokens(db), {
    replace: [
      1,
      (s, unit) =>
        s.replace(
          { userId: other, ...ofSession },
          { providerAccessToken: '', providerAccessTokenExpiry: '', providerRefreshToken: '' },
          at,
          unit,
        ),
    ],
  }),
  ...usesOf('identities', sqlIdentities(db), {
    ownerOf: [1, (s) => s.ownerOf('solana', made('w', 7))],
    providersOf: [10, (s) => s.providersOf(other)],
    insert: [1, (s, unit) => s.insert({ ...identity, id: 'wallet', providerUid: 'wallet' }, unit)],
  }),
  ...usesOf('linked identities', sqlLinkedIdentities(db), {
    find: [1, (s) => s.find('solana', made('w', 7))],
    ownersOfEmail: [10, (s) => s.ownersOfEmail(`${other}@example.com`)],
    list: [10, (s) => s.list(other)],
    save: [1, (s, unit) => s.save(identity, unit)],
    delete: [1, (s, unit) => s.delete(maya, 'fresh', unit)],
  }),
  ...usesOf('identity emails', sqlIdentityEmails(db), {
    has: [1, (s) => s.has(`${other}@example.com`, maya)],
  }),
  ...usesOf('logs', sqlLogs(db), {
    add: [100, (s, unit) => s.add(activity, unit), few(4000, 'passes over the 500 entries of this kind that are kept')],
    list: [
      25,
      (s) => s.list(maya, { limit: 25, offset: 0 }),
      few(4000, "PostgreSQL walks everybody's newest entries for an account that has a tenth of all"),
    ],
    count: [
      1,
      (s) => s.count(maya),
      few(10_000, 'counts the entries of an account, 500 of each kind of event at most'),
    ],
  }),
  ...usesOf('tokens', sqlTokens(db), {
    add: [
      10,
      (s, unit) =>
        s.add({ id: 'fresh', userId: maya, kind: 'recovery', address: '', createdAt: at, expire: later }, 'f', 3, unit),
    ],
    has: [1, (s) => s.has(maya, ['recovery'], 'f', at)],
    take: [1, (s, unit) => s.take(maya, ['recovery'], 'f', at, unit)],
    miss: [10, (s) => s.miss(other, ['phone'], 3)],
    clear: [10, (s, unit) => s.clear(other, 'recovery', unit)],
  }),
  ...usesOf('authenticators', sqlAuthenticators(db), {
    find: [1, (s) => s.find(other)],
    save: [1, (s, unit) => s.save({ userId: other, secret: 's', verified: false, createdAt: at }, unit)],
    verify: [1, (s, unit) => s.verify(other, 's', 1, unit)],
    use: [1, (s, unit) => s.use(other, 2, unit)],
    delete: [1, (s, unit) => s.delete(other, unit)],
  }),
  ...usesOf('recovery codes', sqlRecoveryCodes(db), {
    list: [10, (s) => s.list(other)],
    replace: [10, (s, unit) => s.replace(other, ['one', 'two'], unit)],
    use: [1, (s, unit) => s.use(other, 'one', unit)],
    clear: [10, (s, unit) => s.clear(other, unit)],
  }),
  ...usesOf('factor challenges', sqlFactorChallenges(db), {
    add: [
      10,
      (s, unit) => s.add({ id: 'fresh', userId: maya, factor: 'totp', createdAt: at, expire: later }, 'f', 3, unit),
    ],
    find: [1, (s) => s.find(maya, 'fresh', at)],
    take: [
      [1, (s, unit) => s.take(maya, 'fresh', 'f', at, unit)],
      [1, (s, unit) => s.take(maya, 'fresh', undefined, at, unit)],
    ],
  }),
  ...usesOf('OAuth attempts', sqlOAuthAttempts(db), {
    add: [1000, (s) => s.add(attempt, at, 100)],
    take: [1, (s) => s.take('fresh')],
  }),
  ...usesOf('wallet challenges', sqlChallenges(db), {
    add: [1000, (s) => s.add(challenge, 100)],
    take: [1, (s) => s.take('fresh')],
  }),
  ...usesOf('keys', sqlKeys(db), {
    add: [1, (s, unit) => s.add(key, 'f', 100, unit), few(100, 'counts the keys of an account')],
    list: [100, (s) => s.list(maya)],
    holder: [1, (s) => s.holder(made('x', 3))],
    touch: [1, (s) => s.touch(made('x', 3), at, at)],
    delete: [1, (s, unit) => s.delete(maya, 'fresh', unit)],
    deleteAll: [100, (s, unit) => s.deleteAll(other, unit)],
  }),
  ...usesOf('push targets', sqlPushTargets(db), {
    add: [20, (s, unit) => s.add({ ...target, id: 'push', identifier: 'push' }, undefined, 3, unit)],
    change: [1, (s, unit) => s.change(maya, 'push', 'moved', at, unit)],
    of: [20, (s) => s.of(maya)],
    delete: [1, (s, unit) => s.delete(maya, 'push', unit)],
  }),
  ...usesOf('notices', sqlSentNotices(db), {
    claim: [1, (s) => s.claim('fresh', at)],
  }),
  ...usesOf('push keys', sqlPushKeys(db), {
    load: [1, (s) => s.load(() => ({ publicKey: '', privateKey: '' }), at)],
  }),
  ...usesOf('installation', sqlInstallation(db), { load: [1, (s) => s.load()] }),
  ...usesOf('counters', sqlCounters(db), {
    add: [10, (s) => s.add([{ key: 'one', period: 60, ends: 1_900_000_000 }], 1_800_000_000)],
  }),
  ...usesOf('belongings', sqlBelongings(db), {
    page: [
      100,
      (s) => s.page({ kind: 'documents', collectionId: 'media' }, maya, { after: 10, until: later, max: 100 }),
    ],
    strays: [
      100,
      (s) => s.strays({ kind: 'files', bucketId: 'media' }, { after: 0, max: 100 }),
      few(Infinity, 'a command of the operator walks through every row, and there are hardly any strays'),
    ],
  }),
  ...usesOf('removals', sqlRemovals(db), {
    open: [100, (s) => s.open()],
    begin: [100, (s, unit) => s.begin({ userId: made('u', 9), at }, unit)],
    finish: [100, (s) => s.finish({ userId: made('u', 9), at })],
  }),
]
