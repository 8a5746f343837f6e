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

  it('[WAL-6] knows the platforms that an operator has named', async () => {
    const rules = { ...studio, platforms: ['app.example.com', '*.example.org', '*'] }
    for (const page of ['https://app.example.com', 'https://a.b.example.org:444']) {
      expect(await origin(rules, { host: 'studio.example', origin: page })).toBe(page)
    }
    expect(await origin(rules, { host: 'studio.example', origin: 'https://example.org' })).toBe(unknown)
  })

  it('[WAL-40] in hosted mode a page on somebody’s own machine is a stranger, whatever host it says it has reached', async () => {
    for (const page of ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost']) {
      expect(await origin(studio, { host: 'studio.example', origin: page })).toBe(unknown)
      expect(await origin(studio, { host: new URL(page).host, origin: page })).toBe(unknown)
    }
  })

  it('[WAL-40] hosted without a name, only the loopback address that it was reached by', async () => {
    const nameless: Rules = { ...studio, publicUrl: undefined }
    for (const own of ['127.0.0.1:3000', '[::1]:3000', 'localhost:3000']) {
      expect(await origin(nameless, { host: own, origin: `http://${own}` })).toBe(`http://${own}`)
    }
    expect(await origin(nameless, { host: 'localhost:3000', origin: 'http://localhost:5173' })).toBe(unknown)
    expect(await origin(nameless, { host: 'localhost:3000', origin: 'https://localhost:3000' })).toBe(unknown)
  })

  it('[WAL-40] on somebody’s own machine every loopback name, and no other that it may be reached by', async () => {
    const local: Rules = { platforms: [], publicUrl: undefined, mode: 'local' }
    for (const page of [
      'http://localhost:5173',
      'http://studio.localhost:3000',
      'http://127.8.9.10',
      'http://[::1]:1',
    ]) {
      expect(await origin(local, { host: 'localhost:3000', origin: page })).toBe(page)
    }
    for (const name of ['desk.lan:3000', 'evil.example', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      expect(await origin(local, { host: name, origin: `http://${name}` })).toBe(unknown)
    }
    expect(await origin(local, { host: 'localhost', origin: 'chrome-extension://localhost' })).toBe(unknown)
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
