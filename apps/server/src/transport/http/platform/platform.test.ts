import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { text } from '@eidolon/contract/parameters.ts'
import type { Identity } from '#application/accounts/identify.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { processCounters } from '#application/limits/process-counters.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import { Fault } from '#domain/shared/fault.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { callerOf } from './caller.ts'
import { byPlace, byRouteAndPlace, byRoutePlaceAndUser } from './limit-keys.ts'
import { platformScope } from './platform.ts'
import { sessionCookies } from './session-cookies.ts'

const user: Identity = {
  caller: { kind: 'user', ip: '127.0.0.1', userId: 'maya', sessionId: 's', verified: false, labels: [] },
  blocked: false,
  until: undefined,
}
const guest: Identity = { caller: { kind: 'guest', ip: '127.0.0.1' }, blocked: false, until: undefined }

type Overrides = {
  readonly publicUrl?: string
  readonly mode?: 'local' | 'hosted'
  readonly methods?: typeof defaultOptions.methods
  readonly trustProxy?: string[]
}

function world(overrides: Overrides = {}) {
  const { publicUrl, mode = 'local', methods = defaultOptions.methods, trustProxy = [] } = overrides
  const { log } = fastify()
  const app = openApp({ log, ids: { unique: () => 'id' }, publicUrl, trustProxy, isStopping: () => false })
  const clock = { now: () => new Date('2026-11-14T10:00:30Z') }
  const deps = {
    origins: { platforms: ['app.example.com'], publicUrl, mode },
    methods,
    countRequest: withDeps(countRequest, { counters: processCounters(), clock, enforced: true }),
    countReads: withDeps(countRequest, { counters: processCounters(), clock, enforced: true }),
    async identify({ sessions: [who], jwt }: { sessions: readonly string[]; jwt: string | undefined }) {
      if (jwt === 'bad') throw new Fault('user_jwt_invalid')
      if (who === undefined) return guest
      return { ...user, blocked: who === 'blocked', incomplete: who === 'blocked' || who === 'halfway' }
    },
  }
  const registrableDomain = (host: string) => /[a-z]+\.(example|test)$/.exec(host)?.[0]
  const cookies = sessionCookies({ publicUrl, registrableDomain })
  const Body = z.object({ name: text({ max: 3 }) })
  platformScope(app, deps, (scope) => {
    const limits = [{ limit: 3, period: 60, key: byRouteAndPlace }]
    const config = { scope: 'sessions.write', session: 'none', auth: 'anonymous', limits } as const
    scope.post('/begin', { config }, (request) => Body.parse(request.body))
    scope.post('/own', { config: { scope: 'account', limits } }, (request) => Body.parse(request.body))
    scope.get('/who', { config: { scope: 'documents.read' } }, async (request) => callerOf(request))
    scope.get('/much', { config: { scope: 'documents.read', reads: true } }, async () => ({}))
    scope.put('/body', { config: { scope: 'documents.read' } }, async (request) => ({ body: request.body }))
    const large = { config: { scope: 'documents.read', limits }, bodyLimit: 1024 * 1024 } as const
    scope.put('/large', large, async (request) => ({ length: JSON.stringify(request.body).length }))
    const two = [
      { limit: 60, period: 60, key: byRoutePlaceAndUser },
      { limit: 2, period: 60, key: byPlace },
    ]
    scope.get('/two/:id', { config: { scope: 'documents.read', limits: two } }, async () => ({}))
    scope.post('/grant', { config: { scope: 'documents.read' } }, async (request, reply) => {
      cookies.grant(request, reply, { secret: 'c2VjcmV0', expire: '2027-11-14T10:00:00.000+00:00' })
      return {}
    })
    scope.post('/clear', { config: { scope: 'documents.read' } }, async (request, reply) => {
      cookies.clear(request, reply)
      return {}
    })
  })
  return app
}

const project = { 'x-appwrite-project': 'eidolon' }

describe('the order of checks', () => {
  it('[ACC-41] each refusal hides those behind it', async () => {
    const off = { ...defaultOptions.methods, anonymous: false }
    const [app, without] = [world(), world({ methods: off })]
    const evil = { origin: 'https://evil.example' }
    const jwt = { 'x-appwrite-jwt': 'bad' }
    const said = async (on: typeof app, url: string, headers: Record<string, string>, payload: object = {}) =>
      (await on.inject({ method: 'POST', url: `/v1${url}`, headers, payload })).json().type
    expect(await said(app, '/none', { ...evil, ...jwt })).toBe('general_route_not_found')
    expect(await said(app, '/own', { ...evil, ...jwt, 'x-appwrite-project': 'x' })).toBe('general_unknown_origin')
    expect(await said(app, '/own', { ...jwt, 'x-appwrite-project': 'x' })).toBe('project_not_found')
    expect(await said(app, '/own', { ...jwt, ...project })).toBe('user_jwt_invalid')
    expect(await said(app, '/own', project)).toBe('general_unauthorized_scope')
    const blocked = { ...project, 'x-appwrite-session': 'blocked' }
    expect(await said(app, '/own', blocked)).toBe('user_blocked')
    expect(await said(app, '/begin', blocked)).toBe('user_blocked')
    const halfway = { ...project, 'x-appwrite-session': 'halfway' }
    expect(await said(without, '/begin', halfway)).toBe('user_more_factors_required')
    const session = { ...project, 'x-appwrite-session': 'maya' }
    expect(await said(without, '/begin', session)).toBe('user_auth_method_unsupported')
    expect(await said(app, '/begin', session)).toBe('user_session_already_exists')
    expect(await said(app, '/begin', project)).toBe('general_argument_invalid')
    expect(await said(app, '/begin', project, { name: 'ann' })).toBeUndefined()
    // All three attempts that got that far have been counted, whatever became of them.
    expect(await said(app, '/begin', session)).toBe('general_rate_limit_exceeded')
  })

  it('[ACC-110] limits a route that changes something and names no limit, for each account', async () => {
    const app = world()
    const put = async (session: string) =>
      (await app.inject({ method: 'PUT', url: '/v1/body', headers: { ...project, 'x-appwrite-session': session } }))
        .statusCode
    const statuses: number[] = []
    for (let n = 0; n <= 120; n++) statuses.push(await put('maya'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    expect((await app.inject({ method: 'PUT', url: '/v1/body', headers: project })).statusCode).toBe(200)
    expect((await app.inject({ url: '/v1/who', headers: project })).headers['x-ratelimit-limit']).toBeUndefined()
  })

  it('[ACC-15] a way of signing in that is switched off says so', async () => {
    const app = world({ methods: { ...defaultOptions.methods, anonymous: false } })
    const response = await app.inject({ method: 'POST', url: '/v1/begin', headers: project, payload: {} })
    expect(response.json()).toMatchObject({
      code: 501,
      message: 'Anonymous authentication is disabled for this project',
    })
  })

  it.each([
    ['1.6.0', true],
    ['2', true],
    ['1.5.11', false],
    ['1.5.0', false],
    ['1.5.9', false],
    ['9.9.9\u00e4', false],
    ['9'.repeat(40), false],
  ])('[SRV-39] a client of version %s is told that this is an earlier one: %s', async (asked, isTold) => {
    const headers = { ...project, 'x-appwrite-response-format': asked }
    const response = await world().inject({ url: '/v1/who', headers })
    expect([response.statusCode, 'x-appwrite-warning' in response.headers]).toEqual([200, isTold])
  })

  it('[ACC-48] a guest is told the scope that is missing, on HEAD too', async () => {
    const response = await world().inject({ method: 'POST', url: '/v1/own', headers: project })
    expect(response.json().message).toBe('User (role: guests) missing scope (account)')
    const head = await world().inject({ method: 'HEAD', url: '/v1/who', headers: project })
    expect(head.statusCode).toBe(200)
  })

  it('[ACC-41] a route without a scope cannot even be added', async () => {
    const app = openApp({
      log: fastify().log,
      ids: { unique: () => 'id' },
      publicUrl: undefined,
      trustProxy: [],
      isStopping: () => false,
    })
    const counting = withDeps(countRequest, {
      counters: processCounters(),
      clock: { now: () => new Date() },
      enforced: true,
    })
    platformScope(
      app,
      {
        origins: { platforms: [], publicUrl: undefined, mode: 'local' },
        methods: defaultOptions.methods,
        countRequest: counting,
        countReads: counting,
        identify: async () => guest,
      },
      (scope) => void scope.get('/careless', async () => ({})),
    )
    await expect(app.ready()).rejects.toThrow('GET /v1/careless names no scope')
  })
})

describe('the pages that may change something', () => {
  const status = async (overrides: Overrides, headers: Record<string, string>) =>
    (await world(overrides).inject({ method: 'PUT', url: '/v1/body', headers: { ...project, ...headers } })).statusCode
  const hosted: Overrides = { publicUrl: 'https://studio.example', mode: 'hosted', trustProxy: ['127.0.0.1'] }

  it('[SRV-61] are those of the studio’s own address, to scheme and port, and of its platforms', async () => {
    const host = 'studio.example'
    expect(await status(hosted, { host, origin: 'https://studio.example' })).toBe(200)
    expect(await status(hosted, { host, referer: 'https://studio.example/generator' })).toBe(200)
    expect(await status(hosted, { host, origin: 'http://app.example.com:81' })).toBe(200)
    for (const origin of ['http://studio.example', 'https://studio.example:8443', 'https://www.studio.example']) {
      expect(await status(hosted, { host, origin })).toBe(403)
    }
  })

  it('[SRV-61] are none of somebody’s own machine in hosted mode', async () => {
    for (const origin of ['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:3000']) {
      expect(await status(hosted, { host: 'studio.example', origin })).toBe(403)
      expect(await status(hosted, { host: new URL(origin).host, origin })).toBe(403)
      expect(await status({}, { host: 'localhost:3000', origin })).toBe(200)
    }
  })

  it('[SRV-62] are not told by the host that a request or its proxy names, where the studio has a name', async () => {
    const origin = 'https://evil.example'
    expect(await status(hosted, { host: 'evil.example', origin })).toBe(403)
    expect(await status(hosted, { host: 'studio.example', 'x-forwarded-host': 'evil.example', origin })).toBe(403)
    expect(await status({ trustProxy: ['127.0.0.1'] }, { 'x-forwarded-host': 'evil.example', origin })).toBe(403)
  })
})

describe('limits', () => {
  it('[ACC-63] [ACC-61] the tighter one is told, and the id in the path does not matter', async () => {
    const app = world()
    const ask = async (id: string) => {
      const { statusCode, headers } = await app.inject({ url: `/v1/two/${id}`, headers: project })
      return [statusCode, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']]
    }
    const reset = String(Date.parse('2026-11-14T10:01:00Z') / 1000)
    expect(await ask('a')).toEqual([200, '2', '1', reset])
    expect(await ask('b')).toEqual([200, '2', '0', reset])
    expect(await ask('c')).toEqual([429, '2', '0', reset])
  })

  it('[ACC-61] a HEAD counts once, like its GET', async () => {
    const { headers } = await world().inject({ method: 'HEAD', url: '/v1/two/a', headers: project })
    expect(headers['x-ratelimit-remaining']).toBe('1')
  })
})

describe('bodies', () => {
  it('[ACC-46] what is no object is an empty one', async () => {
    const app = world()
    const put = async (payload: string, type = 'application/json') =>
      (
        await app.inject({ method: 'PUT', url: '/v1/body', headers: { ...project, 'content-type': type }, payload })
      ).json()
    for (const none of ['', '[1]', '"a"', 'null', '{"a"']) expect(await put(none)).toEqual({ body: {} })
    expect(await put('{"a":1}', 'application/json; charset=utf-8')).toEqual({ body: { a: 1 } })
    expect(await put('a=1&b[]=2', 'application/x-www-form-urlencoded')).toEqual({ body: { a: '1', b: ['2'] } })
    const bare = await app.inject({ method: 'PUT', url: '/v1/body', headers: project })
    expect(bare.json()).toEqual({ body: {} })
  })
})

describe('cookies', () => {
  const grant = (app: ReturnType<typeof world>, headers: Record<string, string>, url = '/v1/grant') =>
    app.inject({ method: 'POST', url, headers: { ...project, ...headers } })
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => headers['set-cookie']
  const expires = 'Expires=Sun, 14 Nov 2027 10:00:00 GMT'

  it('[ACC-34] secure on https, for this host alone, also where a proxy or PUBLIC_URL knows of the https', async () => {
    const app = world({ publicUrl: 'https://studio.example', trustProxy: ['127.0.0.1'] })
    const expected = [
      `a_session_eidolon_legacy=c2VjcmV0; Path=/; ${expires}; Secure; HttpOnly`,
      `a_session_eidolon=c2VjcmV0; Path=/; ${expires}; Secure; HttpOnly; SameSite=None`,
    ]
    expect(cookiesOf(await grant(app, { host: 'studio.example' }))).toEqual(expected)
    expect(cookiesOf(await grant(app, { host: '10.0.0.7:3000' }))).toEqual(expected)
    const proxied = world({ trustProxy: ['127.0.0.1'] })
    expect(cookiesOf(await grant(proxied, { host: 'studio.example', 'x-forwarded-proto': 'https' }))).toEqual(expected)
    const cleared = cookiesOf(await grant(proxied, { host: 'studio.example' }, '/v1/clear'))
    expect(cleared).toEqual([
      'a_session_eidolon_legacy=deleted; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly',
      'a_session_eidolon=deleted; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=None',
    ])
  })

  it('[SRV-60] whoever brings a cookie of before, for every host below, has it taken away', async () => {
    const app = world({ publicUrl: 'https://studio.example' })
    const cookie = 'a_session_eidolon_legacy=b2xk; a_session_eidolon=b2xk'
    const past = 'Path=/; Domain=.studio.example; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly'
    const set = cookiesOf(await grant(app, { host: 'studio.example', cookie }))
    expect(set).toEqual([
      `a_session_eidolon_legacy=deleted; ${past}`,
      `a_session_eidolon=deleted; ${past}`,
      expect.stringMatching(/^a_session_eidolon_legacy=c2VjcmV0; Path=\/; Expires/),
      expect.stringMatching(/^a_session_eidolon=c2VjcmV0; Path=\/; Expires/),
    ])
    for (const host of ['localhost:3000', '192.0.2.7', '[::1]:3000', 'a"b']) {
      expect(String(cookiesOf(await grant(app, { host, cookie })))).not.toContain('Domain')
    }
  })

  it('[ACC-35] a page of the same site gets no fallback, any other does', async () => {
    const app = world({ publicUrl: 'https://api.studio.example' })
    const fallback = async (headers: Record<string, string>, url?: string) =>
      (await grant(app, { host: 'api.studio.example', ...headers }, url)).headers['x-fallback-cookies']
    const held = '{"a_session_eidolon":"c2VjcmV0"}'
    expect(await fallback({ origin: 'https://api.studio.example' })).toBeUndefined()
    expect(await fallback({ origin: 'https://app.example.com' })).toBe(held)
    expect(await fallback({})).toBe(held)
    expect(await fallback({ host: 'localhost', origin: 'http://localhost' })).toBe(held)
    expect(await fallback({ origin: 'https://api.studio.example' }, '/v1/clear')).toBeUndefined()
    expect(await fallback({ origin: 'https://app.example.com' }, '/v1/clear')).toBe('[]')
  })
})

describe('bodies', () => {
  const put = async (url: string, size: number, headers: Record<string, string>) =>
    (
      await world().inject({
        method: 'PUT',
        url: `/v1${url}`,
        headers: { ...project, 'content-type': 'application/json', ...headers },
        payload: `"${'x'.repeat(size)}"`,
      })
    ).json()
  const known = { cookie: 'a_session_eidolon=c2VjcmV0' }
  const tooLarge = { code: 413, type: 'general_body_too_large' }

  it('[SRV-33] a route takes 64 KB unless it is for documents or files', async () => {
    expect(await put('/body', 70_000, known)).toMatchObject(tooLarge)
    expect(await put('/large', 70_000, known)).toEqual({ length: 2 })
    expect(await put('/large', 1_100_000, known)).toMatchObject(tooLarge)
  })

  it('[SRV-33] nobody but somebody with a session is listened to for longer, whether the length is said or not', async () => {
    expect(await put('/large', 70_000, {})).toMatchObject(tooLarge)
    expect(await put('/large', 60_000, {})).toEqual({ length: 2 })
    expect(await put('/large', 60_000, { 'transfer-encoding': 'chunked' })).toMatchObject(tooLarge)
  })

  it('[SRV-33] what is counted by place is counted before the body is read', async () => {
    const app = world()
    const sent: string[] = []
    const body = () =>
      new Readable({
        read() {
          sent.push('read')
          this.push(null)
        },
      })
    const headers = { ...project, 'content-type': 'application/json' }
    const post = async () => (await app.inject({ method: 'PUT', url: '/v1/large', headers, payload: '{}' })).statusCode
    expect([await post(), await post(), await post()]).toEqual([200, 200, 200])
    const refused = await app.inject({ method: 'PUT', url: '/v1/large', headers, payload: body() })
    expect([refused.statusCode, sent]).toEqual([429, []])
  })
})

it('[QRY-43] an account reads 600 times a minute, and so do guests of one place', async () => {
  const app = world()
  const read = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/v1/much', headers: { ...project, ...headers } })).statusCode
  const maya = { cookie: 'a_session_eidolon=c2VjcmV0' }
  for (const who of [maya, {}]) {
    const statuses = new Set<number>()
    for (let n = 0; n < 600; n++) statuses.add(await read(who))
    expect([...statuses]).toEqual([200])
    expect(await read(who)).toBe(429)
  }
})

it('[SRV-84] limits a route that reads and names no limit', async () => {
  const app = world()
  const statuses = new Set<number>()
  const read = async () => (await app.inject({ url: '/v1/who', headers: project })).statusCode
  for (let n = 0; n < 600; n++) statuses.add(await read())
  expect([...statuses, await read()]).toEqual([200, 429])
})
