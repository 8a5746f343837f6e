import { MfaRecoveryCodes } from '@eidolon/contract/accounts/account-factors.ts'
import { LogList } from '@eidolon/contract/accounts/accounts.ts'
import { describe, expect, it } from 'vitest'
import { codeAt } from '#adapters/crypto/testing/authenticator-app.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type AccessWorld, accessWorld, broughtBack, lastCode, shared, someone } from '#test/support/access-world.ts'

const password = 'correct horse'
const invalid = { status: 401, body: { type: 'user_invalid_token' } }
const moreNeeded = { status: 401, body: { type: 'user_more_factors_required' } }
const authenticators = '/account/mfa/authenticators/totp'

type SignedIn = { readonly session: string }

async function member(world: AccessWorld) {
  const { newcomer, userId, email, phone } = someone()
  await world.post('/account', { ...newcomer, password })
  const enter = () => world.post('/account/sessions/email', { email, password })
  return { world, enter, me: await enter(), userId, email, phone }
}

const codeNow = (world: AccessWorld, secret: string, off = 0): string =>
  codeAt(secret, Math.floor(world.clock.now().getTime() / 30_000) + off)

const codesIn = ({ body }: { readonly body: unknown }): string[] => MfaRecoveryCodes.parse(body).recoveryCodes

/** An app that is proved; the code it was proved with is used up. */
async function withApp(world: AccessWorld, me: SignedIn): Promise<string> {
  const { body } = await world.post(authenticators, {}, me)
  const secret = String(body['secret'])
  await world.put(authenticators, { otp: codeNow(world, secret) }, me)
  world.pass(30)
  return secret
}

/** Asks for a factor and answers it. */
async function show(world: AccessWorld, me: SignedIn, factor: string, answer: () => string) {
  const { body } = await world.post('/account/mfa/challenge', { factor }, me)
  return world.put('/account/mfa/challenge', { challengeId: body['$id'], otp: answer() }, me)
}

describe.each(databases())('a second factor, on %s', (_name, open: () => Promise<Fresh>) => {
  const here = shared({ open })

  it('[ACC-91] [ACC-92] [ACC-93] from the app’s first code to a sign-in with both', async () => {
    const { world, me, enter, userId, email } = await member(here())
    const made = await world.post(authenticators, {}, me)
    const secret = String(made.body['secret'])
    const uri = `otpauth://totp/Eidolon%3A${encodeURIComponent(email)}?issuer=Eidolon&secret=${secret}`
    expect(made).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri } })
    expect(await world.put(authenticators, { otp: '000000' }, me)).toMatchObject(invalid)
    expect(await world.put(authenticators, { otp: codeNow(world, secret) }, me)).toMatchObject({
      status: 200,
      body: { $id: userId, mfa: false },
    })
    expect(await world.ask('PATCH', '/account/mfa', { mfa: true }, me)).toMatchObject({ body: { mfa: true } })
    expect(await world.ask('GET', '/account/sessions/current', undefined, me)).toMatchObject({
      status: 200,
      body: { factors: ['password', 'totp'], mfaUpdatedAt: '' },
    })

    const second = await enter()
    expect(second).toMatchObject({ status: 201, body: { factors: ['password'] } })
    expect(await world.ask('GET', '/account', undefined, second)).toMatchObject(moreNeeded)
    expect(await world.post('/account/jwt', {}, second)).toMatchObject(moreNeeded)
    expect(await world.ask('GET', '/account/mfa/factors', undefined, second)).toMatchObject({
      status: 200,
      body: { totp: true, email: false, phone: false, recoveryCode: false },
    })
    // The code that proved the app is used up, though its half minute is not over.
    expect(await show(world, second, 'totp', () => codeNow(world, secret))).toMatchObject(invalid)
    world.pass(30)
    const done = await show(world, second, 'TOTP', () => codeNow(world, secret))
    expect(done).toMatchObject({ status: 200, body: { factors: ['password', 'totp'], current: true } })
    expect(done.body['mfaUpdatedAt']).toBe(formatDateTime(world.clock.now()))
    expect((await world.ask('GET', '/account', undefined, second)).status).toBe(200)
  })

  it('[ACC-93] of two who answer at the same moment one succeeds, and a recovery code is used once', async () => {
    const { world, me } = await member(here())
    const made = await world.post('/account/mfa/recovery-codes', {}, me)
    const [code = ''] = codesIn(made)
    const asked = await Promise.all(
      [1, 2].map(() => world.post('/account/mfa/challenge', { factor: 'recoveryCode' }, me)),
    )
    const answers = await Promise.all(
      asked.map(({ body }) => world.put('/account/mfa/challenge', { challengeId: body['$id'], otp: code }, me)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    const left = await world.ask('GET', '/account/mfa/recovery-codes', undefined, me)
    expect(left.body['recoveryCodes']).toHaveLength(5)
    expect(left.body['recoveryCodes']).not.toContain(code)
  })
})

describe('factors', () => {
  const here = shared()

  it('[ACC-93] [ACC-97] a code by mail completes a sign-in; what is not proved cannot be asked for', async () => {
    const { world, me, enter, email, phone } = await member(here())
    const refusal = async (factor: string) => (await world.post('/account/mfa/challenge', { factor }, me)).body['type']
    expect(await refusal('email')).toBe('user_email_not_verified')
    expect(await refusal('phone')).toBe('user_phone_not_found')
    expect(await refusal('totp')).toBe('user_authenticator_not_found')
    expect(await refusal('recoverycode')).toBe('user_recovery_codes_not_found')
    expect(await refusal('fingerprint')).toBe('general_argument_invalid')
    await world.ask('PATCH', '/account/phone', { phone, password }, me)
    expect(await refusal('phone')).toBe('user_phone_not_verified')
    await world.post('/account/verification', { url: 'http://localhost/' }, me)
    await world.put('/account/verification', broughtBack(world))
    await world.ask('PATCH', '/account/mfa', { mfa: true }, me)

    const second = await enter()
    expect(await show(world, second, 'email', () => '000000')).toMatchObject(invalid)
    const done = await show(world, second, 'email', () => lastCode(world))
    expect(world.mails.at(-1)).toMatchObject({ to: email, letter: { about: 'factor-code' } })
    expect(done).toMatchObject({ status: 200, body: { factors: ['password', 'email'] } })
  })

  it('[ACC-93] a challenge is answered once, by its account, within an hour', async () => {
    const { world, me } = await member(here())
    await world.post('/account/verification', { url: 'http://localhost/' }, me)
    await world.put('/account/verification', broughtBack(world))
    const ask = async () => (await world.post('/account/mfa/challenge', { factor: 'email' }, me)).body['$id']
    const challengeId = await ask()
    const answer = { challengeId, otp: lastCode(world) }
    const stranger = await world.post('/account/sessions/anonymous', {})
    expect(await world.put('/account/mfa/challenge', answer, stranger)).toMatchObject(invalid)
    expect((await world.put('/account/mfa/challenge', answer, me)).status).toBe(200)
    expect(await world.put('/account/mfa/challenge', answer, me)).toMatchObject(invalid)
    const late = { challengeId: await ask(), otp: lastCode(world) }
    world.pass(3600)
    expect(await world.put('/account/mfa/challenge', late, me)).toMatchObject(invalid)
  })

  it('[ACC-93] a code to a phone does as well', async () => {
    const world = here()
    const { phone } = someone()
    const { body } = await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    const secret = world.texts.at(-1)?.message.code
    const me = await world.put('/account/sessions/phone', { userId: body['userId'], secret })
    const done = await show(world, me, 'phone', () => world.texts.at(-1)?.message.code ?? '')
    expect(world.texts.at(-1)).toMatchObject({ to: phone, message: { about: 'factor-code' } })
    expect(done).toMatchObject({ status: 200, body: { provider: 'phone', factors: ['phone'] } })
  })

  it('[ACC-92] half a sign-in can do nothing but finish or end; a token of a whole one goes on', async () => {
    const { world, me, enter, email } = await member(here())
    await withApp(world, me)
    const { jwt } = (await world.post('/account/jwt', {}, me)).body
    await world.ask('PATCH', '/account/mfa', { mfa: true }, me)
    const half = await enter()
    const tries = [
      world.post(authenticators, {}, half),
      world.ask('PATCH', '/account/mfa', { mfa: false }, half),
      world.post('/account/mfa/recovery-codes', {}, half),
      world.ask('GET', '/account/sessions', undefined, half),
      world.ask('DELETE', '/account/sessions', undefined, half),
      world.post('/account/tokens/email', { userId: 'unique()', email }, half),
    ]
    for (const each of await Promise.all(tries)) expect(each).toMatchObject(moreNeeded)
    const byToken = { headers: { 'x-appwrite-jwt': String(jwt) } }
    expect((await world.ask('GET', '/account', undefined, byToken)).status).toBe(200)
    expect((await world.ask('DELETE', '/account/sessions/current', undefined, half)).status).toBe(204)
  })

  it('[ACC-94] whoever would lock themselves out is refused, and without anything proved nothing changes', async () => {
    const world = here()
    await world.post('/account/tokens/magic-url', someone().newcomer)
    const me = await world.put('/account/sessions/magic-url', broughtBack(world))
    const on = () => world.ask('PATCH', '/account/mfa', { mfa: true }, me)
    expect(await on()).toMatchObject({ status: 400, body: { type: 'general_bad_request' } })
    await withApp(world, me)
    expect((await on()).status).toBe(200)
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ mfa: true })
    const guest = await world.post('/account/sessions/anonymous', {})
    expect((await world.ask('PATCH', '/account/mfa', { mfa: true }, guest)).status).toBe(200)
    expect((await world.ask('GET', '/account', undefined, guest)).status).toBe(200)
    expect(await world.ask('PATCH', '/account/mfa', { mfa: 'perhaps' }, guest)).toMatchObject({
      body: { message: 'Invalid `mfa` param: Value must be a valid boolean' },
    })
  })

  it('[ACC-91] an app that is not proved is replaced, one that is is kept', async () => {
    const { world, me } = await member(here())
    expect(await world.put(authenticators, { otp: '1' }, me)).toMatchObject({
      status: 404,
      body: { type: 'user_authenticator_not_found' },
    })
    const first = String((await world.post(authenticators, {}, me)).body['secret'])
    const second = String((await world.post(authenticators, {}, me)).body['secret'])
    expect(await world.put(authenticators, { otp: codeNow(world, first) }, me)).toMatchObject(invalid)
    expect((await world.put(authenticators, { otp: codeNow(world, second) }, me)).status).toBe(200)
    const kept = { status: 409, body: { type: 'user_authenticator_already_verified' } }
    expect(await world.post(authenticators, {}, me)).toMatchObject(kept)
    expect(await world.put(authenticators, { otp: codeNow(world, second) }, me)).toMatchObject(kept)
    expect(await world.post('/account/mfa/authenticators/hotp', {}, me)).toMatchObject({
      body: { message: 'Invalid `type` param: Value must be one of (totp)' },
    })
  })

  it('[ACC-96] an app is taken away with its code or a recovery code, which is used up then', async () => {
    const { world, me, userId } = await member(here())
    const secret = await withApp(world, me)
    const made = await world.post('/account/mfa/recovery-codes', {}, me)
    const [code = ''] = codesIn(made)
    const remove = (otp: string) => world.ask('DELETE', authenticators, { otp }, me)
    expect(await remove('000000')).toMatchObject(invalid)
    expect((await remove(codeNow(world, secret))).status).toBe(204)
    expect(await remove(code)).toMatchObject({ status: 404, body: { type: 'user_authenticator_not_found' } })
    await withApp(world, me)
    expect((await remove(code.toUpperCase())).status).toBe(204)
    await withApp(world, me)
    expect(await remove(code)).toMatchObject(invalid)
    expect(world.events.filter(({ events }) => events.includes(`users.${userId}.delete.mfa`))).toHaveLength(2)
  })

  it('[ACC-95] recovery codes are made once, read and replaced after a recent challenge', async () => {
    const { world, me } = await member(here())
    const path = '/account/mfa/recovery-codes'
    const secret = await withApp(world, me)
    const needed = { status: 401, body: { type: 'user_challenge_required' } }
    const missing = { status: 404, body: { type: 'user_recovery_codes_not_found' } }
    expect(await world.ask('GET', path, undefined, me)).toMatchObject(needed)
    await show(world, me, 'totp', () => codeNow(world, secret))
    expect(await world.ask('GET', path, undefined, me)).toMatchObject(missing)
    expect(await world.ask('PATCH', path, undefined, me)).toMatchObject(missing)
    const made = await world.post(path, {}, me)
    const codes = codesIn(made)
    expect(codes).toHaveLength(6)
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{10}$/)
    expect(await world.post(path, {}, me)).toMatchObject({
      status: 409,
      body: { type: 'user_recovery_codes_already_exists' },
    })
    expect((await world.ask('GET', path, undefined, me)).body).toEqual({ recoveryCodes: codes })
    const other = codesIn(await world.ask('PATCH', path, undefined, me))
    expect(other.filter((code) => codes.includes(code))).toEqual([])
    world.pass(1800)
    expect(await world.ask('GET', path, undefined, me)).toMatchObject(needed)
    expect(await world.ask('PATCH', path, undefined, me)).toMatchObject(needed)
  })

  it('[ACC-97] guesses are counted by account, ten an hour', async () => {
    await using own = await accessWorld({ rateLimits: true })
    const { world, me } = await member(own)
    const guess = () => world.put('/account/mfa/challenge', { challengeId: 'x', otp: '000000' }, me)
    for (let n = 0; n < 10; n++) expect(await guess()).toMatchObject(invalid)
    expect((await guess()).status).toBe(429)
  })

  it('[ACC-10] [ACC-13] stands in the log and is told to the account', async () => {
    const { world, me, userId } = await member(here())
    const secret = await withApp(world, me)
    await show(world, me, 'totp', () => codeNow(world, secret))
    const { body } = await world.ask('GET', '/account/logs', undefined, me)
    expect(LogList.parse(body).logs.map(({ event }) => event)).toEqual([
      'challenges.update',
      'challenge.create',
      'user.update',
      'user.update',
      'session.create',
      'user.create',
    ])
    expect(world.events.some(({ events }) => events.includes(`users.${userId}.challenges.*.create`))).toBe(true)
    expect(world.events.some(({ events }) => events.includes(`users.${userId}.update.mfa`))).toBe(true)
    expect(world.events.some(({ events }) => events.includes(`users.${userId}.sessions.*.update`))).toBe(true)
    expect(JSON.stringify([world.events, world.lines])).not.toContain(secret)
  })
})
