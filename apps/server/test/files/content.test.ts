import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { filesUrl, get, md5, noise, send } from '#test/support/sending.ts'

let world: FilesWorld
const whole = noise(3_000_000, 4)
const etag = `"${md5(whole)}"`
beforeAll(async () => {
  world = await filesWorld()
  await send(world, 'maya', whole, { fileId: 'film', name: 'a "film".png' })
})
afterAll(() => world[Symbol.asyncDispose]())

const part = (range: string, kind = 'view', more: Record<string, string> = {}) =>
  get(world, 'maya', `film/${kind}`, { range, ...more })

it('[FILE-16] shows and downloads with the promised headers', async () => {
  const view = await get(world, 'maya', 'film/view')
  expect(view.status).toBe(200)
  expect(Object.fromEntries(view.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="a \\"film\\".png"',
    'content-security-policy': "script-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-length': '3000000',
    'accept-ranges': 'bytes',
    etag,
  })
  const hours = (Date.parse(view.headers.get('expires') ?? '') - Date.now()) / 3_600_000
  expect(Math.ceil(hours)).toBe(1)
  expect(await view.bytes()).toEqual(whole)
  const download = await get(world, 'maya', 'film/download')
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="a \\"film\\".png"')
  expect(await download.bytes()).toEqual(whole)
})

it('[FILE-16] names that are not plain come in a second form', async () => {
  await send(world, 'maya', noise(60), { fileId: 'odd', name: "Zoë's (1) 🙂.png" })
  expect((await get(world, 'maya', 'odd/view')).headers.get('content-disposition')).toBe(
    `inline; filename="Zo_'s (1) __.png"; filename*=UTF-8''Zo%C3%AB%27s%20%281%29%20%F0%9F%99%82.png`,
  )
})

it('[FILE-17] sends parts: exact ones whole, open ones up to a limit', async () => {
  const exact = await part('bytes=0-99')
  expect(exact.status).toBe(206)
  expect(exact.headers.get('content-range')).toBe('bytes 0-99/3000000')
  expect(exact.headers.get('content-length')).toBe('100')
  expect(await exact.bytes()).toEqual(whole.subarray(0, 100))
  const open = await part('bytes=0-')
  expect(open.headers.get('content-range')).toBe('bytes 0-1999999/3000000')
  expect((await open.bytes()).length).toBe(2_000_000)
  const rest = await part('bytes=2000000-')
  expect(rest.headers.get('content-range')).toBe('bytes 2000000-2999999/3000000')
  expect(await rest.bytes()).toEqual(whole.subarray(2_000_000))
  expect((await part('bytes=0-', 'download')).headers.get('content-range')).toBe('bytes 0-2999999/3000000')
})

it.each([
  'bytes=988',
  'bytes=-988',
  'bytes=0-3000000',
  'bytes=5-5',
  'bytes=9-3',
  'bytes=3000000-',
  'lines=0-9',
  'bytes=0-1,3-4',
  'x',
])('[FILE-17] refuses the range %s', async (range) => {
  const refused = await part(range)
  expect(refused.status).toBe(416)
  expect(await refused.json()).toMatchObject({ type: 'storage_invalid_range', code: 416 })
})

it('[FILE-18] says when a client has it already, and gives the whole when its part is of something else', async () => {
  expect((await get(world, 'maya', 'film/view', { 'if-none-match': etag })).status).toBe(304)
  expect((await part('bytes=0-99', 'view', { 'if-range': etag })).status).toBe(206)
  expect((await part('bytes=0-99', 'view', { 'if-range': '"other"' })).status).toBe(200)
  const fixed = await get(world, 'maya', `film/view?v=${md5(whole)}`)
  expect(fixed.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  await fixed.body?.cancel()
  const plain = await get(world, 'maya', `film/view?v=else`)
  expect(plain.headers.get('cache-control')).toBe('private, max-age=3600')
  await plain.body?.cancel()
})

it('[FILE-19] needs no header but the cookie: the project comes with the address', async () => {
  const url = `${filesUrl(world)}/film/view?project=eidolon`
  const cookie = { cookie: 'a_session_eidolon=maya' }
  expect((await fetch(url, { method: 'GET', headers: { ...cookie, range: 'bytes=0-9' } })).status).toBe(206)
  expect((await fetch(url)).status).toBe(404)
})

it('[FILE-19] shows nobody what they may not read', async () => {
  for (const kind of ['view', 'download', 'preview']) {
    for (const user of ['other', undefined]) {
      const answer = await get(world, user, `film/${kind}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ type: 'storage_file_not_found' })
    }
  }
  const head = await fetch(`${filesUrl(world)}/film/view`, { method: 'HEAD', headers: as('maya') })
  expect({ status: head.status, length: head.headers.get('content-length') }).toEqual({
    status: 200,
    length: '3000000',
  })
})
