import { describe, expect, it } from 'vitest'
import { accessWorld, broughtBack, lastLink, shared, someone } from '#test/support/access-world.ts'

const invalid = { status: 401, body: { type: 'user_invalid_token' } }

describe('a forgotten password', () => {
  const url = 'http://localhost/recover'
  const password = 'another horse'

  const here = shared()

  async function forgetful(world = here()) {
    const { newcomer, ...maya } = someone()
    await world.post('/account', { ...newcomer, password: 'correct horse' })
    await world.post('/account/recovery', { email: maya.email, url })
    return { world, newcomer, ...maya }
  }

  it('[ACC-80] is replaced by whoever got the link, once; the address is proved by it', async () => {
    const { world, userId, email } = await forgetful()
    const sent = broughtBack(world)
    expect([...lastLink(world).searchParams.keys()]).toEqual(['userId', 'secret', 'expire'])
    expect(sent.secret).toMatch(/^[0-9a-f]{256}$/)
    await world.post('/account/recovery', { email, url })
    const other = broughtBack(world)
    expect(await world.put('/account/recovery', { ...sent, secret: 'wrong', password })).toMatchObject(invalid)
    const done = await world.put('/account/recovery', { ...sent, password })
    expect(done).toMatchObject({ status: 200, body: { userId, secret: '' } })
    expect(await world.put('/account/recovery', { ...sent, password })).toMatchObject(invalid)
    expect(await world.put('/account/recovery', { ...other, password })).toMatchObject(invalid)
    expect((await world.post('/account/sessions/email', { email, password: 'correct horse' })).status).toBe(401)
    const entered = await world.post('/account/sessions/email', { email, password })
    expect((await world.ask('GET', '/account', undefined, entered)).body).toMatchObject({ emailVerification: true })
  })

  it('[ACC-80] [ACC-86] replaced, every session ends, whether or not the address was proved', async () => {
    const { world, email } = await forgetful()
    const early = await world.post('/account/sessions/email', { email, password: 'correct horse' })
    await world.put('/account/recovery', { ...broughtBack(world), password })
    expect((await world.ask('GET', '/account', undefined, early)).status).toBe(401)
    const later = await world.post('/account/sessions/email', { email, password })
    await world.post('/account/recovery', { email, url })
    await world.put('/account/recovery', { ...broughtBack(world), password: 'a third horse' })
    expect((await world.ask('GET', '/account', undefined, later)).status).toBe(401)
  })

  it('[ACC-80] is refused for nobody, with a login secret, and after an hour', async () => {
    const { world, newcomer } = await forgetful()
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
    await using own = await accessWorld({ rateLimits: true })
    const { world, userId, email } = await forgetful(own)
    for (let n = 0; n < 9; n++) await world.post('/account/recovery', { email, url }, { ip: `198.51.100.${n}` })
    expect((await world.post('/account/recovery', { email, url }, { ip: '198.51.100.99' })).status).toBe(429)
    const wrong = { userId, secret: 'x', password }
    for (let n = 0; n < 10; n++) await world.put('/account/recovery', wrong, { ip: `198.51.100.${n}` })
    expect((await world.put('/account/recovery', wrong)).status).toBe(429)
  })
})

describe('proving addresses', () => {
  const url = 'http://localhost/verify'

  const here = shared()

  async function member() {
    const world = here()
    const { newcomer, ...maya } = someone()
    const password = 'correct horse'
    await world.post('/account', { ...newcomer, password })
    const me = await world.post('/account/sessions/email', { email: maya.email, password })
    return { world, me, password, ...maya }
  }

  it('[ACC-81] an address is proved by opening the link, wherever that is', async () => {
    const { world, me, userId } = await member()
    expect((await world.post('/account/verification', { url }, me)).status).toBe(201)
    expect(await world.put('/account/verification', { ...broughtBack(world), secret: 'wrong' })).toMatchObject(invalid)
    expect(await world.put('/account/verification', broughtBack(world))).toMatchObject({
      status: 200,
      body: { userId, secret: '' },
    })
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ emailVerification: true })
    expect(await world.post('/account/verification', { url }, me)).toMatchObject({
      status: 409,
      body: { type: 'user_email_already_verified' },
    })
    expect(await world.put('/account/verification', broughtBack(world))).toMatchObject(invalid)
    expect(world.events.some(({ events }) => events.includes(`users.${userId}.verification.*.update`))).toBe(true)
  })

  it('[ACC-81] a number is proved by its code', async () => {
    const { world, me, userId, phone, password } = await member()
    expect(await world.post('/account/verification/phone', {}, me)).toMatchObject({
      status: 400,
      body: { type: 'user_phone_not_found' },
    })
    await world.ask('PATCH', '/account/phone', { phone, password }, me)
    expect((await world.post('/account/verification/phone', {}, me)).status).toBe(201)
    const sent = { userId, secret: world.texts.at(-1)?.message.code }
    expect((await world.put('/account/verification', sent)).status).toBe(401)
    expect((await world.put('/account/verification/phone', sent)).status).toBe(200)
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ phoneVerification: true })
    expect(await world.post('/account/verification/phone', {}, me)).toMatchObject({
      status: 409,
      body: { type: 'user_phone_already_verified' },
    })
  })

  it('[ACC-81] who has no address, and what belongs to nobody, is refused', async () => {
    const world = here()
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
  const { newcomer } = someone()
  const refused = (hosts: string) => ({
    status: 400,
    body: { type: 'general_argument_invalid', message: `Invalid \`url\` param: URL host must be one of: ${hosts}` },
  })

  it('[ACC-82] lead to named hosts only, whatever host the request was sent to', async () => {
    await using world = await accessWorld({ platforms: ['*', '*.example.com'], publicUrl: 'https://studio.example' })
    const to = (url: string, host = 'localhost') =>
      world.post('/account/tokens/magic-url', { ...newcomer, url }, { headers: { host } })
    const no = refused('studio.example, *.example.com')
    expect(await to('https://evil.example/')).toMatchObject(no)
    expect(await to('https://evil.example/', 'evil.example')).toMatchObject(no)
    expect(await to('javascript://localhost/%0aalert(1)')).toMatchObject(no)
    expect(await to('https://localhost@evil.example/')).toMatchObject(no)
    expect(await to('not an address')).toMatchObject(no)
    for (const other of ['http://studio.example/', 'https://studio.example:8443/', 'http://localhost:5173/']) {
      expect(await to(other)).toMatchObject(no)
    }
    for (const url of ['https://studio.example/x', 'https://a.example.com/x']) {
      expect((await to(url)).status).toBe(201)
    }
  })

  it('[ACC-105] are encrypted, and lead to the studio’s own origin and to no other port of it', async () => {
    await using world = await accessWorld({ platforms: ['app.example'], publicUrl: 'https://studio.example' })
    const to = async (url: string) => (await world.post('/account/tokens/magic-url', { ...newcomer, url })).status
    const wrong = [
      'http://studio.example/x',
      'https://studio.example:8443/x',
      'http://app.example/x',
      'https://app.example:8443/x',
      'http://localhost:5173/x',
      'http://127.0.0.1/x',
    ]
    for (const url of wrong) expect([url, await to(url)]).toEqual([url, 400])
    for (const url of ['https://studio.example/x', 'https://app.example/x']) expect(await to(url)).toBe(201)
    await using local = await accessWorld()
    const own = { ...newcomer, url: 'http://localhost:5173/x' }
    expect((await local.post('/account/tokens/magic-url', own)).status).toBe(201)
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
