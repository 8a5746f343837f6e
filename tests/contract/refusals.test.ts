import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'debug' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

it('[SRV-1] [SRV-3] an unknown route is refused with the body that clients know', async () => {
  const response = await ask('/v1/no/such/route', { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-cache, no-store, must-revalidate',
    expires: '0',
    pragma: 'no-cache',
  })
  expect(await response.json()).toEqual({
    message: 'The requested route was not found. Please refer to the API docs and try again.',
    code: 404,
    type: 'general_route_not_found',
    version: '1.5.11',
  })
})

it('[SRV-5] a wrong parameter is named', async () => {
  const response = await ask('/v1/avatars/shapes?size=9000')
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      type: 'general_argument_invalid',
      message: 'Invalid `size` param: Value must be a valid range between 16 and 1,024',
    },
  ])
})

it('[SRV-90] a text whose length throws when it is compared is refused with 400', async () => {
  const headers = { 'x-appwrite-project': 'eidolon', 'content-type': 'application/json' }
  const guest = await ask('/v1/account/sessions/anonymous', { method: 'POST', headers, body: '{}' })
  const session = { ...headers, 'x-fallback-cookies': guest.headers.get('x-fallback-cookies') ?? '' }
  const trap = '{"length":[{"toString":1}]}'
  for (const [method, path, name] of [
    ['PATCH', '/account/name', 'name'],
    ['PUT', '/storage/buckets/media/files/any', 'name'],
    ['POST', '/looks', 'appearance'],
    ['POST', '/subscription/payments', 'signature'],
  ] as const) {
    const response = await ask(`/v1${path}`, { method, headers: session, body: `{"${name}":${trap}}` })
    expect([path, response.status, (await response.json()).type]).toEqual([path, 400, 'general_bad_request'])
  }
  expect(logged('request failed')).toEqual([])
})

it('[SRV-6] the request id is answered and logged', async () => {
  const given = await ask('/v1/avatars/shapes', { headers: { 'x-request-id': 'from-a-proxy.1' } })
  expect(given.headers.get('x-request-id')).toBe('from-a-proxy.1')
  const own = (await ask('/v1/avatars/shapes', { headers: { 'x-request-id': 'not/sane' } })).headers.get('x-request-id')
  expect(own).toMatch(/^[0-9a-f]{20}$/)
  await expect.poll(() => logged('request finished')).toEqual(expect.arrayContaining(['from-a-proxy.1', own]))
})

it('[SRV-7] nothing inline, nothing foreign, no framing, no sniffing', async () => {
  const expected = {
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
      "font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  for (const path of ['/', '/v1/health/live', '/v1/no', '/v1/%E0%A4%A', '/assets/missing.js']) {
    const headers = Object.fromEntries((await ask(path)).headers)
    expect(headers).toMatchObject(expected)
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

it('[SRV-9] neither cookies nor queries reach the log', async () => {
  const headers = { cookie: 'a_session_eidolon=hush', authorization: 'Bearer hush', 'x-request-id': 'quiet' }
  await ask('/v1/avatars/shapes?seed=hush', { headers })
  await expect.poll(() => logged('request finished')).toContain('quiet')
  expect(server.output()).not.toContain('hush')
})

it('[SRV-10] [SRV-11] [OPS-50] health is told in JSON', async () => {
  const live = await ask('/v1/health/live')
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }])
  const ready = await ask('/v1/health/ready')
  const checks = { database: 'ok', disk: 'ok' }
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks }])
  const health = await ask('/v1/health')
  expect([health.status, await health.json()]).toEqual([200, { status: 'well', checks }])
})

it('[SRV-20] an avatar is drawn once and kept for ever', async () => {
  const response = await ask('/v1/avatars/shapes?seed=maya')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const drawn = await response.text()
  expect(drawn).toContain('width="128" height="128"')
  expect(await (await ask('/v1/avatars/shapes?seed=maya&size=128')).text()).toBe(drawn)
  expect((await ask(`/v1/avatars/shapes?seed=${'x'.repeat(257)}`)).status).toBe(400)
})

it('[SRV-8] a public address on https switches strict transport security on', async () => {
  await using secure = await startServer({ env: { PUBLIC_URL: 'https://studio.example.com' } })
  const response = await fetch(`${secure.url}/v1/health/live`)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

const logged = (message: string): unknown[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line): { request: unknown } => JSON.parse(line))
    .map(({ request }) => request)
