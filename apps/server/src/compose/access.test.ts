import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { type Fresh, freshPostgres, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { accessWorld, broughtBack, lastCode, lastLink } from './testing/access-world.ts'

const email = 'maya@studio.example'
const phone = '+15550100'
const invalid = { status: 401, body: { type: 'user_invalid_token' } }
const newcomer = { userId: 'unique()', email }

describe.each([
  ['SQLite', freshSqlite],
  ['PostgreSQL', freshPostgres],
])('sign-in by what was sent, on %s', (_name, open: () => Promise<Fresh>) => {
  it('[ACC-74] a code by mail opens an account that was not there before, and the same one again', async () => {
    await using world = await accessWorld({ open })
    const asked = await world.post('/account/tokens/email', { userId: 'maya', email: 'Maya@Studio.Example' })
    expect(asked).toMatchObject({ status: 201, body: { userId: 'maya', secret: '', phrase: '' } })
    expect(world.mails).toMatchObject([
      { to: email, letter: { about: 'sign-in-code', code: expect.stringMatching(/^\d{6}$/) } },
    ])
    const entered = await world.post('/account/sessions/token', { userId: 'maya', secret: lastCode(world) })
    expect(entered).toMatchObject({ status: 201, body: { provider: 'token', factors: ['email'], providerUid: '' } })
    const { body } = await world.ask('GET', '/account', undefined, entered)
    expect(body).toMatchObject({ $id: 'maya', email, emailVerification: true, passwordUpdate: '' })
    expect(body).toMatchObject({ targets: [{ providerType: 'email', identifier: email }] })
    const again = await world.post('/account/tokens/email', { userId: 'somebody-else', email })
    expect(again.body).toMatchObject({ userId: 'maya' })
    expect(await world.put('/account/sessions/magic-url', { userId: 'maya', secret: lastCode(world) })).toMatchObject({
      status: 201,
    })
  })

  it('[ACC-74] two who ask at once for a new address get one account', async () => {
    await using world = await accessWorld({ open })
    const asked = await Promise.all([1, 2, 3].map(() => world.post('/account/tokens/email', newcomer)))
    expect(new Set(asked.map(({ body }) => body['userId'])).size).toBe(1)
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  it('[ACC-71] of those who bring a secret at the same moment one gets in', async () => {
    await using world = await accessWorld({ open })
    const { body } = await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    const secret = world.texts[0]?.message.code ?? ''
    const tries = Array.from({ length: 8 }, () =>
      world.put('/account/sessions/phone', { userId: body['userId'], secret }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })
})

describe('what is sent', () => {
  it('[ACC-75] a link carries user, secret, end and project behind what it had, and opens a session', async () => {
    await using world = await accessWorld({ platforms: ['app.example.com'] })
    const url = 'https://app.example.com/in?from=mail#top'
    await world.post('/account/tokens/magic-url', { ...newcomer, url, phrase: true })
    const link = lastLink(world)
    expect([...link.searchParams.keys()]).toEqual(['from', 'userId', 'secret', 'expire', 'project'])
    expect([link.host, link.hash, link.searchParams.get('expire')]).toEqual([
      'app.example.com',
      '#top',
      '2026-11-15T11:00:00.000+00:00',
    ])
    expect(broughtBack(world).secret).toMatch(/^[0-9a-f]{64}$/)
    const entered = await world.put('/account/sessions/magic-url', broughtBack(world))
    expect(entered).toMatchObject({ status: 201, body: { provider: 'magic-url', factors: ['email'] } })
  })

  it('[ACC-76] the phrase stands in the answer and in the mail', async () => {
    await using world = await accessWorld()
    const locale = { 'x-appwrite-locale': 'de-AT' }
    const { body } = await world.post('/account/tokens/email', { ...newcomer, phrase: true }, { headers: locale })
    expect(world.mails[0]?.locale).toBe('de-AT')
    expect(body['phrase']).toMatch(/^[a-z]+ [a-z]+$/)
    expect(world.mails[0]?.letter).toMatchObject({ phrase: body['phrase'] })
  })

  it('[ACC-77] codes work for 15 minutes, links for an hour', async () => {
    await using world = await accessWorld()
    const { body } = await world.post('/account/tokens/email', newcomer)
    const code = { userId: body['userId'], secret: lastCode(world) }
    await world.post('/account/tokens/magic-url', newcomer)
    const link = broughtBack(world)
    world.pass(900)
    expect(await world.post('/account/sessions/token', code)).toMatchObject(invalid)
    world.pass(2699)
    expect(await world.put('/account/sessions/magic-url', link)).toMatchObject({ status: 201 })
  })

  it('[ACC-73] twenty wrong guesses from anywhere, and the code is dead', async () => {
    await using world = await accessWorld()
    const { body } = await world.post('/account/tokens/email', newcomer)
    const right = lastCode(world)
    const guess = (n: number) =>
      world.post('/account/sessions/token', {
        userId: body['userId'],
        secret: String((Number(right) + n) % 1_000_000).padStart(6, '0'),
      })
    for (let n = 1; n <= 20; n++) expect(await guess(n)).toMatchObject(invalid)
    expect(await guess(0)).toMatchObject(invalid)
  })

  it('[ACC-71] what was sent to an address is worth nothing once the account has another', async () => {
    await using world = await accessWorld()
    await world.post('/account/tokens/magic-url', newcomer)
    const first = await world.put('/account/sessions/magic-url', broughtBack(world))
    await world.post('/account/tokens/magic-url', newcomer)
    const moved = { email: 'elsewhere@studio.example', password: 'correct horse' }
    expect(await world.ask('PATCH', '/account/email', moved, first)).toMatchObject({ status: 200 })
    expect(await world.put('/account/sessions/magic-url', broughtBack(world))).toMatchObject(invalid)
  })

  it('[ACC-72] neither the database nor the log has the secret', async () => {
    await using world = await accessWorld()
    await world.post('/account/tokens/magic-url', newcomer)
    const { userId, secret } = broughtBack(world)
    const rows = await world.db.rows(sql`select * from tokens`)
    expect(JSON.stringify(rows)).toContain(userId)
    expect(`${JSON.stringify(rows)}${world.lines.join()}`).not.toContain(secret)
    expect(JSON.stringify(world.events)).not.toContain(secret)
  })

  it('[ACC-78] a blocked account is not entered; nothing can be sent where nothing is set up', async () => {
    await using world = await accessWorld()
    await world.post('/account/tokens/magic-url', newcomer)
    const first = await world.put('/account/sessions/magic-url', broughtBack(world))
    await world.ask('PATCH', '/account/status', {}, first)
    await world.post('/account/tokens/magic-url', newcomer)
    const refused = { status: 401, body: { type: 'user_blocked' } }
    expect(await world.put('/account/sessions/magic-url', broughtBack(world))).toMatchObject(refused)
    const url = 'http://localhost/recover'
    expect(await world.post('/account/recovery', { email, url })).toMatchObject(refused)
    await using mute = await accessWorld({ mute: true })
    const noMail = { status: 503, body: { type: 'general_smtp_disabled', message: 'SMTP disabled' } }
    expect(await mute.post('/account/tokens/email', newcomer)).toMatchObject(noMail)
    expect(await mute.post('/account/recovery', { email, url })).toMatchObject(noMail)
    const noPhone = { status: 503, body: { type: 'general_phone_disabled', message: 'Phone provider not configured' } }
    expect(await mute.post('/account/tokens/phone', { userId: 'unique()', phone })).toMatchObject(noPhone)
  })

  it('[ACC-74] an id that somebody has is refused, and so is an address that somebody uses at a provider', async () => {
    await using world = await accessWorld()
    await world.post('/account/tokens/email', { userId: 'maya', email })
    expect(await world.post('/account/tokens/email', { userId: 'maya', email: 'zoe@studio.example' })).toMatchObject({
      status: 409,
      body: { type: 'user_already_exists' },
    })
    await world.db.run(sql`
      insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
        provider_access_token, provider_access_token_expiry, provider_refresh_token)
      values ('i', 'maya', '', '', 'github', '1', 'maya@github.example', '', '', '')`)
    const other = { userId: 'unique()', email: 'maya@github.example' }
    expect(await world.post('/account/tokens/magic-url', other)).toMatchObject({
      status: 409,
      body: { type: 'user_email_already_exists' },
    })
    const refused = { status: 400, body: { type: 'general_bad_request' } }
    expect(await world.post('/account/tokens/email', other)).toMatchObject(refused)
    expect(await world.post('/account', { ...other, password: 'correct horse' })).toMatchObject(refused)
    const moved = { email: other.email, password: 'correct horse' }
    const guest = await world.post('/account/sessions/anonymous', {})
    expect(await world.ask('PATCH', '/account/email', moved, guest)).toMatchObject(refused)
    await world.post('/account/tokens/magic-url', newcomer)
    const owner = await world.put('/account/sessions/magic-url', broughtBack(world))
    expect((await world.ask('PATCH', '/account/email', moved, owner)).status).toBe(200)
  })

  it('[ACC-79] limits count by whom it goes to and by where it is asked for', async () => {
    await using world = await accessWorld({ rateLimits: true })
    for (let n = 0; n < 10; n++) {
      expect((await world.post('/account/tokens/email', newcomer, { ip: `198.51.100.${n}` })).status).toBe(201)
    }
    const more = await world.post('/account/tokens/email', { ...newcomer, email: 'MAYA@studio.example' })
    expect(more).toMatchObject({ status: 429, body: { type: 'general_rate_limit_exceeded' } })
    const guess = (ip: string, path = '/account/sessions/token') =>
      world.ask(path.endsWith('token') ? 'POST' : 'PUT', path, { userId: 'maya', secret: '1' }, { ip })
    for (let n = 0; n < 5; n++) await guess('192.0.2.1')
    for (let n = 0; n < 5; n++) await guess('192.0.2.1', '/account/sessions/phone')
    expect((await guess('192.0.2.1', '/account/sessions/magic-url')).status).toBe(429)
    expect((await guess('192.0.2.2')).status).toBe(401)
  })

  it('[ACC-13] [ACC-10] is told to the account and stands in its log', async () => {
    await using world = await accessWorld()
    await world.post('/account/tokens/magic-url', { ...newcomer, userId: 'maya' })
    const entered = await world.put('/account/sessions/magic-url', broughtBack(world))
    const told = world.events.find(({ events }) => events.includes('users.maya.tokens.*.create'))
    expect(told).toMatchObject({ channels: ['account', 'account.maya'], audience: ['user:maya'] })
    expect(told?.payload).not.toHaveProperty('secret')
    const { body } = await world.ask('GET', '/account/logs', undefined, entered)
    expect(body).toMatchObject({
      logs: [{ event: 'session.create' }, { event: 'session.create' }, { event: 'user.create' }],
    })
  })
})

describe('a forgotten password', () => {
  const url = 'http://localhost/recover'
  const password = 'another horse'

  async function forgetful(rateLimits = false) {
    const world = await accessWorld({ rateLimits })
    await world.post('/account', { userId: 'maya', email, password: 'correct horse' })
    await world.post('/account/recovery', { email, url })
    return world
  }

  it('[ACC-80] is replaced by whoever got the link, once; the address is proved by it', async () => {
    await using world = await forgetful()
    const sent = broughtBack(world)
    expect([...lastLink(world).searchParams.keys()]).toEqual(['userId', 'secret', 'expire'])
    expect(sent.secret).toMatch(/^[0-9a-f]{256}$/)
    await world.post('/account/recovery', { email, url })
    const other = broughtBack(world)
    expect(await world.put('/account/recovery', { ...sent, secret: 'wrong', password })).toMatchObject(invalid)
    const done = await world.put('/account/recovery', { ...sent, password })
    expect(done).toMatchObject({ status: 200, body: { userId: 'maya', secret: '' } })
    expect(await world.put('/account/recovery', { ...sent, password })).toMatchObject(invalid)
    expect(await world.put('/account/recovery', { ...other, password })).toMatchObject(invalid)
    expect((await world.post('/account/sessions/email', { email, password: 'correct horse' })).status).toBe(401)
    const entered = await world.post('/account/sessions/email', { email, password })
    expect((await world.ask('GET', '/account', undefined, entered)).body).toMatchObject({ emailVerification: true })
  })

  it('[ACC-80] is refused for nobody, with a login secret, and after an hour', async () => {
    await using world = await forgetful()
    const sent = broughtBack(world)
    const nobody = { status: 404, body: { type: 'user_not_found' } }
    expect(await world.post('/account/recovery', { email: 'zoe@studio.example', url })).toMatchObject(nobody)
    expect(await world.put('/account/recovery', { ...sent, userId: 'zoe', password })).toMatchObject(nobody)
    await world.post('/account/tokens/magic-url', newcomer)
    expect(await world.put('/account/recovery', { ...broughtBack(world), password })).toMatchObject(invalid)
    expect(await world.post('/account/sessions/token', sent)).toMatchObject(invalid)
    world.pass(3600)
    expect(await world.put('/account/recovery', { ...sent, password })).toMatchObject(invalid)
  })

  it('[ACC-79] is counted by address, place and account', async () => {
    await using world = await forgetful(true)
    for (let n = 0; n < 9; n++) await world.post('/account/recovery', { email, url }, { ip: `198.51.100.${n}` })
    expect((await world.post('/account/recovery', { email, url }, { ip: '198.51.100.99' })).status).toBe(429)
    const wrong = { userId: 'maya', secret: 'x', password }
    for (let n = 0; n < 10; n++) await world.put('/account/recovery', wrong, { ip: `198.51.100.${n}` })
    expect((await world.put('/account/recovery', wrong)).status).toBe(429)
  })
})

describe('proving addresses', () => {
  const url = 'http://localhost/verify'

  async function member() {
    const world = await accessWorld()
    await world.post('/account', { userId: 'maya', email, password: 'correct horse' })
    const me = await world.post('/account/sessions/email', { email, password: 'correct horse' })
    return Object.assign(world, { me })
  }

  it('[ACC-81] an address is proved by opening the link, wherever that is', async () => {
    await using world = await member()
    const { me } = world
    expect((await world.post('/account/verification', { url }, me)).status).toBe(201)
    expect(await world.put('/account/verification', { ...broughtBack(world), secret: 'wrong' })).toMatchObject(invalid)
    expect(await world.put('/account/verification', broughtBack(world))).toMatchObject({
      status: 200,
      body: { userId: 'maya', secret: '' },
    })
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ emailVerification: true })
    expect(await world.post('/account/verification', { url }, me)).toMatchObject({
      status: 409,
      body: { type: 'user_email_already_verified' },
    })
    expect(await world.put('/account/verification', broughtBack(world))).toMatchObject(invalid)
    expect(world.events.some(({ events }) => events.includes('users.maya.verification.*.update'))).toBe(true)
  })

  it('[ACC-81] a number is proved by its code', async () => {
    await using world = await member()
    const { me } = world
    expect(await world.post('/account/verification/phone', {}, me)).toMatchObject({
      status: 400,
      body: { type: 'user_phone_not_found' },
    })
    await world.ask('PATCH', '/account/phone', { phone, password: 'correct horse' }, me)
    expect((await world.post('/account/verification/phone', {}, me)).status).toBe(201)
    const sent = { userId: 'maya', secret: world.texts.at(-1)?.message.code }
    expect((await world.put('/account/verification', sent)).status).toBe(401)
    expect((await world.put('/account/verification/phone', sent)).status).toBe(200)
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ phoneVerification: true })
    expect(await world.post('/account/verification/phone', {}, me)).toMatchObject({
      status: 409,
      body: { type: 'user_phone_already_verified' },
    })
  })

  it('[ACC-81] who has no address, and what belongs to nobody, is refused', async () => {
    await using world = await accessWorld()
    const guest = await world.post('/account/sessions/anonymous', {})
    expect(await world.post('/account/verification', { url }, guest)).toMatchObject({
      status: 400,
      body: { type: 'user_email_not_found' },
    })
    for (const path of ['/account/verification', '/account/verification/phone']) {
      expect(await world.put(path, { userId: 'nobody', secret: 'x' })).toMatchObject({ status: 404 })
    }
  })
})

describe('links in mails', () => {
  const refused = (hosts: string) => ({
    status: 400,
    body: { type: 'general_argument_invalid', message: `Invalid \`url\` param: URL host must be one of: ${hosts}` },
  })

  it('[ACC-82] lead to named hosts only, whatever host the request was sent to', async () => {
    await using world = await accessWorld({ platforms: ['*', '*.example.com'], publicUrl: 'https://studio.example' })
    const to = (url: string, host = 'localhost') =>
      world.post('/account/tokens/magic-url', { ...newcomer, url }, { headers: { host } })
    const no = refused('localhost, studio.example, *.example.com')
    expect(await to('https://evil.example/')).toMatchObject(no)
    expect(await to('https://evil.example/', 'evil.example')).toMatchObject(no)
    expect(await to('javascript://localhost/%0aalert(1)')).toMatchObject(no)
    expect(await to('https://localhost@evil.example/')).toMatchObject(no)
    expect(await to('not an address')).toMatchObject(no)
    for (const url of ['http://localhost:5173/x', 'https://studio.example/x', 'https://a.example.com/x']) {
      expect((await to(url)).status).toBe(201)
    }
  })

  it('[ACC-82] lead to the studio by default, under its own name', async () => {
    await using named = await accessWorld({ publicUrl: 'https://studio.example' })
    await named.post('/account/tokens/magic-url', newcomer, { headers: { host: 'evil.example' } })
    expect(lastLink(named).href).toMatch(/^https:\/\/studio\.example\/auth\/magic-url\?userId=/)
    await using nameless = await accessWorld()
    await nameless.post('/account/sessions/magic-url', { ...newcomer, url: '' })
    expect(lastLink(nameless).href).toMatch(/^http:\/\/localhost:3000\/auth\/magic-url\?/)
    const poisoned = { headers: { host: 'evil.example' } }
    expect(await nameless.post('/account/tokens/magic-url', newcomer, poisoned)).toMatchObject(refused('localhost'))
  })
})
