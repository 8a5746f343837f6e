import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerPreflight } from './cors.ts'

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
