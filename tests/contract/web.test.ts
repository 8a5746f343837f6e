import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '#support/start-server.ts'

const script = `console.log('${'studio '.repeat(500)}')`
const page =
  '<!doctype html><title>%PRODUCT_NAME%</title><meta name="studio-site" content="%SITE%" /><div id="root"></div>'
const html = { accept: 'text/html,*/*;q=0.8' }
let server: Server
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dist-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'landing.html'), `${page}<h1>Welcome</h1>`)
  await writeFile(join(folder, 'assets/app-1a2b.js'), script)
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'assets/reel-3c4d.mp4'), Buffer.alloc(1_000_000, 7))
  server = await startServer({ env: { WEB_DIR: folder, PRODUCT_NAME: 'Ink & <Paper>' } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Not fetch: that would decompress, and clean up paths, before we could see them. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url)
  const response = await new Promise<IncomingMessage>((done, failed) => {
    httpGet({ hostname, port, path, headers }, done).on('error', failed)
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

it('[SRV-12] [SRV-15] a hashed asset comes compressed and is kept for ever', async () => {
  const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(br.body.length),
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(br.body).toString()).toBe(script)
  const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0' })
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script])
})

it('[SRV-13] [SRV-14] every address is the page, checked anew each time', async () => {
  const first = await get('/characters/edit/some.id', html)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache'])
  const again = await get('/media', { ...html, 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await get('/', html)).body.toString()).toContain('<h1>Welcome</h1>')
})

it('[SRV-14] a missing asset is 404, and no path leads out', async () => {
  for (const path of ['/assets/old.js', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/assets/../../package.json']) {
    const { status, headers } = await get(path, { accept: path.startsWith('/assets') ? 'text/html' : 'text/plain' })
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=UTF-8'])
  }
})

it('[SRV-16] media come in parts', async () => {
  const part = await get('/assets/reel-3c4d.mp4', { range: 'bytes=999990-' })
  expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
    206,
    'bytes 999990-999999/1000000',
    10,
  ])
  const past = await get('/assets/reel-3c4d.mp4', { range: 'bytes=1000000-' })
  expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */1000000'])
})

it('[SRV-17] the page carries what the operator chose, as text', async () => {
  const { body } = await get('/login', html)
  expect(body.toString()).toContain('<title>Ink &amp; &lt;Paper&gt;</title>')
  expect(body.toString()).toContain('content="{&quot;productName&quot;:&quot;Ink &amp; &lt;Paper&gt;&quot;')
})

it('[SRV-19] the web is only read', async () => {
  const response = await fetch(`${server.url}/login`, { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('[SRV-18] without a built web the page says what to do', async () => {
  await using bare = await startServer({ env: { WEB_DIR: join(folder, 'nowhere') } })
  const response = await fetch(bare.url)
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')])
})
