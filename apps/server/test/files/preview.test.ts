import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { look, quarters } from '#adapters/images/testing/pictures.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { filesUrl, get, noise, send } from '#test/support/sending.ts'

let world: FilesWorld
let reads = 0
const counted = (blobs: BlobStore): BlobStore => ({
  ...blobs,
  read(key, range) {
    reads += 1
    return blobs.read(key, range)
  },
})
beforeAll(async () => {
  world = await filesWorld({ over: counted })
  await send(world, 'maya', await quarters(300, 100), { fileId: 'picture' })
})
afterAll(() => world[Symbol.asyncDispose]())

const preview = (options: string, id = 'picture', headers = {}) =>
  get(world, 'maya', `${id}/preview?${options}`, headers)

it('[FILE-20] makes previews by the parameters of their address', async () => {
  const answer = await preview('width=50&height=40&gravity=top-left&quality=80&output=webp')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const { width, height, format } = await sharp(await answer.bytes()).metadata()
  expect({ width, height, format }).toEqual({ width: 50, height: 40, format: 'webp' })
  const framed = await look(await (await preview('borderWidth=5&borderColor=0f0&rotation=-270')).bytes())
  expect([framed.width, framed.height, framed.pixel(0, 0)]).toEqual([110, 310, [0, 255, 0, 255]])
})

it.each([
  ['width=4001', 'width` param: Value must be a valid range between 0 and 4,000'],
  ['height=-1', 'height` param: Value must be a valid range between 0 and 4,000'],
  ['width=abc', 'width` param: Value must be a valid range between 0 and 4,000'],
  [
    'gravity=middle',
    'gravity` param: Value must be one of (center, top-left, top, top-right, left, right, bottom-left, bottom, bottom-right)',
  ],
  ['quality=101', 'quality` param: Value must be a valid range between 0 and 100'],
  ['borderWidth=101', 'borderWidth` param: Value must be a valid range between 0 and 100'],
  ['borderColor=zzz', 'borderColor` param: Value must be a valid Hex color code'],
  ['background=%23fff', 'background` param: Value must be a valid Hex color code'],
  ['borderRadius=4001', 'borderRadius` param: Value must be a valid range between 0 and 4,000'],
  ['opacity=1.1', 'opacity` param: Value must be a valid range between 0 and 1'],
  ['rotation=361', 'rotation` param: Value must be a valid range between -360 and 360'],
  ['output=bmp', 'output` param: Value must be one of (jpg, jpeg, png, gif, webp, avif)'],
])('[FILE-20] refuses %s', async (options, message) => {
  const refused = await preview(options)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ type: 'general_argument_invalid', message: `Invalid \`${message}` })
})

it('[FILE-29] makes a preview once, however many ask, and has it at hand then', async () => {
  reads = 0
  const answers = await Promise.all(Array.from({ length: 8 }, () => preview('width=77')))
  expect(reads).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const again = await preview('width=77')
  expect(again.headers.get('x-appwrite-cache')).toBe('hit')
  expect(await again.bytes()).toEqual(await answers[0]?.bytes())
  expect(answers.some(({ headers }) => headers.get('x-appwrite-cache') === 'miss')).toBe(true)
  expect(reads).toBe(1)
  const hours = (Date.parse(again.headers.get('expires') ?? '') - Date.now()) / 3_600_000
  expect(Math.ceil(hours)).toBe(1)
  const etag = again.headers.get('etag') ?? ''
  expect((await preview('width=77', 'picture', { 'if-none-match': etag })).status).toBe(304)
  expect((await preview('width=78', 'picture', { 'if-none-match': etag })).status).toBe(200)
})

it('[FILE-29] asks for permission also when it has one at hand', async () => {
  await preview('width=77')
  expect((await get(world, 'other', 'picture/preview?width=77')).status).toBe(404)
})

it('[FILE-31] never shows an earlier file under the same id', async () => {
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const blue = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  await send(world, 'maya', red, { fileId: 'twice' })
  expect((await look(await (await preview('width=5', 'twice')).bytes())).pixel(1, 1)).toEqual([255, 0, 0, 255])
  await fetch(`${filesUrl(world)}/twice`, { method: 'DELETE', headers: as('maya') })
  expect((await preview('width=5', 'twice')).status).toBe(404)
  await send(world, 'maya', blue, { fileId: 'twice' })
  const second = await preview('width=5', 'twice')
  expect(second.headers.get('x-appwrite-cache')).toBe('miss')
  expect((await look(await second.bytes())).pixel(1, 1)).toEqual([0, 0, 255, 255])
})

it('[FILE-26] refuses a picture that is broken', async () => {
  await send(world, 'maya', noise(500), { fileId: 'broken' })
  const refused = await preview('width=10', 'broken')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ type: 'storage_file_type_unsupported' })
})

it('[FILE-28] shows a sheet for a film', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'), noise(200)])
  await send(world, 'maya', film, { fileId: 'film', name: 'film.mp4' })
  const sheet = await preview('width=64&height=64&output=webp', 'film')
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await look(await sheet.bytes())).pixel(0, 0)).toEqual([0xec, 0xef, 0xf1, 255])
})

it('an address that names the content may be kept for ever', async () => {
  const { signature } = JSON.parse(await (await get(world, 'maya', 'picture')).text())
  const fixed = await preview(`width=20&v=${signature}`)
  expect(fixed.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect((await preview('width=20')).headers.get('cache-control')).toBe('private, max-age=3600')
})

it('[FILE-65] what is made for one account in a minute is limited, what is at hand is not', async () => {
  let now = Date.parse('2026-03-15T10:00:00.000Z')
  await using small = await filesWorld({ previewWork: 0.1, clock: { now: () => new Date(now) } })
  const picture = await quarters(300, 300)
  await send(small, 'maya', picture, { fileId: 'picture' })
  await send(small, 'zoe', picture, { fileId: 'hers' })
  const ask = async (who: string, path: string) => (await get(small, who, path)).status
  // Who may not read it spends nothing.
  expect(await ask('zoe', 'picture/preview?width=10')).toBe(404)
  expect([await ask('maya', 'picture/preview?width=10'), await ask('maya', 'picture/preview?width=11')]).toEqual([
    200, 200,
  ])
  const refused = await get(small, 'maya', 'picture/preview?width=12')
  expect([refused.status, await refused.json()]).toMatchObject([429, { type: 'general_rate_limit_exceeded' }])
  expect([await ask('maya', 'picture/preview?width=10'), await ask('zoe', 'hers/preview?width=12')]).toEqual([200, 200])
  now += 60_000
  expect(await ask('maya', 'picture/preview?width=12')).toBe(200)
})

it('[FILE-65] [MARK-94] what is at hand and marked anew each time counts as work', async () => {
  let marked = 0
  const derived = async (_file: unknown, _type: unknown, bytes: Uint8Array) => {
    marked += 1
    return bytes
  }
  await using small = await filesWorld({ previewWork: 0.3, derived })
  await send(small, 'maya', await quarters(300, 300), { fileId: 'picture' })
  const little = async () => (await get(small, 'maya', 'picture/preview?output=jpg&width=10')).status
  expect(await little()).toBe(200)
  const statuses: number[] = []
  for (let time = 0; time < 400 && statuses.at(-1) !== 429; time++)
    statuses.push((await get(small, 'maya', 'picture/preview?output=jpg')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  expect(marked).toBe(statuses.length - 1)
  // A smaller one is not marked, and at hand without limit.
  expect(await little()).toBe(200)
})
