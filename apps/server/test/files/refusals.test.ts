import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Fault } from '#domain/shared/fault.ts'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { bodyOf, filesUrl, get, noise, send, sendChunk } from '#test/support/sending.ts'

let world: FilesWorld
beforeAll(async () => {
  world = await filesWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

const refusal = (status: number, type: string, message?: string) => ({
  status,
  body: { code: status, type, ...(message !== undefined && { message }) },
})
const wrongRange = { 'content-range': 'bytes 9-3/100' }
const wrongId = { 'x-appwrite-id': 'unique()' }
const foreign = ['read("user:other")']

it('[FILE-13] refuses uploads in the promised order', async () => {
  const bytes = noise(100)
  const wrong = { name: 'a.txt', permissions: foreign, headers: { ...wrongRange, ...wrongId } }
  // Each line puts right what the line before was refused for.
  expect(await send(world, undefined, undefined, { ...wrong, bucket: 'nowhere', fileId: '_x' })).toMatchObject(
    refusal(400, 'general_argument_invalid'),
  )
  expect(await send(world, undefined, undefined, { ...wrong, bucket: 'nowhere' })).toMatchObject(
    refusal(404, 'storage_bucket_not_found'),
  )
  expect(await send(world, undefined, undefined, wrong)).toMatchObject(refusal(401, 'user_unauthorized'))
  expect(await send(world, 'maya', undefined, wrong)).toMatchObject(
    refusal(
      401,
      'user_unauthorized',
      'Permissions must be one of: (any, users, user:maya, user:maya/unverified, users/unverified)',
    ),
  )
  const own = { name: 'a.txt' }
  const headers = { ...wrongRange, ...wrongId }
  expect(await send(world, 'maya', undefined, { ...own, headers })).toMatchObject(refusal(400, 'storage_file_empty'))
  expect(await send(world, 'maya', new Uint8Array(0), { ...own, headers })).toMatchObject(
    refusal(400, 'storage_file_empty'),
  )
  expect(await send(world, 'maya', bytes, { ...own, headers })).toMatchObject(
    refusal(400, 'storage_invalid_content_range'),
  )
  const tooLarge = { 'content-range': 'bytes 0-99/200000001' }
  expect(await send(world, 'maya', bytes, { ...own, headers: { ...tooLarge, ...wrongId } })).toMatchObject(
    refusal(400, 'storage_invalid_appwrite_id'),
  )
  expect(await send(world, 'maya', bytes, { ...own, headers: tooLarge })).toMatchObject(
    refusal(400, 'storage_file_type_unsupported', 'File extension not allowed'),
  )
  expect(await send(world, 'maya', bytes, { headers: tooLarge })).toMatchObject(
    refusal(400, 'storage_invalid_file_size', 'File size not allowed'),
  )
  expect(await world.blobKeys()).toEqual([])
})

it('[FILE-13] names the parameter that is wrong', async () => {
  const said = async (sending: Parameters<typeof send>[3]) =>
    (await send(world, 'maya', noise(50), sending)).body.message
  expect(await said({ fileId: '-x' })).toBe(
    "Invalid `fileId` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
  )
  expect(await said({ permissions: ['create("any")'] })).toBe(
    'Invalid `permissions` param: Permission "create("any")" is not allowed. Must be one of: read, update, delete, write.',
  )
  const response = await fetch(filesUrl(world), { method: 'POST', headers: as('maya'), body: new FormData() })
  expect(await bodyOf(response)).toMatchObject({ message: 'Param "fileId" is not optional.' })
  expect(await world.blobKeys()).toEqual([])
})

it('[FILE-13] a body that is no form brings no file', async () => {
  const headers = { ...as('maya'), 'content-type': 'application/json' }
  const response = await fetch(filesUrl(world), { method: 'POST', headers, body: '{"fileId":"x"}' })
  expect({ status: response.status, body: await bodyOf(response) }).toMatchObject(refusal(400, 'storage_file_empty'))
  const broken = await fetch(filesUrl(world), {
    method: 'POST',
    headers: { ...as('maya'), 'content-type': 'multipart/form-data' },
    body: 'x',
  })
  expect(broken.status).toBe(400)
})

it('[FILE-9] refuses content that is not what the bucket takes, whatever its name', async () => {
  const unsupported = refusal(400, 'storage_file_type_unsupported')
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  expect(await send(world, 'maya', page, { name: 'a.png' })).toMatchObject(unsupported)
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await send(world, 'maya', picture, { name: 'a.gif' })).toMatchObject(unsupported)
  expect(await sendChunk(world, 'maya', page, { size: 20, number: 1 }, { name: 'a.mp4' })).toMatchObject(unsupported)
  expect(await world.blobKeys()).toEqual([])
})

it('[FILE-6] refuses what is not as long as it was said to be, and keeps nothing of it', async () => {
  const wrong = refusal(400, 'storage_invalid_content_range')
  const say = (range: string, length: number, fileId = 'length') =>
    send(world, 'maya', noise(length), { fileId, headers: { 'content-range': `bytes ${range}` } })
  expect(await say('0-99/300', 101)).toMatchObject(wrong)
  expect(await say('0-99/300', 99)).toMatchObject(wrong)
  expect(await say('0-99/100', 101)).toMatchObject(wrong)
  expect(await say('0-99/100', 99)).toMatchObject(wrong)
  expect(await say('200-299/300', 100)).toMatchObject(wrong)
  expect((await get(world, 'maya', 'length')).status).toBe(404)
  expect(await world.blobKeys()).toEqual([])
  expect((await say('0-99/300', 100)).status).toBe(201)
  expect(await say('100-199/400', 100)).toMatchObject(wrong)
  expect(await say('100-149/300', 50)).toMatchObject(wrong)
  expect(await say('50-149/300', 100)).toMatchObject(wrong)
  expect((await bodyOf(await get(world, 'maya', 'length'))).chunksUploaded).toBe(1)
})

it('[FILE-14] answers a request that is too large before anybody hangs up', async () => {
  const large = await send(world, 'maya', noise(13_000_000), { fileId: 'large' })
  expect(large).toMatchObject(refusal(413, 'general_body_too_large'))
  expect((await get(world, 'maya', 'large')).status).toBe(404)
  expect(await send(world, undefined, noise(11_000_000))).toMatchObject(refusal(413, 'general_body_too_large'))
  expect(await send(world, undefined, noise(10_000))).toMatchObject(refusal(401, 'user_unauthorized'))
  expect(await send(world, 'maya', noise(11_000_000), { name: 'a.exe' })).toMatchObject(
    refusal(400, 'storage_file_type_unsupported'),
  )
  await expect.poll(() => world.blobKeys().then((keys) => keys.filter((key) => !key.startsWith('upload')))).toEqual([])
})

it('[FILE-14] stops keeping what is beyond the limit of its bucket', async () => {
  const { status, body } = await send(world, 'maya', noise(100), {
    bucket: 'characters',
    headers: { 'content-range': 'bytes 0-99/20000001' },
  })
  expect({ status, body }).toMatchObject(refusal(400, 'storage_invalid_file_size'))
})

it('survives forms that are cut off, endless or nonsense', async () => {
  for (const body of [
    '',
    '--x',
    '--x\r\n\r\n',
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc`,
  ]) {
    const response = await fetch(filesUrl(world), {
      method: 'POST',
      headers: { ...as('maya'), 'content-type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect(response.status).toBe(400)
  }
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) =>
    socket.write('POST /v1/storage/buckets/media/files HTTP/1.1\r\nhost: x\r\n', () => resolve()),
  )
  socket.destroy()
  expect((await send(world, 'maya', noise(50))).status).toBe(201)
})

it('[FILE-15] what the studio refuses when an upload is whole did not happen', async () => {
  const calls: string[] = []
  await using strict = await filesWorld({
    handlers: {
      media: {
        async afterComplete(_unit, file, caller) {
          calls.push(`${file.id} ${caller.kind} ${file.state.mimeType}`)
          if (file.id === 'no') throw new Fault('general_bad_request')
        },
        async afterDelete(_unit, file) {
          calls.push(`deleted ${file.id}`)
        },
      },
    },
  })
  expect((await send(strict, 'maya', noise(50), { fileId: 'no' })).status).toBe(400)
  expect((await get(strict, 'maya', 'no')).status).toBe(404)
  expect({ keys: await strict.blobKeys(), events: strict.events }).toEqual({ keys: [], events: [] })
  expect((await send(strict, 'maya', noise(50), { fileId: 'yes' })).status).toBe(201)
  const whole = noise(150)
  await sendChunk(strict, 'maya', whole, { size: 100, number: 1 }, { fileId: 'chunks' })
  await sendChunk(strict, 'maya', whole, { size: 100, number: 2 }, { fileId: 'chunks' })
  await fetch(`${filesUrl(strict)}/yes`, { method: 'DELETE', headers: as('maya') })
  expect(calls).toEqual(['no user image/png', 'yes user image/png', 'chunks user image/png', 'deleted yes'])
})
