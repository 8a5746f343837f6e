import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { defaultSite } from '@eidolon/contract/site.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '#transport/http/protocol/errors.ts'
import { webRoutes } from './routes.ts'
import { openWeb } from './web.ts'

const site = { ...defaultSite, productName: `Tom & "Ann" <b>'s` }
const shell = `<title>%PRODUCT_NAME%</title><meta name="studio-site" content="%SITE%" /><div id="root"></div>`
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
let folder = ''
/** Its pages are compressed as well as can be, once for all tests that change nothing. */
let shared: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(folder, 'assets'))
  const files = {
    'index.html': shell,
    'landing.html': `${shell}<h1>%PRODUCT_NAME%</h1>`,
    'favicon.svg': '<svg/>',
    '.built': 'stamp',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
    'assets/gone-3c4d.js': 'gone',
    'assets/reel-5e6f.mp4': '0123456789',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  shared = await world()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function world(dir = folder): Promise<FastifyInstance> {
  const app = fastify()
  app.setErrorHandler(answerError)
  app.get('/v1/known', async () => ({}))
  webRoutes(app, await openWeb(dir, site, 0))
  return app
}
const get = async (url: string, headers: Record<string, string> = {}) => shared.inject({ url, headers })

describe('files', () => {
  it('[SRV-12] a hashed asset is kept for ever', async () => {
    const response = await get('/assets/app-1a2b.js')
    expect([response.statusCode, response.body]).toEqual([200, 'plain'])
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ])('[SRV-15] comes as %s when that is asked for, each with a tag of its own', async (encoding, body) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })
    expect(response.body).toBe(body)
    expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    const again = await get('/assets/app-1a2b.js', {
      'accept-encoding': encoding,
      'if-none-match': `${response.headers.etag}`,
    })
    expect(again.statusCode).toBe(304)
    const other = { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br', 'if-none-match': `${response.headers.etag}` }
    expect((await get('/assets/app-1a2b.js', other)).statusCode).toBe(200)
  })

  it('[SRV-16] media come in parts', async () => {
    const response = await get('/assets/reel-5e6f.mp4', { range: 'bytes=2-4', 'accept-encoding': 'br' })
    expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([206, '234', 'video/mp4'])
  })

  it.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/.built',
    '/assets/',
    '//etc/passwd',
  ])('[SRV-14] %s leads nowhere', async (path) =>
    expect((await get(path, { accept: 'image/*' })).json()).toMatchObject({ code: 404 }),
  )

  it('[SRV-14] a missing asset is never answered with a page', async () => {
    expect((await get('/assets/old-0000.js', page)).json()).toMatchObject({
      code: 404,
      type: 'general_route_not_found',
    })
    expect((await get('/missing.js')).statusCode).toBe(404)
    expect((await get('/favicon.ico', { accept: 'image/avif,image/*' })).statusCode).toBe(404)
  })

  it('[SRV-14] a file that a later build took away is 404, and nothing of it is kept', async () => {
    const app = await world()
    await unlink(join(folder, 'assets/gone-3c4d.js'))
    const response = await app.inject('/assets/gone-3c4d.js')
    expect(response.json()).toMatchObject({ code: 404 })
    expect(response.headers['cache-control']).toContain('no-store')
    expect(response.headers.etag).toBeUndefined()
  })
})

describe('pages', () => {
  it('[SRV-28] a web that is built while the server runs is shown at once, with its files', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'web-'))
    const app = await world(dir)
    expect((await app.inject({ url: '/', headers: page })).statusCode).toBe(503)
    await mkdir(join(dir, 'assets'))
    for (const build of ['one', 'two']) {
      await writeFile(join(dir, 'assets', `${build}.js`), build)
      await writeFile(join(dir, 'index.html'), `${shell}${build}`)
      // Two builds are never made in the same millisecond, but a test may be as quick.
      await utimes(join(dir, 'index.html'), new Date(), new Date(Date.parse('2026-01-01') + build.charCodeAt(0) * 1000))
      expect((await app.inject({ url: '/', headers: page })).body).toContain(build)
      expect((await app.inject(`/assets/${build}.js`)).body).toBe(build)
    }
    await rm(dir, { recursive: true })
    expect((await app.inject({ url: '/', headers: page })).body).toContain('two')
  })

  it('[SRV-14] any address of the studio is its page, and / the landing page', async () => {
    for (const path of ['/dashboard', '/characters/edit/some.id', '/index.html', '/v1x', '/no/such/place?x=1']) {
      const response = await get(path, page)
      expect([response.statusCode, response.body.includes('<h1>')]).toEqual([200, false])
    }
    expect((await get('/dashboard')).statusCode).toBe(200)
    expect((await get('/', page)).body).toContain('<h1>')
  })

  it('[SRV-13] a page is asked for again each time and sent again only when it has changed', async () => {
    const { headers } = await get('/login', page)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
    expect((await get('/media', { ...page, 'if-none-match': `${headers.etag}` })).statusCode).toBe(304)
    expect((await get('/', { ...page, 'if-none-match': `${headers.etag}` })).statusCode).toBe(200)
  })

  it('[SRV-15] a page is compressed too', async () => {
    const plain = await get('/login', page)
    const br = await get('/login', { ...page, 'accept-encoding': 'gzip, br' })
    const gzip = await get('/login', { ...page, 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('[SRV-17] carries what the operator chose, as text', async () => {
    const { body } = await get('/login', page)
    expect(body).toContain('<title>Tom &amp; &quot;Ann&quot; &lt;b&gt;&#39;s</title>')
    const [, content = ''] = /content="([^"]*)"/.exec(body) ?? []
    const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" }
    expect(JSON.parse(content.replaceAll(/&(#?\w+);/g, (_whole, name: string) => entities[name] ?? ''))).toEqual(site)
    expect((await get('/', page)).body).toContain('<h1>Tom &amp;')
  })

  it('[SRV-13] HEAD has the headers alone', async () => {
    const response = await shared.inject({ method: 'HEAD', url: '/login', headers: page })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(Number(response.headers['content-length'])).toBeGreaterThan(100)
  })

  it('[SRV-18] without a built web there is a page that says what to do', async () => {
    const app = await world(join(folder, 'nowhere'))
    const response = await app.inject('/')
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('npm run build')
    expect((await app.inject('/v1/known')).statusCode).toBe(200)
  })
})

it('[SRV-3] an unknown address below /v1 or /rpc, or of a health check, is never a page', async () => {
  for (const path of ['/v1', '/v1/', '/v1/unknown', '/rpc/devnet', '/health', '/healthz', '/health/live'])
    expect((await get(path, page)).json()).toMatchObject({ code: 404, type: 'general_route_not_found' })
  expect((await shared.inject({ method: 'POST', url: '/v1/known', payload: {} })).json()).toMatchObject({ code: 404 })
})

it('[SRV-19] other methods are refused with those there are, whatever the body', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const headers = { 'content-type': 'application/x-unknown' }
    const response = await shared.inject({ method, url: '/favicon.svg', headers, payload: 'x' })
    expect(response.json()).toMatchObject({ code: 405, type: 'general_not_implemented' })
    expect(response.headers.allow).toBe('GET, HEAD')
  }
})
