import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { accessWorld, broughtBack, lastCode, lastLink, shared, someone } from '#test/support/access-world.ts'

const invalid = { status: 401, body: { type: 'user_invalid_token' } }

describe.each(databases())('sign-in by what was sent, on %s', (_name, open: () => Promise<Fresh>) => {
  const here = shared({ open })

  it('[ACC-74] a code by mail opens an account that was not there before, and the same one again', async () => {
    const world = here()
    const { userId, email } = someone()
    const asked = await world.post('/account/tokens/email', { userId, email: email.toUpperCase() })
    expect(asked).toMatchObject({ status: 201, body: { userId, secret: '', phrase: '' } })
    expect(world.mails.at(-1)).toMatchObject({
      to: email,
      letter: { about: 'sign-in-code', code: expect.stringMatching(/^\d{6}$/) },
    })
    const entered = await world.post('/account/sessions/token', { userId, secret: lastCode(world) })
    expect(entered).toMatchObject({ status: 201, body: { provider: 'token', factors: ['email'], providerUid: '' } })
    const { body } = await world.ask('GET', '/account', undefined, entered)
    expect(body).toMatchObject({ $id: userId, email, emailVerification: true, passwordUpdate: '' })
    expect(body).toMatchObject({ targets: [{ providerType: 'email', identifier: email }] })
    const again = await world.post('/account/tokens/email', { userId: 'somebody-else', email })
    expect(again.body).toMatchObject({ userId })
    expect(await world.put('/account/sessions/magic-url', { userId, secret: lastCode(world) })).toMatchObject({
      status: 201,
    })
  })

  it('[ACC-74] two who ask at once for a new address get one account', async () => {
    const world = here()
    const { newcomer } = someone()
    const asked = await Promise.all(Array.from({ length: 6 }, () => world.post('/account/tokens/email', newcomer)))
    expect(new Set(asked.map(({ body }) => body['userId'])).size).toBe(1)
    expect(asked.map(({ status }) => status)).toEqual(Array<number>(6).fill(201))
  })

  it('[ACC-71] of those who bring a secret at the same moment one gets in', async () => {
    const world = here()
    const { phone } = someone()
    const { body } = await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    const secret = world.texts.at(-1)?.message.code ?? ''
    const tries = Array.from({ length: 8 }, () =>
      world.put('/account/sessions/phone', { userId: body['userId'], secret }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })
})

describe('what is sent', () => {
  const here = shared({ platforms: ['app.example.com'] })

  it('[ACC-75] a link carries user, secret, end and project behind what it had, and opens a session', async () => {
    const world = here()
    const { newcomer } = someone()
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
    const world = here()
    const { newcomer } = someone()
    // Clients of the protocol may ask for a language; there is one.
    const headers = { 'x-appwrite-locale': 'de-AT' }
    const { body } = await world.post('/account/tokens/email', { ...newcomer, phrase: true }, { headers })
    expect(body['phrase']).toMatch(/^[a-z]+ [a-z]+$/)
    expect(world.mails.at(-1)?.letter).toMatchObject({ phrase: body['phrase'] })
  })

  it('[ACC-77] codes work for 15 minutes, links for an hour', async () => {
    const world = here()
    const { newcomer } = someone()
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
    const world = here()
    const { newcomer } = someone()
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
    const world = here()
    const { newcomer } = someone()
    await world.post('/account/tokens/magic-url', newcomer)
    const first = await world.put('/account/sessions/magic-url', broughtBack(world))
    await world.post('/account/tokens/magic-url', newcomer)
    const moved = { email: someone().email, password: 'correct horse' }
    expect(await world.ask('PATCH', '/account/email', moved, first)).toMatchObject({ status: 200 })
    expect(await world.put('/account/sessions/magic-url', broughtBack(world))).toMatchObject(invalid)
  })

  it('[ACC-72] neither the database nor the log has the secret', async () => {
    const world = here()
    const { userId, newcomer } = someone()
    await world.post('/account/tokens/magic-url', newcomer)
    const { secret } = broughtBack(world)
    const rows = await world.db.rows(sql`select * from tokens`)
    expect(JSON.stringify(rows)).toContain(userId)
    expect(`${JSON.stringify(rows)}${world.lines.join()}`).not.toContain(secret)
    expect(JSON.stringify(world.events)).not.toContain(secret)
  })

  it('[ACC-86] who proves an address first has the account alone: no earlier password, no earlier session', async () => {
    const world = here()
    const { email, newcomer } = someone()
    const stranger = { email, password: 'correct horse' }
    const { body } = await world.post('/account', { ...newcomer, password: stranger.password })
    const squatting = await world.post('/account/sessions/email', stranger)
    expect((await world.ask('GET', '/account', undefined, squatting)).status).toBe(200)
    await world.post('/account/tokens/magic-url', newcomer)
    const owner = await world.put('/account/sessions/magic-url', broughtBack(world))
    expect((await world.ask('GET', '/account', undefined, squatting)).status).toBe(401)
    expect(await world.post('/account/sessions/email', stranger)).toMatchObject({ status: 401 })
    const mine = await world.ask('GET', '/account', undefined, owner)
    expect(mine.body).toMatchObject({ $id: body['$id'], emailVerification: true, passwordUpdate: '' })
    const { body: logs } = await world.ask('GET', '/account/logs', undefined, owner)
    expect(logs['logs']).toContainEqual(expect.objectContaining({ event: 'session.delete' }))

    // From now on a password is the owner's own, and stays.
    await world.ask('PATCH', '/account/password', { password: 'battery staple' }, owner)
    await world.post('/account/tokens/email', newcomer)
    await world.post('/account/sessions/token', { userId: body['$id'], secret: lastCode(world) })
    expect((await world.ask('GET', '/account', undefined, owner)).status).toBe(200)
    expect((await world.post('/account/sessions/email', { email, password: 'battery staple' })).status).toBe(201)
  })

  it('[ACC-78] a blocked account is not entered; nothing can be sent where nothing is set up', async () => {
    const world = here()
    const { email, newcomer } = someone()
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
    expect(await mute.post('/account/tokens/phone', { userId: 'unique()', phone: someone().phone })).toMatchObject(
      noPhone,
    )
  })

  it('[ACC-74] an id that somebody has is refused, and so is an address that somebody uses at a provider', async () => {
    const world = here()
    const { userId, email, newcomer } = someone()
    await world.post('/account/tokens/email', { userId, email })
    expect(await world.post('/account/tokens/email', { userId, email: someone().email })).toMatchObject({
      status: 409,
      body: { type: 'user_already_exists' },
    })
    await world.post('/account/tokens/magic-url', newcomer)
    const owner = await world.put('/account/sessions/magic-url', broughtBack(world))
    await world.db.run(sql`
      insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
        provider_access_token, provider_access_token_expiry, provider_refresh_token)
      values ('i', ${userId}, '', '', 'github', '1', 'maya@github.example', '', '', '')`)
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
    expect((await world.ask('PATCH', '/account/email', moved, owner)).status).toBe(200)
  })

  it('[ACC-79] limits count by whom it goes to and by where it is asked for', async () => {
    await using world = await accessWorld({ rateLimits: true })
    const { email, newcomer } = someone()
    for (let n = 0; n < 10; n++) {
      expect((await world.post('/account/tokens/email', newcomer, { ip: `198.51.100.${n}` })).status).toBe(201)
    }
    const more = await world.post('/account/tokens/email', { ...newcomer, email: email.toUpperCase() })
    expect(more).toMatchObject({ status: 429, body: { type: 'general_rate_limit_exceeded' } })
    const guess = (ip: string, path = '/account/sessions/token') =>
      world.ask(path.endsWith('token') ? 'POST' : 'PUT', path, { userId: 'maya', secret: '1' }, { ip })
    for (let n = 0; n < 5; n++) await guess('192.0.2.1')
    for (let n = 0; n < 5; n++) await guess('192.0.2.1', '/account/sessions/phone')
    expect((await guess('192.0.2.1', '/account/sessions/magic-url')).status).toBe(429)
    expect((await guess('192.0.2.2')).status).toBe(401)
  })

  it('[ACC-104] of mails to one address ten go out in an hour, of all kinds together, and thirty from a place', async () => {
    await using world = await accessWorld({ rateLimits: true })
    const { email, newcomer } = someone()
    const url = 'http://localhost/'
    const kinds = [
      (ip: string) => world.post('/account/tokens/email', newcomer, { ip }),
      (ip: string) => world.post('/account/tokens/magic-url', newcomer, { ip }),
      (ip: string) => world.post('/account/recovery', { email, url }, { ip }),
    ]
    const refused = { status: 429, body: { type: 'general_rate_limit_exceeded' } }
    for (let n = 0; n < 10; n++) expect((await kinds[n % 3]?.(`198.51.100.${n}`))?.status).toBe(201)
    for (const ask of kinds) expect(await ask('198.51.100.99')).toMatchObject(refused)
    expect(world.mails).toHaveLength(10)
    const here = { ip: '192.0.2.77' }
    const others = Array.from({ length: 31 }, () => someone().newcomer)
    const answers = []
    for (const other of others) answers.push((await world.post('/account/tokens/email', other, here)).status)
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 201), 429])
  })

  it('[ACC-106] of codes the newest alone opens, and twenty guesses in an hour is all, from wherever', async () => {
    const world = here()
    const { newcomer, userId } = someone()
    const codes: string[] = []
    for (let n = 0; n < 2; n++) {
      await world.post('/account/tokens/email', newcomer)
      codes.push(lastCode(world))
    }
    const [old = '', newest = ''] = codes
    expect(await world.post('/account/sessions/token', { userId, secret: old })).toMatchObject(invalid)
    expect((await world.post('/account/sessions/token', { userId, secret: newest })).status).toBe(201)

    await using limited = await accessWorld({ rateLimits: true })
    const guess = (n: number, secret: string) =>
      limited.post('/account/sessions/token', { userId: 'maya', secret }, { ip: `198.51.100.${n}` })
    for (let n = 0; n < 20; n++) expect((await guess(n, '000000')).status).toBe(401)
    expect((await guess(20, '000000')).status).toBe(429)
    expect((await guess(20, 'a'.repeat(64))).status).toBe(401)
  })

  it('[ACC-13] [ACC-10] is told to the account and stands in its log', async () => {
    const world = here()
    const { userId, newcomer } = someone()
    await world.post('/account/tokens/magic-url', newcomer)
    const entered = await world.put('/account/sessions/magic-url', broughtBack(world))
    const told = world.events.find(({ events }) => events.includes(`users.${userId}.tokens.*.create`))
    expect(told).toMatchObject({ channels: ['account', `account.${userId}`], audience: [`user:${userId}`] })
    expect(told?.payload).not.toHaveProperty('secret')
    const { body } = await world.ask('GET', '/account/logs', undefined, entered)
    expect(body).toMatchObject({
      logs: [{ event: 'session.create' }, { event: 'session.create' }, { event: 'user.create' }],
    })
  })
})
