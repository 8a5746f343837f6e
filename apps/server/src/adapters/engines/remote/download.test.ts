import type { LookupFunction } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type PeerRequest, scriptedServer } from '#adapters/engines/testing/scripted-server.ts'
import { inlineData, safeDownloads } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const download = { signal: new AbortController().signal, limit: { bytes: 10_000, milliseconds: 10_000 }, patience: 200 }
const picture = ({ response }: PeerRequest) => void response.end('a picture')

/** Every name is this address. */
const resolvesTo =
  (...addresses: readonly string[]): LookupFunction =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('safeDownloads', () => {
  it('[ENG-11] fetches from where the operator has configured', async () => {
    await using server = await scriptedServer(picture)
    const bytes = await safeDownloads({ trusted: [server.url] })(`${server.url}/a.png`, download)
    expect(Buffer.from(bytes).toString()).toBe('a picture')
  })

  it.each([
    'http://example.com/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://user:word@example.com/a.png',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
  ])('[ENG-11] does not follow %s', async (url) => {
    await expect(safeDownloads({ trusted: [] })(url, download)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('[ENG-11] judges a name by what it stands for, and connects to that', async () => {
    for (const lookup of [resolvesTo('10.1.2.3'), resolvesTo('93.184.216.34', '127.0.0.1'), resolvesTo('fd00::1')]) {
      const fetched = safeDownloads({ trusted: [], lookup })('https://pictures.example/a.png', download)
      await expect(fetched).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })

  it('[ENG-11] checks every redirect alike', async () => {
    await using inside = await scriptedServer(picture)
    await using server = await scriptedServer(({ path, response }) => {
      const location = path === '/round' ? '/round' : path === '/near' ? '/there' : inside.url
      if (path === '/there') response.end('a picture')
      else response.writeHead(302, { location }).end()
    })
    const fetch = safeDownloads({ trusted: [server.url] })
    expect(Buffer.from(await fetch(`${server.url}/near`, download)).toString()).toBe('a picture')
    await expect(fetch(`${server.url}/inside`, download)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(fetch(`${server.url}/round`, download)).rejects.toMatchObject({ kind: 'nonsense' })
  })

  it('[ENG-12] ends what is too large, too slow or broken off', async () => {
    await using server = await scriptedServer(({ path, response }) => {
      if (path === '/large') response.end(Buffer.alloc(20_000))
      if (path === '/told') response.writeHead(200, { 'content-length': 20_000 }).write('x')
      if (path === '/half') {
        response.writeHead(200, { 'content-length': 100 }).write('x')
        setImmediate(() => response.destroy())
      }
      if (path === '/gone') response.writeHead(404).end()
    })
    const fetch = safeDownloads({ trusted: [server.url] })
    const problem = (path: string) => fetch(`${server.url}${path}`, download).catch((error: unknown) => error)
    expect(await problem('/large')).toMatchObject({ kind: 'too-large' })
    expect(await problem('/told')).toMatchObject({ kind: 'too-large' })
    expect(await problem('/half')).toMatchObject({ kind: 'unreachable' })
    expect(await problem('/gone')).toMatchObject({ kind: 'status', status: 404 })
    expect(await problem('/silent')).toMatchObject({ kind: 'slow' })
    const stopping = new AbortController()
    const ended = fetch(`${server.url}/silent`, { ...download, signal: stopping.signal }).catch(
      (error: unknown) => error,
    )
    stopping.abort('gone')
    expect(await ended).toBe('gone')
  })

  it('[ENG-141] ends a download that keeps sending and never gets done', async () => {
    await using server = await scriptedServer(({ response }) => {
      const drip = setInterval(() => response.write('x'), 5)
      response.on('close', () => clearInterval(drip))
    })
    const limit = { bytes: 10_000, milliseconds: 50 }
    const dripped = safeDownloads({ trusted: [server.url] })(server.url, { ...download, limit })
    await expect(dripped).rejects.toMatchObject({ kind: 'slow', message: 'a download took over 50 ms' })
  })

  it('reads data that stands in the address itself', () => {
    expect(Buffer.from(inlineData('data:image/png;base64,aGk=') ?? []).toString()).toBe('hi')
    expect(inlineData('https://example.com')).toBeUndefined()
  })
})

describe('isPublicAddress', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:4700::1111', true],
    ['10.0.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::', false],
    ['::1', false],
    ['::ffff:93.184.216.34', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['example.com', false],
  ])('[ENG-11] %s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})
