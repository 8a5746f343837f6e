import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { text as textParameter, whole } from '@eidolon/contract/parameters.ts'
import { type FastifyInstance, fastify } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { Fault } from '#domain/shared/fault.ts'
import { openApp } from './app.ts'

type Overrides = Partial<Parameters<typeof openApp>[0]>

function world({ publicUrl, trustProxy = [], isStopping = () => false, connections = {} }: Overrides = {}) {
  const lines: Record<string, unknown>[] = []
  const { log } = fastify({ logger: { level: 'debug', stream: { write: (line) => lines.push(JSON.parse(line)) } } })
  let made = 0
  const ids = { unique: () => `made-${(made += 1)}` }
  const app = openApp({ log, ids, publicUrl, trustProxy, isStopping, connections })
  const Body = z.object({ name: textParameter({ max: 3 }), age: whole(18, 120) })
  app.get('/v1/bug', async () => Promise.reject(new Error('secret detail', { cause: new Error('deeper') })))
  app.get('/v1/refusal', async () => Promise.reject(new Fault('general_bad_request', { count: 3 })))
  app.get('/v1/busy', async () => Promise.reject(Object.assign(new Error('in use'), { temporary: true })))
  app.get('/v1/full', async () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })))
  app.post('/v1/things', async (request) => Body.parse(request.body))
  app.delete('/v1/things', async (request) => request.body)
  app.get('/v1/ip', async (request) => ({ ip: request.ip }))
  app.get('/v1/nothing', async (_request, reply) => reply.code(204).send())
  return { app, lines }
}
const json = { 'content-type': 'application/json' }

it('[SRV-1] a refusal is answered with message, code, type and version, and kept by nobody', async () => {
  const { app } = world()
  const response = await app.inject('/v1/refusal')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    message: 'There was an error processing your request. Please check the inputs and try again.',
    code: 400,
    type: 'general_bad_request',
    version: '1.5.11',
  })
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-cache, no-store, must-revalidate',
    expires: '0',
    pragma: 'no-cache',
  })
})

it('[SRV-2] a bug is answered without detail and logged with its cause', async () => {
  const { app, lines } = world()
  const response = await app.inject('/v1/bug')
  expect(response.json()).toEqual({ message: 'Server Error', code: 500, type: 'general_unknown', version: '1.5.11' })
  const line = lines.find(({ msg }) => msg === 'request failed')
  expect(line).toMatchObject({ request: 'made-1', err: { message: expect.stringContaining('secret detail') } })
  expect(JSON.stringify(line)).toContain('deeper')
})

it('[SRV-25] a database out of reach or a full disk is 503, which says to try again', async () => {
  const { app } = world()
  for (const url of ['/v1/busy', '/v1/full']) {
    const response = await app.inject(url)
    expect(response.json()).toMatchObject({ code: 503, type: 'general_service_unavailable' })
  }
})

it('[SRV-3] an unknown route is 404, and so are another method and a trailing slash', async () => {
  const { app } = world()
  for (const [method, url] of [
    ['GET', '/v1/no'],
    ['PUT', '/v1/things'],
    ['DELETE', '/v1/things/'],
  ] as const) {
    const response = await app.inject({ method, url })
    expect(response.json()).toMatchObject({ code: 404, type: 'general_route_not_found' })
  }
})

it('[SRV-4] a body over 64 KB is 413, an unknown kind of body 400', async () => {
  const { app } = world()
  const large = await app.inject({
    method: 'POST',
    url: '/v1/things',
    headers: json,
    payload: 'x'.repeat(64 * 1024 + 1),
  })
  expect(large.json()).toMatchObject({ code: 413, type: 'general_body_too_large' })
  const odd = await app.inject({ method: 'POST', url: '/v1/things', headers: { 'content-type': 'x/y' }, payload: 'z' })
  expect(odd.json()).toMatchObject({ code: 400, type: 'general_bad_request' })
})

it('[SRV-4] JSON that cannot be read counts as an empty object, and DELETE has a body too', async () => {
  const { app } = world()
  const remove = (payload: string) => app.inject({ method: 'DELETE', url: '/v1/things', headers: json, payload })
  for (const unreadable of ['', '{"a":', '\u0000']) expect((await remove(unreadable)).json()).toEqual({})
  expect((await remove('{"otp":"123"}')).json()).toEqual({ otp: '123' })
  expect((await remove('{"a":1,"__proto__":{"b":2}}')).body).toBe('{"a":1}')
})

it('[SRV-4] an address that cannot be read is 400 with the same body and headers', async () => {
  const { app } = world()
  const response = await app.inject('/v1/%E0%A4%A')
  expect(response.json()).toMatchObject({ code: 400, type: 'general_bad_request', version: '1.5.11' })
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'made-1' })
})

it('[SRV-4] what is not HTTP is 400 with the same body', async () => {
  const { app } = world()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await speak(app, 'GET / NONSENSE\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, type: 'general_bad_request' })
  await app.close()
})

it('[SRV-5] [SRV-80] the first wrong parameter is named, a missing one in its own words', async () => {
  const { app } = world()
  const said = async (payload: object) => (await app.inject({ method: 'POST', url: '/v1/things', payload })).json()
  expect(await said({})).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
    message: 'Param "name" is not optional.',
    field: 'name',
  })
  const problem = 'Value must be a valid string and at least 1 chars and no longer than 3 chars'
  expect(await said({ name: 'long', age: 3 })).toEqual({
    message: `Invalid \`name\` param: ${problem}`,
    code: 400,
    type: 'general_argument_invalid',
    version: '1.5.11',
    field: 'name',
    problem,
  })
  expect((await said({ name: 'ann', age: '17' })).message).toBe(
    'Invalid `age` param: Value must be a valid range between 18 and 120',
  )
})

it('[SRV-6] a sane request id is taken over, any other replaced; the log carries it', async () => {
  const { app, lines } = world()
  const idFor = async (given?: string) =>
    (await app.inject({ url: '/v1/ip', headers: given === undefined ? {} : { 'x-request-id': given } })).headers[
      'x-request-id'
    ]
  expect(await idFor('proxy-7.a_b')).toBe('proxy-7.a_b')
  expect(await idFor()).toBe('made-1')
  expect(await idFor('two words')).toBe('made-2')
  expect(await idFor('x'.repeat(65))).toBe('made-3')
  const finished = lines.filter(({ msg }) => msg === 'request finished')
  expect(finished.map(({ request }) => request)).toEqual(['proxy-7.a_b', 'made-1', 'made-2', 'made-3'])
})

it('[SRV-7] every response carries the security headers', async () => {
  const { app } = world()
  for (const url of ['/v1/ip', '/v1/bug', '/v1/no', '/v1/nothing']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain(`script-src 'self'`)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  }
})

it('[SRV-93] only a browser on Android, where wallet apps listen on the phone, may connect to localhost', async () => {
  const { app } = world()
  const policyFor = async (agent: string, url = '/v1/ip') =>
    String((await app.inject({ url, headers: { 'user-agent': agent } })).headers['content-security-policy'])
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  expect(await policyFor(android)).toContain("connect-src 'self' ws://localhost:* http://localhost:*;")
  for (const agent of ['', 'curl/8', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)']) {
    for (const url of ['/v1/ip', '/v1/no', '/%E0%A4%A']) {
      expect(await policyFor(agent, url)).toContain("; connect-src 'self';")
    }
  }
})

it('[SRV-8] strict transport security comes with a public address on https, and only then', async () => {
  const hsts = async (publicUrl?: string) =>
    (await world(publicUrl === undefined ? {} : { publicUrl }).app.inject('/v1/ip')).headers[
      'strict-transport-security'
    ]
  expect(await hsts()).toBeUndefined()
  expect(await hsts('http://studio.example')).toBeUndefined()
  expect(await hsts('https://studio.example')).toBe('max-age=31536000')
})

it('[SRV-9] [SRV-92] the line of a request holds the pattern of its route, neither its path nor its query', async () => {
  const { app, lines } = world()
  app.get('/shared/:token/file', async () => Promise.reject(new Error('broken')))
  for (const path of ['/shared/private-words/file', '/private-words', '/v1/private-words']) await app.inject(path)
  expect(lines.find(({ route }) => route === '/shared/:token/file')).toMatchObject({ status: 500 })
  await app.inject('/v1/refusal?search=private-words')
  expect(lines.find(({ route }) => route === '/v1/refusal')).toMatchObject({
    msg: 'request finished',
    method: 'GET',
    route: '/v1/refusal',
    status: 400,
    refusal: 'general_bad_request',
  })
  expect(JSON.stringify(lines)).not.toContain('private-words')
})

it('[SRV-26] forwarded addresses are believed from the proxies named, and from nobody else', async () => {
  const ip = async (trustProxy: string[], remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    return (await world({ trustProxy }).app.inject({ url: '/v1/ip', headers, remoteAddress })).json().ip
  }
  expect(await ip([], '10.0.0.5')).toBe('10.0.0.5')
  expect(await ip(['10.0.0.0/8'], '10.0.0.5')).toBe('203.0.113.9')
  expect(await ip(['10.0.0.0/8'], '192.0.2.1')).toBe('192.0.2.1')
})

it('[SRV-1] JSON says its charset, and an empty answer has no type', async () => {
  const { app } = world()
  expect((await app.inject('/v1/ip')).headers['content-type']).toBe('application/json; charset=UTF-8')
  const empty = await app.inject('/v1/nothing')
  expect([empty.statusCode, empty.body, empty.headers['content-type']]).toEqual([204, '', undefined])
})

it('[SRV-21] while stopping, a connection ends with the answer that began before', async () => {
  let stopping = false
  const { app } = world({ isStopping: () => stopping })
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  app.get('/v1/slow', async (_request, reply) => {
    ask()
    await finished
    return reply.send({})
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = speak(app, 'GET /v1/slow HTTP/1.1\r\nHost: studio\r\n\r\n')
  await asked
  stopping = true
  const closed = app.close()
  finish()
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK/)
  await closed
})

async function speak(app: FastifyInstance, words: string): Promise<string> {
  const socket = open(app)
  socket.write(words)
  return text(socket)
}

const open = (app: FastifyInstance) => connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')

it('[SRV-34] JSON with values upon values inside each other, or too many of them, is 400 and read by nobody', async () => {
  const { app } = world()
  const send = async (payload: string) =>
    (await app.inject({ method: 'DELETE', url: '/v1/things', headers: json, payload })).json()
  const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect(await send(nested(1000))).toMatchObject({ code: 400, type: 'general_bad_request' })
  expect(await send(`{"a":[${'1,'.repeat(20_001)}1]}`)).toMatchObject({ code: 400, type: 'general_bad_request' })
  expect(await send('['.repeat(60_000))).toMatchObject({ code: 400 })
  const text = '[{,'.repeat(8000)
  expect(await send(JSON.stringify({ text }))).toEqual({ text })
})

it('[SRV-36] a request that names two hosts is 400', async () => {
  const { app } = world()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (hosts: string) => speak(app, `GET /v1/things HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
  expect(await ask('host: a\r\nHost: b\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"type":"general_bad_request"/)
  expect(await ask('host: a\r\n')).toMatch(/^HTTP\/1.1 404 /)
  await app.close()
})

it('[SRV-35] counts connections where requests are served, and closes the oldest idle one beyond the limit', async () => {
  const { app } = world({ connections: { max: 1 } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const silent = open(app)
  const ended = once(silent.resume(), 'close')
  await once(app.server, 'connection')
  expect(await speak(app, 'GET /v1/ip HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  await ended
  await app.close()
})

it('[SRV-107] headers have ten seconds, and a connection that sent nothing is closed without an answer', async () => {
  const { app } = world()
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect(app.server.headersTimeout).toBe(10_000)
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const answerTo = async (sent: string) => {
    const client = open(app)
    const [socket] = await once(app.server, 'connection')
    client.write(sent)
    await expect.poll(() => socket.bytesRead).toBe(sent.length)
    app.server.emit('clientError', late, socket)
    return text(client)
  }
  expect(await answerTo('')).toBe('')
  expect(await answerTo('GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1.1 400 /)
  await app.close()
})

it('[SRV-107] a client that keeps its side of a refused connection open is cut off', async () => {
  const { app } = world()
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = connect({ port: Number(new URL(app.listeningOrigin).port), host: '127.0.0.1', allowHalfOpen: true })
  const [socket] = await once(app.server, 'connection')
  client.write('NONSENSE\r\n\r\n')
  expect(await text(client)).toMatch(/^HTTP\/1.1 400 /)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(socket.destroyed).toBe(true)
  client.destroy()
  await app.close()
})

it('[CLUS-34] while it stops and still listens, each answer is the last of its connection, and connections that wait stay', async () => {
  let isStopping = false
  await using held = new AsyncDisposableStack()
  const { app } = world({ isStopping: () => isStopping })
  held.defer(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const waiting = held.adopt(connect(Number(new URL(url).port), '127.0.0.1'), (socket) => void socket.destroy())
  waiting.write('GET /v1/ip HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String(await once(waiting, 'data'))).toMatch(/^connection: keep-alive/im)
  isStopping = true
  const answer = await fetch(`${url}/v1/ip`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await answer.text()
  // It was there before, so its next request has to be answered as well.
  waiting.write('GET /v1/ip HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String(await once(waiting, 'data'))).toMatch(/^connection: close/im)
})
