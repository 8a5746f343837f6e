import { describe, expect, it } from 'vitest'
import { codeAt } from '#adapters/crypto/testing/authenticator-app.ts'
import { testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlRecoveryCodes } from '#adapters/sql/accounts/factors.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type AccessWorld, accessWorld, broughtBack, lastCode, shared, someone } from '#test/support/access-world.ts'
import { signed, textFor } from '#test/support/wallet-world.ts'

const password = 'correct horse'
const needed = { status: 401, body: { type: 'user_challenge_required' } }
const authenticators = '/account/mfa/authenticators/totp'
const wallet = testWallet()
const aQuarter = 15 * 60

type SignedIn = { readonly session: string }

/** Somebody with a proved address and a password, who has just signed in. */
async function member(world: AccessWorld) {
  const { newcomer, userId, email, phone } = someone()
  await world.post('/account', { ...newcomer, password })
  await world.units.run((unit) => sqlAccounts(world.db).change(userId, { emailVerified: true }, unit))
  const enter = () => world.post('/account/sessions/email', { email, password })
  return { world, enter, me: await enter(), userId, email, phone }
}

async function linkGithub(world: AccessWorld, userId: string): Promise<string> {
  const now = formatDateTime(world.clock.now())
  const tokens = { providerAccessToken: '', providerAccessTokenExpiry: '', providerRefreshToken: '' }
  const who = { id: `github-${userId}`, userId, provider: 'github', providerUid: userId, providerEmail: '' }
  const identity = { ...who, ...tokens, createdAt: now, updatedAt: now }
  await world.units.run((unit) => sqlLinkedIdentities(world.db).save(identity, unit))
  return identity.id
}

/** A session that a wallet has opened, and the wallet's way to show itself again. */
async function byWallet(world: AccessWorld) {
  const headers = { host: 'localhost:3000', 'x-appwrite-project': 'eidolon' }
  async function sign(method: 'POST' | 'PUT', from: string, to: string, session = '', key = wallet) {
    const own = session === '' ? headers : { ...headers, 'x-appwrite-session': session }
    const given = await world.app.inject({ method: 'POST', url: `/v1${from}`, headers: own, payload: {} })
    const cookie = given.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const payload = { nonce: given.json().nonce, ...signed(key, textFor(given.json(), key.address)) }
    return world.app.inject({ method, url: `/v1${to}`, headers: { ...own, cookie }, payload })
  }
  const entered = await sign('POST', '/account/tokens/wallet', '/account/sessions/wallet')
  const session = entered.cookies.find(({ name }) => name === 'a_session_eidolon')?.value ?? ''
  const again = (key = wallet) => sign('PUT', '/account/proof/wallet', '/account/proof/wallet', session, key)
  return { session, again }
}

async function show(world: AccessWorld, me: SignedIn, factor: string, answer: () => string) {
  const { body } = await world.post('/account/mfa/challenge', { factor }, me)
  return world.put('/account/mfa/challenge', { challengeId: body['$id'], otp: answer() }, me)
}

const told = (world: AccessWorld, email: string) =>
  world.mails.flatMap(({ to, letter }) => (to === email && letter.about === 'way-in-changed' ? [letter.what] : []))

describe.each(databases())('changing how an account is entered, on %s', (_name, open: () => Promise<Fresh>) => {
  const here = shared({ open })

  it('[ACC-100] takes something shown within a quarter of an hour; what was shown again counts', async () => {
    const { world, me, userId, email } = await member(here())
    const identity = await linkGithub(world, userId)
    world.pass(aQuarter)
    const changes = [
      () => world.ask('PATCH', '/account/mfa', { mfa: true }, me),
      () => world.post(authenticators, {}, me),
      () => world.post('/account/mfa/recovery-codes', {}, me),
      () => world.ask('DELETE', `/account/identities/${identity}`, undefined, me),
    ]
    for (const change of changes) expect(await change()).toMatchObject(needed)
    expect(await world.ask('GET', '/account/proof', undefined, me)).toMatchObject({
      status: 200,
      body: { recent: false, ways: ['password', 'email', 'oauth2'] },
    })
    expect(await world.put('/account/proof/password', { password: 'wrong horse' }, me)).toMatchObject({
      status: 401,
      body: { type: 'user_invalid_credentials' },
    })
    expect(await world.put('/account/proof/password', { password }, me)).toMatchObject({
      status: 200,
      body: { current: true, factors: ['password'] },
    })
    expect((await world.ask('GET', '/account/proof', undefined, me)).body).toMatchObject({ recent: true })
    for (const change of changes) expect((await change()).status).toBeLessThan(300)
    world.pass(aQuarter)
    expect(await world.ask('PATCH', '/account/mfa', { mfa: false }, me)).toMatchObject(needed)
    expect((await show(world, me, 'email', () => lastCode(world))).status).toBe(200)
    expect((await world.ask('PATCH', '/account/mfa', { mfa: false }, me)).status).toBe(200)
    expect(told(world, email)).toEqual(['mfa-on', 'recovery-codes', 'unlinked', 'mfa-off'])
  })

  it('[ACC-101] ends every other session', async () => {
    const { world, me, enter, userId, email, phone } = await member(here())
    let old = password
    let app = ''
    const identity = await linkGithub(world, userId)
    const code = () => codeAt(app, Math.floor(world.clock.now().getTime() / 30_000))
    const changes: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      phone: () => world.ask('PATCH', '/account/phone', { phone, password }, me),
      app: async () => {
        app = String((await world.post(authenticators, {}, me)).body['secret'])
        return world.put(authenticators, { otp: code() }, me)
      },
      'no app': () => {
        world.pass(30)
        return world.ask('DELETE', authenticators, { otp: code() }, me)
      },
      unlinked: () => world.ask('DELETE', `/account/identities/${identity}`, undefined, me),
      'second factor': () => world.ask('PATCH', '/account/mfa', { mfa: true }, me),
      'no second factor': () => world.ask('PATCH', '/account/mfa', { mfa: false }, me),
      password: () => {
        old = 'another horse'
        return world.ask('PATCH', '/account/password', { password: old, oldPassword: password }, me)
      },
      email: () => world.ask('PATCH', '/account/email', { email: `new-${email}`, password: old }, me),
    }
    for (const [name, change] of Object.entries(changes)) {
      const other = await enter()
      expect([name, (await change()).status < 300]).toEqual([name, true])
      expect([name, (await world.ask('GET', '/account', undefined, other)).status]).toEqual([name, 401])
      expect([name, (await world.ask('GET', '/account', undefined, me)).status]).toEqual([name, 200])
    }
    expect(told(world, email)).toEqual([
      'phone',
      'authenticator-added',
      'authenticator-removed',
      'unlinked',
      'mfa-on',
      'mfa-off',
      'password',
      'email',
    ])
  })
})

describe('a recent proof', () => {
  const here = shared()

  it('[ACC-100] is the password where the change brings it, and a wallet where there is none', async () => {
    const { world, me, email, phone } = await member(here())
    world.pass(aQuarter)
    expect((await world.ask('PATCH', '/account/phone', { phone, password }, me)).status).toBe(200)
    expect(
      (await world.ask('PATCH', '/account/password', { password: 'new horse', oldPassword: password }, me)).status,
    ).toBe(200)

    const { session, again } = await byWallet(world)
    world.pass(aQuarter)
    const first = { email: `first-${email}`, password: 'a first password' }
    const set = () => world.ask('PATCH', '/account/email', first, { session })
    expect(await set()).toMatchObject(needed)
    expect(await world.ask('PATCH', '/account/password', { password: first.password }, { session })).toMatchObject(
      needed,
    )
    expect((await again(testWallet())).json()).toMatchObject({ type: 'wallet_signature_invalid' })
    expect(await set()).toMatchObject(needed)
    expect((await again()).json()).toMatchObject({ factors: ['wallet'], current: true })
    expect((await set()).status).toBe(200)
  })

  it('[ACC-100] with a second factor on is that one: a password or a wallet is not enough', async () => {
    const { world, me, userId, email } = await member(here())
    const secret = String((await world.post(authenticators, {}, me)).body['secret'])
    const code = () => codeAt(secret, Math.floor(world.clock.now().getTime() / 30_000))
    await world.put(authenticators, { otp: code() }, me)
    await world.ask('PATCH', '/account/mfa', { mfa: true }, me)
    await world.units.run((unit) => sqlRecoveryCodes(world.db).replace(userId, ['abcdef0123'], unit))
    world.pass(aQuarter)
    const off = () => world.ask('PATCH', '/account/mfa', { mfa: false }, me)
    expect((await world.ask('GET', '/account/proof', undefined, me)).body).toEqual({
      recent: false,
      ways: ['totp', 'recoverycode'],
    })
    await world.put('/account/proof/password', { password }, me)
    expect(await off()).toMatchObject(needed)
    expect(await world.ask('PATCH', '/account/email', { email: `x-${email}`, password }, me)).toMatchObject(needed)
    expect((await show(world, me, 'email', () => lastCode(world))).status).toBe(200)
    expect(await off()).toMatchObject(needed)
    expect((await show(world, me, 'totp', code)).status).toBe(200)
    expect((await off()).status).toBe(200)
  })

  it('[ACC-100] is not asked of a guest, who has nothing to show; a JWT is none', async () => {
    const world = here()
    const guest = await world.post('/account/sessions/anonymous', {})
    world.pass(aQuarter)
    const { email, phone } = someone()
    expect((await world.ask('GET', '/account/proof', undefined, guest)).body).toEqual({ recent: true, ways: [] })
    expect((await world.ask('PATCH', '/account/email', { email, password }, guest)).status).toBe(200)
    const { me } = await member(world)
    const { jwt } = (await world.post('/account/jwt', {}, me)).body
    const byToken = { headers: { 'x-appwrite-jwt': String(jwt) } }
    expect(await world.ask('PATCH', '/account/mfa', { mfa: true }, byToken)).toMatchObject(needed)
    expect(await world.put('/account/proof/password', { password }, byToken)).toMatchObject({ status: 404 })
    expect((await world.ask('PATCH', '/account/phone', { phone, password }, byToken)).status).toBe(200)
  })

  it('[ACC-101] a new password by recovery ends every session, and its owner is told', async () => {
    const { world, me, email } = await member(here())
    await world.post('/account/recovery', { email, url: 'http://localhost/' })
    await world.put('/account/recovery', { ...broughtBack(world), password: 'a new horse' })
    expect((await world.ask('GET', '/account', undefined, me)).status).toBe(401)
    expect(told(world, email)).toEqual(['recovered'])
  })

  it('[ACC-101] nobody is told at an address that was never proved, and a mail that fails undoes nothing', async () => {
    await using own = await accessWorld()
    const { newcomer, email, userId } = someone()
    await own.post('/account', { ...newcomer, password })
    const me = await own.post('/account/sessions/email', { email, password })
    const change = (to: string, from: string) =>
      own.ask('PATCH', '/account/password', { password: to, oldPassword: from }, me)
    expect((await change('second horse', password)).status).toBe(200)
    expect(own.mails).toEqual([])
    await own.units.run((unit) => sqlAccounts(own.db).change(userId, { emailVerified: true }, unit))
    own.refuseMails()
    expect((await change('third horse', 'second horse')).status).toBe(200)
    expect(own.untold).toHaveLength(1)
  })
})
