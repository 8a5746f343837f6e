import { describe, expect, it } from 'vitest'
import { sqlAuthenticators } from '#adapters/sql/accounts/factors.ts'
import { sqlIdentities } from '#adapters/sql/accounts/identities.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { maya, oauthWorld } from '#test/support/oauth-world.ts'

const success = `success=${encodeURIComponent('http://localhost:5173/in?from=here')}`
const failure = `failure=${encodeURIComponent('http://localhost:5173/out')}`
const query = (location: unknown) => Object.fromEntries(new URL(String(location)).searchParams)
const errorIn = (location: unknown) => JSON.parse(query(location)['error'] ?? '{}')

describe.each(databases())('signing in at a provider, on %s', (_name, open) => {
  it('[LINK-4] somebody new gets an account, a session that names the provider, and is sent on', async () => {
    await using world = await oauthWorld({ open })
    world.people.set('code', maya)
    const browser = world.browser()
    const state = await browser.begin(success)
    const { statusCode, headers } = await browser.back(state, 'code')
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:5173/in?from=here'])
    expect((await browser.visit('/account')).json()).toMatchObject({
      name: 'Maya',
      email: 'maya@studio.example',
      emailVerification: true,
      passwordUpdate: '',
      targets: [{ providerType: 'email', identifier: 'maya@studio.example' }],
    })
    expect((await browser.visit('/account/sessions/current')).json()).toMatchObject({
      provider: 'github',
      providerUid: '7',
      providerAccessToken: 'access-code',
      providerAccessTokenExpiry: '2026-11-14T11:00:00.000+00:00',
      factors: ['email', 'oauth2'],
      current: true,
    })
    const again = world.browser()
    await again.back(await again.begin(success), 'code')
    expect((await again.visit('/account/identities')).json()).toMatchObject({
      total: 1,
      identities: [{ provider: 'github', providerUid: '7', providerEmail: 'maya@studio.example' }],
    })
  })

  it('[LINK-8] whoever is signed in is linked, learns what was not known, and gets another session', async () => {
    await using world = await oauthWorld({ open })
    world.people.set('code', maya)
    const browser = world.browser()
    const { userId, $id } = (await browser.post('/account/sessions/anonymous', {})).json()
    await browser.back(await browser.begin(success), 'code')
    expect((await browser.visit('/account')).json()).toMatchObject({
      $id: userId,
      name: 'Maya',
      email: 'maya@studio.example',
      emailVerification: true,
    })
    const { sessions } = (await browser.visit('/account/sessions')).json()
    expect(sessions).toMatchObject([{ provider: 'github' }])
    expect(world.events.flatMap(({ events }) => events)).toContain(`users.${userId}.sessions.${$id}.delete`)
    const other = world.browser()
    await other.post('/account/sessions/anonymous', {})
    const { headers } = await other.back(await other.begin(`${success}&${failure}`), 'code')
    expect(errorIn(headers.location)).toMatchObject({ type: 'user_already_exists', code: 409 })
    expect((await other.visit('/account/identities')).json()).toMatchObject({ total: 0 })
  })
})

it('[LINK-2] sends to the provider with what the contract says, and marks the browser', async () => {
  await using world = await oauthWorld()
  const browser = world.browser()
  const response = await browser.visit(`/account/sessions/oauth2/github?${success}&scopes[0]=repo`)
  expect(response.statusCode).toBe(302)
  expect(response.headers['cache-control']).toContain('no-store')
  expect(query(response.headers.location)).toMatchObject({
    redirect_uri: 'http://localhost:3000/v1/account/sessions/oauth2/callback/github/eidolon',
    scope: 'repo',
    state: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(response.headers['set-cookie']).toMatch(/^a_oauth_eidolon=[0-9a-f]{64};.*HttpOnly; SameSite=Lax/)
})

it.each([
  ['nowhere', '', 400, 'Value must be one of (amazon,'],
  ['discord', '', 412, 'This way to sign in is not set up here.'],
  ['github', 'success=https://elsewhere.example/in', 400, 'URL host must be one of: localhost, studio.example'],
  ['github', 'failure=javascript:alert(1)', 400, 'Invalid &#96;failure&#96; param'],
  ['github', 'success=http://a:b@localhost/', 400, 'Invalid &#96;success&#96; param'],
])('[LINK-3] refuses %s with %s as a page', async (provider, asked, status, says) => {
  await using world = await oauthWorld({ platforms: ['studio.example', '*'] })
  for (const flow of ['sessions', 'tokens']) {
    const response = await world.browser().visit(`/account/${flow}/oauth2/${provider}?${asked}`)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body.replaceAll('`', '&#96;')).toContain(says)
    expect(response.headers['access-control-allow-origin']).toBeDefined()
  }
})

it('[LINK-3] what the provider sends back is passed on, from a form too, and nothing is done by it', async () => {
  await using world = await oauthWorld()
  const url = '/v1/account/sessions/oauth2/callback/github/eidolon'
  const got = await world.app.inject({ url: `${url}?code=a%20b&state=s` })
  const posted = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
    payload: 'code=a+b&state=s',
  })
  for (const { statusCode, headers } of [got, posted]) {
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/v1/account/sessions/oauth2/github/redirect?code=a+b&state=s&project=eidolon')
  }
  expect((await world.app.inject({ url: '/v1/account/sessions/oauth2/callback/nowhere/eidolon' })).statusCode).toBe(400)
})

it('[LINK-5] the other flow ends in a token, which makes a session once', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  const { headers } = await browser.back(await browser.begin(success, 'tokens'), 'code')
  const { userId = '', secret = '', from } = query(headers.location)
  expect([from, secret]).toEqual(['here', expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect((await browser.visit('/account')).statusCode).toBe(401)
  const session = await browser.post('/account/sessions/token', { userId, secret })
  expect(session.json()).toMatchObject({ provider: 'oauth2', factors: ['email'], userId })
  const twice = await world.browser().post('/account/sessions/token', { userId, secret })
  expect(twice.json()).toMatchObject({ type: 'user_invalid_token' })
})

it('[LINK-6] a way back can be gone once, in the same browser, at the same provider, for ten minutes', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const [browser, thief] = [world.browser(), world.browser()]
  await thief.begin(success)
  const stolen = await browser.begin(success)
  expect((await thief.back(stolen, 'code')).statusCode).toBe(400)
  // The attempt is gone even for the browser that it belonged to.
  expect((await browser.back(stolen, 'code')).statusCode).toBe(400)
  const late = await browser.begin(success)
  world.pass(10 * 60_000)
  const refused = await browser.back(late, 'code')
  expect([refused.statusCode, refused.body.includes('can no longer be completed')]).toEqual([400, true])
  const good = await browser.begin(success)
  expect((await browser.back(good, 'code')).statusCode).toBe(302)
  expect((await browser.back(good, 'code')).statusCode).toBe(400)
  expect(world.lines.join('')).not.toContain(good)
})

it('[LINK-7] an address joins only an account that has proved it, by a provider that vouches for it', async () => {
  await using world = await oauthWorld()
  const known = { email: 'maya@studio.example', password: 'correct horse' }
  const { $id } = (await world.browser().post('/account', { userId: 'maya', ...known })).json()
  const browser = world.browser()
  const arrive = async () => (await browser.back(await browser.begin(`${success}&${failure}`), 'code')).headers.location
  world.people.set('code', maya)
  expect(errorIn(await arrive())).toMatchObject({ type: 'user_email_already_exists', code: 409 })
  await world.units.run((unit) => world.accounts.change($id, { emailVerified: true }, unit))
  world.people.set('code', { ...maya, emailVerified: false })
  expect(errorIn(await arrive())).toMatchObject({ type: 'user_email_already_exists' })
  world.people.set('code', maya)
  expect(await arrive()).toBe('http://localhost:5173/in?from=here')
  expect((await browser.visit('/account')).json()).toMatchObject({ $id: 'maya', name: '' })
})

it.each([
  ['a wallet opens', { wallet: true, mfa: false, authenticator: false }],
  ['wants a second factor', { wallet: false, mfa: true, authenticator: false }],
  ['has an authenticator', { wallet: false, mfa: false, authenticator: true }],
])('[LINK-30] an address alone does not join an account that %s: it is linked from inside', async (_who, kind) => {
  await using world = await oauthWorld()
  const known = { email: 'maya@studio.example', password: 'correct horse' }
  await world.browser().post('/account', { userId: 'maya', ...known })
  const createdAt = '2026-11-14T10:00:00.000+00:00'
  await world.units.run(async (unit) => {
    await world.accounts.change('maya', { emailVerified: true, mfa: kind.mfa }, unit)
    const identity = { id: 'w', userId: 'maya', createdAt, provider: 'solana', providerUid: 'address' }
    if (kind.wallet) await sqlIdentities(world.db).insert(identity, unit)
    const app = { userId: 'maya', secret: 'JBSWY3DPEHPK3PXP', verified: true, createdAt }
    if (kind.authenticator) await sqlAuthenticators(world.db).save(app, unit)
  })
  world.people.set('code', maya)
  const stranger = world.browser()
  const { headers } = await stranger.back(await stranger.begin(`${success}&${failure}`), 'code')
  expect(errorIn(headers.location)).toMatchObject({ type: 'user_link_required', code: 409 })
  expect((await stranger.visit('/account')).statusCode).toBe(401)

  await world.units.run((unit) => world.accounts.change('maya', { mfa: false }, unit))
  const owner = world.browser()
  await owner.post('/account/sessions/email', known)
  expect((await owner.back(await owner.begin(success), 'code')).headers.location).toBe(
    'http://localhost:5173/in?from=here',
  )
  const again = world.browser()
  await again.back(await again.begin(success), 'code')
  expect((await again.visit('/account')).json()).toMatchObject({ $id: 'maya' })
})

it('[LINK-31] linking takes a recent proof; who is linked already gives one by it, and keeps what was shown', async () => {
  await using world = await oauthWorld()
  const known = { email: 'maya@studio.example', password: 'correct horse' }
  const owner = world.browser()
  await owner.post('/account', { userId: 'maya', ...known })
  await owner.post('/account/sessions/email', known)
  world.people.set('code', maya)
  world.pass(900_000)
  const link = async () => (await owner.back(await owner.begin(`${success}&${failure}`), 'code')).headers.location
  expect(errorIn(await link())).toMatchObject({ type: 'user_challenge_required', code: 401 })
  expect((await owner.visit('/account/identities')).json()).toMatchObject({ total: 0 })
  await owner.put('/account/proof/password', { password: known.password })
  expect(await link()).toBe('http://localhost:5173/in?from=here')
  world.pass(900_000)
  expect((await owner.visit('/account/proof')).json()).toMatchObject({ recent: false })
  expect(await link()).toBe('http://localhost:5173/in?from=here')
  expect((await owner.visit('/account/proof')).json()).toMatchObject({ recent: true })
  const { userId, $id } = (await owner.visit('/account/sessions/current')).json()
  const session = await sqlSessions(world.db).find(userId, $id, '2026')
  expect(Object.keys(session?.shown ?? {}).toSorted()).toEqual(['oauth2', 'password'])
})

it('[LINK-8] nobody is linked who has signed out since, or whom a foreign page has sent', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  await browser.post('/account/sessions/anonymous', {})
  const sent = await browser.visit('/account/sessions/oauth2/github', {
    'sec-fetch-site': 'cross-site',
    referer: 'https://elsewhere.example/',
  })
  expect(sent.statusCode).toBe(403)
  const state = await browser.begin(`${success}&${failure}`)
  await browser.remove('/account/sessions/current')
  expect(errorIn((await browser.back(state, 'code')).headers.location)).toMatchObject({ type: 'user_unauthorized' })
  expect(await world.accounts.findByEmail('maya@studio.example')).toBeUndefined()
})

it.each([
  ['denied', undefined, 'user_oauth2_unauthorized', 401],
  ['code', { ...maya, uid: '' }, 'user_missing_id', 400],
  ['code', { ...maya, email: undefined }, 'user_unauthorized', 401],
])('[LINK-9] what goes wrong is told to the place for failures: %s %o', async (code, profile, type, status) => {
  await using world = await oauthWorld()
  if (profile) world.people.set(code, profile)
  const browser = world.browser()
  const { headers } = await browser.back(await browser.begin(`${success}&${failure}`), code)
  expect(headers.location).toMatch(/^http:\/\/localhost:5173\/out\?/)
  expect(errorIn(headers.location)).toEqual({ type, code: status, message: expect.any(String) })
  const page = await browser.back(await browser.begin(success), code)
  expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
})

it.each(['sessions', 'tokens'])(
  '[LINK-3] a provider that is not set up is a page, also with a place for failures: %s',
  async (flow) => {
    await using world = await oauthWorld()
    const { statusCode, headers } = await world.browser().visit(`/account/${flow}/oauth2/discord?${success}&${failure}`)
    expect([statusCode, headers['content-type'], headers.location]).toEqual([
      412,
      'text/html; charset=utf-8',
      undefined,
    ])
  },
)

it('[LINK-9] whoever is blocked stays out', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  await browser.back(await browser.begin(success), 'code')
  const { $id } = (await browser.visit('/account')).json()
  await world.units.run((unit) => world.accounts.change($id, { active: false }, unit))
  const other = world.browser()
  const { headers } = await other.back(await other.begin(failure), 'code')
  expect(errorIn(headers.location)).toMatchObject({ type: 'user_blocked' })
})

it('[LINK-10] without a place to go on to there is a page, whose address carries the session', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  const { headers } = await browser.back(await browser.begin(), 'code')
  const { project, key, secret, domain } = query(headers.location)
  expect({ project, key, domain }).toEqual({ project: 'eidolon', key: 'a_session_eidolon', domain: 'localhost' })
  expect(secret).toBe(browser.kept.get('a_session_eidolon'))
  for (const path of ['success', 'failure']) {
    const page = await world.app.inject({ url: `/auth/oauth2/${path}` })
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(page.body).not.toContain('<script')
  }
})

it('[SRV-32] one place comes back from a provider a hundred times an hour', async () => {
  await using world = await oauthWorld({ rateLimits: true })
  const url = '/v1/account/sessions/oauth2/callback/github/eidolon'
  const visit = async () => (await world.app.inject({ method: 'POST', url })).statusCode
  const statuses = await Promise.all(Array.from({ length: 101 }, visit))
  expect(statuses.filter((status) => status === 303)).toHaveLength(100)
  expect(statuses).toContain(429)
})

it('[SRV-31] a long form from a provider is refused before it is read', async () => {
  await using world = await oauthWorld()
  const url = '/v1/account/sessions/oauth2/callback/github/eidolon'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = async (payload: string) => (await world.app.inject({ method: 'POST', url, headers, payload })).statusCode
  expect(await sent('a='.padEnd(17_000, 'b'))).toBe(413)
  expect(await sent(Array.from({ length: 500 }, (_, n) => `a${n}[]=`).join('&'))).toBe(400)
})
