import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerPreflight, setCorsHeaders } from './cors.ts'
import { originRules } from './origin.ts'

it('a browser that asks whether it may ask is told for its own page alone, and which headers', async () => {
  await using app = Fastify()
  app.options('*', answerPreflight)
  const { statusCode, headers, body } = await app.inject({
    method: 'OPTIONS',
    url: '/v1/account',
    headers: { origin: 'https://studio.example' },
  })
  expect([statusCode, body]).toEqual([204, ''])
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://studio.example',
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
  const allowed = String(headers['access-control-allow-headers']).split(', ')
  expect(allowed).toEqual(expect.arrayContaining(['Content-Type', 'X-Appwrite-Project', 'X-Appwrite-Session', 'Range']))
  // A wildcard counts for nothing where cookies come along.
  expect(Object.values(headers).join()).not.toContain('*')
})

it('[SRV-91] [ACC-44] a page on localhost is not allowed to read from a hosted studio, whatever its port', async () => {
  await using app = Fastify()
  const publicUrl = 'https://studio.example'
  const rules = originRules({ platforms: ['app.example.com'], publicUrl, mode: 'hosted' })
  app.addHook('onRequest', async (request, reply) => setCorsHeaders(request, reply, { rules, publicUrl }))
  app.get('/', async () => ({}))
  const allowed = async (origin: string) =>
    (await app.inject({ url: '/', headers: { origin } })).headers['access-control-allow-origin']
  for (const origin of ['http://localhost:8080', 'https://localhost', 'http://localhost', 'HTTP://LOCALHOST:8080']) {
    expect([origin, await allowed(origin)]).toEqual([origin, publicUrl])
  }
  for (const origin of ['https://evil.example:8443', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'null', 'file://']) {
    expect(await allowed(origin)).not.toBe(origin)
  }
  expect(await allowed('https://evil.example:8443')).toBe('https://localhost:8443')
  expect(await allowed('https://app.example.com')).toBe('https://app.example.com')
})
