import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', PLATFORMS: 'app.example.com, *.example.org' } })
})
afterAll(() => server[Symbol.asyncDispose]())

type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> }
const ask = (path: string, { headers, ...init }: Init = {}) =>
  fetch(`${server.url}/v1${path}`, { ...init, headers: { 'x-appwrite-project': 'eidolon', ...headers } })
const from = (origin: string) => ({ origin })
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')
const anonymous = (headers: Record<string, string> = {}) =>
  ask('/account/sessions/anonymous', { method: 'POST', headers })

it('[ACC-43] a preflight is answered for any path, without a project, from any page', async () => {
  for (const path of ['/account', '/no/such/route', '/health/live', '/databases/x/collections/y/documents']) {
    const response = await fetch(`${server.url}/v1${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
    const { headers } = response
    expect(headers.get('access-control-allow-origin')).toBe('https://evil.example')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    const names = headers.get('access-control-allow-headers')?.split(', ') ?? []
    for (const name of ['X-Appwrite-Project', 'X-Fallback-Cookies', 'X-SDK-Version', 'Content-Range', 'Cookie']) {
      expect(names).toContain(name)
    }
    expect(headers.get('access-control-expose-headers')).toContain('X-Fallback-Cookies')
  }
})

it('[ACC-44] an allowed page reads answers and refusals, another one neither', async () => {
  const origin = 'https://app.example.com'
  for (const response of [
    await anonymous(from(origin)),
    await ask('/account', { headers: from(origin) }),
    await ask('/no/such/route', { method: 'POST', headers: from(origin) }),
    await ask('/account', { headers: { ...from(origin), 'x-appwrite-project': 'other' } }),
  ]) {
    expect(allowed(response)).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'X-Appwrite-Session, X-Fallback-Cookies, X-Parts, X-Seed, X-Eidolon-Caller',
    )
    expect(response.headers.get('vary')).toContain('Origin')
  }
  expect(allowed(await ask('/account', { headers: from('https://evil.example:8443') }))).toBe('https://localhost:8443')
  expect(allowed(await ask('/account'))).toBe('http://localhost')
})

it('[ACC-45] a foreign page changes nothing', async () => {
  for (const origin of ['https://evil.example', 'https://example.org', 'https://app.example.com.evil.example']) {
    const response = await anonymous(from(origin))
    const host = new URL(origin).hostname
    expect(await response.json()).toMatchObject({
      code: 403,
      type: 'general_unknown_origin',
      message: `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`,
    })
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  expect((await anonymous({ origin: 'null' })).status).toBe(403)
  expect((await anonymous({ referer: 'https://evil.example/page' })).status).toBe(403)
})

it('[ACC-45] platforms, localhost, the own host and requests of no page are let through', async () => {
  const own = new URL(server.url).origin
  for (const origin of ['https://app.example.com', 'http://deep.er.example.org:81', 'http://localhost:5173', own]) {
    expect((await anonymous(from(origin))).status).toBe(201)
  }
  expect((await anonymous()).status).toBe(201)
  expect((await ask('/account/prefs', { headers: from('https://evil.example') })).status).toBe(401)
})

it('[ACC-42] the project is named by the header, or by the address on GET', async () => {
  const said = async (path: string, project?: string, method = 'GET') => {
    const headers: Record<string, string> = project === undefined ? {} : { 'x-appwrite-project': project }
    const response = await fetch(`${server.url}/v1${path}`, { method, headers })
    return (await response.json()).type
  }
  expect(await said('/account', 'eidolon')).toBe('general_unauthorized_scope')
  expect(await said('/account?project=eidolon')).toBe('general_unauthorized_scope')
  expect(await said('/account?project=eidolon', 'other')).toBe('general_unauthorized_scope')
  expect(await said('/account?project=other', 'eidolon')).toBe('project_not_found')
  expect(await said('/account', 'other')).toBe('project_not_found')
  expect(await said('/account/jwt?project=eidolon', undefined, 'POST')).toBe('general_access_forbidden')
  const response = await fetch(`${server.url}/v1/account`)
  expect(await response.json()).toMatchObject({
    code: 401,
    type: 'general_access_forbidden',
    message: 'No Appwrite project was specified. Please specify your project ID when initializing your Appwrite SDK.',
  })
})

it('[ACC-34] a session is a pair of cookies, the plain one last', async () => {
  const response = await anonymous()
  const [legacy = '', plain = '', ...more] = response.headers.getSetCookie()
  expect(more).toEqual([])
  const [, value] = /^a_session_eidolon=([^;]+)/.exec(plain) ?? []
  expect(legacy).toMatch(/^a_session_eidolon_legacy=[^;]+; Path=\/; Expires=[^;]+ GMT; HttpOnly$/)
  expect(plain).toMatch(/^a_session_eidolon=[^;]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=None$/)
  expect(legacy).toContain(`=${value};`)

  const ended = await ask('/account/sessions/current', {
    method: 'DELETE',
    headers: { cookie: `a_session_eidolon=${value}` },
  })
  expect([ended.status, await ended.text(), ended.headers.get('content-type')]).toEqual([204, '', null])
  const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly'
  expect(ended.headers.getSetCookie()).toEqual([
    `a_session_eidolon_legacy=deleted; Path=/; ${past}`,
    `a_session_eidolon=deleted; Path=/; ${past}; SameSite=None`,
  ])
  expect(ended.headers.get('x-fallback-cookies')).toBe('[]')
})

it('[ACC-36] every way to bring a session works, and the first one that holds one counts', async () => {
  const session = async () => {
    const response = await anonymous()
    const { userId } = await response.json()
    const secret: string = JSON.parse(response.headers.get('x-fallback-cookies') ?? '').a_session_eidolon
    return { userId, secret }
  }
  const [one, two] = [await session(), await session()]
  const who = async (headers: Record<string, string>) => (await (await ask('/account', { headers })).json()).$id
  const fallback = (secret: string) => ({ 'x-fallback-cookies': JSON.stringify({ a_session_eidolon: secret }) })
  expect(await who({ cookie: `other=1; a_session_eidolon=${one.secret}` })).toBe(one.userId)
  expect(await who({ cookie: `a_session_eidolon=${encodeURIComponent(one.secret)}` })).toBe(one.userId)
  expect(await who({ cookie: `a_session_eidolon_legacy=${one.secret}`, ...fallback(two.secret) })).toBe(one.userId)
  expect(await who({ 'x-appwrite-session': one.secret, ...fallback(two.secret) })).toBe(one.userId)
  expect(await who({ cookie: 'a_session_eidolon=deleted', ...fallback(two.secret) })).toBe(two.userId)
  for (const none of ['', '[]', '{}', '{"a_session_other":"x"}', '{', 'null']) {
    expect(await who({ 'x-fallback-cookies': none })).toBeUndefined()
  }
})

it('[ACC-35] only what begins or ends a session carries the fallback', async () => {
  const begun = await anonymous({ origin: 'http://localhost:5173' })
  const fallback = begun.headers.get('x-fallback-cookies') ?? ''
  expect(fallback).toMatch(/^\{"a_session_eidolon":/)
  const read = await ask('/account', { headers: { 'x-fallback-cookies': fallback } })
  expect([read.status, read.headers.get('x-fallback-cookies'), read.headers.get('set-cookie')]).toEqual([
    200,
    null,
    null,
  ])
  const blocked = await ask('/account/status', { method: 'PATCH', headers: { 'x-fallback-cookies': fallback } })
  expect(blocked.headers.get('x-fallback-cookies')).toBe('[]')
})

it('[ACC-46] forms are read, what cannot be read is empty, and GET has no body', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const begun = await anonymous()
  const session = { 'x-fallback-cookies': begun.headers.get('x-fallback-cookies') ?? '' }
  const rename = (headers: Record<string, string>, body: string) =>
    ask('/account/name', { method: 'PATCH', headers: { ...session, ...headers }, body })
  expect(await (await rename(form, 'name=Zo%C3%AB+Ann')).json()).toMatchObject({ name: 'Zoë Ann' })
  for (const body of ['', '{"name":', '[]', '"name"', 'null', '7']) {
    const response = await rename({ 'content-type': 'application/json' }, body)
    expect(await response.json()).toMatchObject({ code: 400, message: 'Param "name" is not optional.' })
  }
  for (const type of ['application/json', 'multipart/form-data', 'nonsense']) {
    const response = await ask('/account', { headers: { ...session, 'content-type': type } })
    expect(response.status).toBe(200)
  }
})
