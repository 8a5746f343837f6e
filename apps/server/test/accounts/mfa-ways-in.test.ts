import { describe, expect, it } from 'vitest'
import { codeAt } from '#adapters/crypto/testing/authenticator-app.ts'
import { testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlAuthenticators, sqlRecoveryCodes } from '#adapters/sql/accounts/factors.ts'
import { sqlIdentities } from '#adapters/sql/accounts/identities.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type AccessWorld, accessWorld, broughtBack, lastCode, someone } from '#test/support/access-world.ts'
import { signed, textFor } from '#test/support/wallet-world.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const recoveryCode = 'abcdef0123'
const wallet = testWallet()

/** Somebody whom everything opens: password, mailbox, number, provider, wallet; and who wants a second factor. */
async function openToAll(world: AccessWorld, authenticator: boolean) {
  const { userId, email, phone, newcomer } = someone()
  const password = 'correct horse'
  const now = formatDateTime(world.clock.now())
  await world.post('/account', { ...newcomer, password })
  await world.units.run(async (unit) => {
    await sqlAccounts(world.db).change(userId, { emailVerified: true, phone, phoneVerified: true, mfa: true }, unit)
    const known = { id: `wallet-of-${userId}`, userId, createdAt: now, provider: 'solana', providerUid: wallet.address }
    await sqlIdentities(world.db).insert(known, unit)
    const tokens = { providerAccessToken: '', providerAccessTokenExpiry: '', providerRefreshToken: '' }
    const linked = {
      ...known,
      id: `github-of-${userId}`,
      provider: 'github',
      providerUid: userId,
      providerEmail: email,
    }
    await sqlLinkedIdentities(world.db).save({ ...linked, ...tokens, updatedAt: now }, unit)
    if (!authenticator) return
    await sqlAuthenticators(world.db).save({ userId, secret, verified: true, createdAt: now }, unit)
  })
  world.people.set(userId, { uid: userId, name: 'Maya', email, emailVerified: true })
  return { userId, email, phone, password }
}

type SignedInPerson = Awaited<ReturnType<typeof openToAll>>

async function byProvider(world: AccessWorld, { userId }: SignedInPerson): Promise<string> {
  const headers = { host: 'localhost:3000', 'x-appwrite-project': 'eidolon' }
  const success = encodeURIComponent('http://localhost:3000/')
  const sent = await world.app.inject({ url: `/v1/account/sessions/oauth2/github?success=${success}`, headers })
  const state = new URL(String(sent.headers.location)).searchParams.get('state')
  const cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const back = `/v1/account/sessions/oauth2/github/redirect?project=eidolon&state=${state}&code=${userId}`
  const arrived = await world.app.inject({ url: back, headers: { ...headers, cookie } })
  return arrived.cookies.find(({ name }) => name === 'a_session_eidolon')?.value ?? ''
}

async function byWallet(world: AccessWorld): Promise<string> {
  const headers = { host: 'localhost:3000', 'x-appwrite-project': 'eidolon' }
  const given = await world.app.inject({ method: 'POST', url: '/v1/account/tokens/wallet', headers, payload: {} })
  const cookie = given.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const payload = { nonce: given.json().nonce, ...signed(wallet, textFor(given.json(), wallet.address)) }
  const arrived = await world.app.inject({
    method: 'POST',
    url: '/v1/account/sessions/wallet',
    headers: { ...headers, cookie },
    payload,
  })
  return arrived.cookies.find(({ name }) => name === 'a_session_eidolon')?.value ?? ''
}

const ways: Readonly<Record<string, (world: AccessWorld, person: SignedInPerson) => Promise<string>>> = {
  password: async (world, { email, password }) =>
    (await world.post('/account/sessions/email', { email, password })).session,
  'password set by recovery': async (world, { email }) => {
    const password = 'a new horse entirely'
    await world.post('/account/recovery', { email, url: 'http://localhost/' })
    await world.put('/account/recovery', { ...broughtBack(world), password })
    return (await world.post('/account/sessions/email', { email, password })).session
  },
  'magic link': async (world, { email }) => {
    await world.post('/account/tokens/magic-url', { userId: 'unique()', email })
    return (await world.put('/account/sessions/magic-url', broughtBack(world))).session
  },
  'e-mail code': async (world, { userId, email }) => {
    await world.post('/account/tokens/email', { userId: 'unique()', email })
    return (await world.post('/account/sessions/token', { userId, secret: lastCode(world) })).session
  },
  'phone code': async (world, { userId, phone }) => {
    await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    const code = world.texts.at(-1)?.message.code
    return (await world.put('/account/sessions/phone', { userId, secret: code })).session
  },
  provider: byProvider,
  wallet: (world) => byWallet(world),
}

/** Shows a factor, and asks whether the sign-in is whole now. */
async function isWhole(
  world: AccessWorld,
  { userId }: SignedInPerson,
  session: string,
  factor: string,
): Promise<boolean> {
  expect(session).not.toBe('')
  await world.units.run((unit) => sqlRecoveryCodes(world.db).replace(userId, [recoveryCode], unit))
  world.pass(30)
  const answers: Readonly<Record<string, () => string | undefined>> = {
    email: () => lastCode(world),
    phone: () => world.texts.at(-1)?.message.code,
    totp: () => codeAt(secret, Math.floor(world.clock.now().getTime() / 30_000)),
    recoverycode: () => recoveryCode,
  }
  const answer = answers[factor]
  const asked = answer && (await world.post('/account/mfa/challenge', { factor }, { session }))
  const shown = asked && { challengeId: asked.body['$id'], otp: answer() }
  const answered = shown ? await world.put('/account/mfa/challenge', shown, { session }) : { status: 200 }
  expect(answered.status).toBe(200)
  const { status, body } = await world.ask('GET', '/account', undefined, { session })
  expect([status, body['type']]).toEqual(status === 200 ? [200, undefined] : [401, 'user_more_factors_required'])
  return status === 200
}

/** The factors that make a sign-in whole, by how it was begun. What is not here does not. */
const enough: Readonly<Record<'with' | 'without', Readonly<Record<string, readonly string[]>>>> = {
  without: {
    password: ['email', 'phone', 'recoverycode'],
    'password set by recovery': ['phone', 'recoverycode'],
    'magic link': ['phone', 'recoverycode'],
    'e-mail code': ['phone', 'recoverycode'],
    'phone code': ['email', 'recoverycode'],
    provider: ['email', 'phone', 'recoverycode'],
    wallet: ['email', 'phone', 'recoverycode'],
  },
  with: Object.fromEntries(Object.keys(ways).map((way) => [way, ['totp', 'recoverycode']])),
}

describe.each(databases())('ways in and what completes them, on %s', (_name, open: () => Promise<Fresh>) => {
  it.each(['with', 'without'] as const)('[ACC-98] [ACC-99] %s an authenticator', async (kind) => {
    await using world = await accessWorld({ open })
    const person = await openToAll(world, kind === 'with')
    const factors = ['none', 'email', 'phone', 'recoverycode', ...(kind === 'with' ? ['totp'] : [])]
    const found: Record<string, string[]> = {}
    for (const [way, enter] of Object.entries(ways)) {
      found[way] = []
      for (const factor of factors) {
        if (await isWhole(world, person, await enter(world, person), factor)) found[way].push(factor)
      }
    }
    const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(table).map(([way, some]) => [way, some.toSorted()]))
    expect(sorted(found)).toEqual(sorted(enough[kind]))
  })
})
