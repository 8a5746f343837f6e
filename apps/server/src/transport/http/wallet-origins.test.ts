import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { Fault } from '#domain/shared/fault.ts'
import { walletOrigins } from './wallet-origins.ts'

type Rules = Parameters<typeof walletOrigins>[0]

const studio: Rules = { platforms: [], publicUrl: 'https://studio.example', mode: 'hosted' }

async function origin(rules: Rules, headers: Record<string, string>): Promise<unknown> {
  const app = fastify({ trustProxy: true })
  const originOf = walletOrigins(rules)
  app.setErrorHandler((error, _request, reply) => reply.send({ said: error instanceof Fault ? error.type : 'bug' }))
  app.post('/', async (request) => ({ said: originOf(request) }))
  return (await app.inject({ method: 'POST', url: '/', headers })).json().said
}

const unknown = 'general_unknown_origin'

describe('walletOrigins', () => {
  it('[WAL-6] knows the studio by its public address alone, to scheme and port', async () => {
    const host = 'studio.example'
    expect(await origin(studio, { host, origin: 'https://studio.example' })).toBe('https://studio.example')
    expect(await origin(studio, { host, referer: 'https://studio.example/login?x' })).toBe('https://studio.example')
    for (const other of ['http://studio.example', 'https://studio.example:8443', 'https://www.studio.example']) {
      expect(await origin(studio, { host, origin: other })).toBe(unknown)
    }
  })

  it('[WAL-6] does not take the name of a page that passes everything on', async () => {
    const host = 'studio.example.evil.example'
    for (const rules of [studio, { ...studio, publicUrl: undefined }, { ...studio, platforms: ['*'] }]) {
      expect(await origin(rules, { host, origin: `https://${host}` })).toBe(unknown)
      expect(await origin(rules, { host: 'studio.example', origin: `https://${host}` })).toBe(unknown)
      expect(await origin(rules, { host, 'x-forwarded-host': host, origin: `https://${host}` })).toBe(unknown)
    }
  })

  it('[WAL-6] knows the platforms that an operator has named, and localhost', async () => {
    const rules = { ...studio, platforms: ['app.example.com', '*.example.org', '*'] }
    for (const page of ['https://app.example.com', 'https://a.b.example.org:444', 'http://localhost:5173']) {
      expect(await origin(rules, { host: 'studio.example', origin: page })).toBe(page)
    }
    expect(await origin(rules, { host: 'studio.example', origin: 'https://example.org' })).toBe(unknown)
  })

  it('[WAL-6] on a loopback address the studio is its own, wherever it runs', async () => {
    for (const own of ['127.0.0.1:3000', '[::1]:3000', '127.8.9.10']) {
      expect(await origin(studio, { host: own, origin: `http://${own}` })).toBe(`http://${own}`)
    }
    expect(await origin(studio, { host: 'studio.example', origin: 'http://127.0.0.1:3000' })).toBe(unknown)
    const name = '127.0.0.1.evil.example'
    expect(await origin(studio, { host: name, origin: `http://${name}` })).toBe(unknown)
  })

  it('[WAL-6] on somebody’s own machine the host it is reached by will do, unless it has a public address', async () => {
    const local: Rules = { platforms: [], publicUrl: undefined, mode: 'local' }
    const page = { host: 'desk.lan:3000', origin: 'http://desk.lan:3000' }
    expect(await origin(local, page)).toBe('http://desk.lan:3000')
    expect(await origin(local, { ...page, origin: 'http://other.lan:3000' })).toBe(unknown)
    expect(await origin({ ...local, publicUrl: 'https://studio.example' }, page)).toBe(unknown)
    expect(await origin({ ...local, mode: 'hosted' }, page)).toBe(unknown)
  })

  it('[WAL-6] what is no page has the studio’s own name signed, if it has one', async () => {
    expect(await origin(studio, { host: 'anything.example' })).toBe('https://studio.example')
    const nameless = { ...studio, publicUrl: undefined }
    expect(await origin(nameless, { host: 'localhost:3000' })).toBe('http://localhost:3000')
    expect(await origin(nameless, { host: 'anything.example' })).toBe(unknown)
    for (const broken of ['a"b', 'a b']) expect(await origin(nameless, { host: broken })).toBe(unknown)
    expect(await origin(studio, { host: 'studio.example', origin: 'null' })).toBe(unknown)
  })
})
