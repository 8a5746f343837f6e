import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

type ShareRequest = { readonly password?: string; readonly method?: string; readonly from?: string }
type Got = { readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly text: string }

/** A request from an address of its own, without a session. */
function ask(url: string, { password, method, from = '127.0.0.2' }: ShareRequest = {}): Promise<Got> {
  const body = password === undefined ? '' : new URLSearchParams({ password }).toString()
  const headers = password === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const how = { method: method ?? (password === undefined ? 'GET' : 'POST'), localAddress: from, headers }
    const asked = request(url, how, (response) => {
      text(response).then((words) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: words })
      }, reject)
    })
    asked.on('error', reject).end(body)
  })
}

/** As many links to pictures of their own, each with a password. */
async function locked(world: MediaWorld, count: number): Promise<readonly string[]> {
  const links: string[] = []
  for (let n = 0; n < count; n++) {
    await world.add('maya', `one-${n}`)
    const { body } = await world.call('maya', 'POST', `/media/one-${n}/share`, { password: 'open sesame' })
    links.push(new URL(String(body['url']), world.url).href)
  }
  return links
}

/** Longer than any password, so that it is counted without being compared. */
const wrong = 'x'.repeat(300)

describe('passwords of share links', () => {
  it('[MEDIA-80] are counted by IP range, whatever the link, and by link', async () => {
    await using world = await mediaWorld()
    const [own = '', victim = '', ...more] = await locked(world, 5)
    for (const link of [own, ...more]) {
      for (let n = 0; n < 8; n++) await ask(link, { password: wrong })
    }
    const refused = await ask(victim, { password: 'open sesame' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
    expect(refused.text).toContain('Too many attempts')
    const other = { password: 'open sesame', from: '127.0.0.3' }
    expect([(await ask(victim, other)).status, (await ask(own, other)).status]).toEqual([303, 303])
  })

  it('[MEDIA-80] from one range cannot use up what a link takes from others', async () => {
    await using world = await mediaWorld()
    const [link = ''] = await locked(world, 1)
    for (let n = 0; n < 110; n++) await ask(link, { password: wrong })
    expect((await ask(link, { password: 'open sesame', from: '127.0.0.3' })).status).toBe(303)
  })

  it('[MEDIA-81] beyond those that wait get a page that says so', async () => {
    await using world = await mediaWorld()
    const links = await locked(world, 2)
    const tries = Array.from({ length: 10 }, () => links).flat()
    const all = await Promise.all(tries.map((link) => ask(link, { password: 'open says me' })))
    const busy = all.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers['retry-after']).toBe('5')
    expect(busy[0]?.text).toContain('Try again in a few seconds')
  })
})

describe('everything behind share links', () => {
  it('[MEDIA-82] is counted by IP range before the database is asked, and pages by a limit of their own', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    const url = String((await world.call('maya', 'POST', '/media/one/share', {})).body['url'])
    const link = new URL(url, world.url).href
    for (let n = 0; n < 120; n++) await ask(`${link}?page=${n}`, { method: 'HEAD' })
    const refused = await ask(link)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.text).toContain('<h1>Too many requests</h1>')
    expect(refused.headers['cache-control']).toBe('private, no-store')
    expect((await ask(`${link}/report`)).status).toBe(429)
    // Files have room left, and other addresses have all of theirs.
    expect((await ask(`${link}/file`)).status).toBe(200)
    expect((await ask(link, { from: '127.0.0.3' })).status).toBe(200)
    const asked = async () => (await ask(`${link}/nobody/thumbnail`)).status
    for (let n = 0; n < 1200; n += 50) await Promise.all(Array.from({ length: 50 }, asked))
    for (const part of ['/file', '/poster', '/one/file', '/one/poster', '/one/thumbnail'])
      expect([part, (await ask(`${link}${part}`)).status]).toEqual([part, 429])
    expect((await ask(link, { password: 'x' })).status).toBe(429)
    world.pass(60_000)
    expect((await ask(link)).status).toBe(200)
  })
})

it('[MEDIA-83] the cookie of a locked link is for https alone where the studio is reached by https', async () => {
  for (const [publicUrl, secure] of [
    ['https://studio.example', true],
    ['http://studio.example', false],
  ] as const) {
    await using world = await mediaWorld(undefined, { publicUrl })
    await world.add('maya', 'one')
    const { body } = await world.call('maya', 'POST', '/media/one/share', { password: 'open sesame' })
    const link = new URL(new URL(String(body['url'])).pathname, world.url).href
    const cookie = (await ask(link, { password: 'open sesame' })).headers['set-cookie']?.[0] ?? ''
    expect([cookie.startsWith('shared='), cookie.endsWith('; Secure')]).toEqual([true, secure])
  }
})
