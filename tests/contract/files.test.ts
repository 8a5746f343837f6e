import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucketIds, projectId } from '@eidolon/contract/resources.ts'
import { type SdkClient, secretOf, sdkClient, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

const chunk = 5 * 1024 * 1024
const bucket = bucketIds.media
let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', DOCUMENT_ROLES: 'all' } })
})
afterAll(() => server[Symbol.asyncDispose]())

/** A picture of one pixel, with as much behind it as is wanted: decoders stop at its end. */
function picture(length: number): Uint8Array<ArrayBuffer> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at++) bytes[at] = (at * 31 + (at >> 8)) & 255
  bytes.set(Buffer.from(pixel, 'base64').subarray(0, length))
  return bytes
}

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')
const file = (bytes: Uint8Array<ArrayBuffer>, name = 'picture.png'): File =>
  new File([bytes], name, { type: 'image/png' })

/** An address that the SDK made, opened as a page's own pictures are: with the cookie and nothing else. */
const open = (url: URL, client?: SdkClient, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    headers: {
      ...headers,
      ...(client && { cookie: `a_session_${projectId}=${encodeURIComponent(secretOf(client))}` }),
    },
  })

it('[FILE-38] uploads a small file and shows it to its owner alone', async () => {
  const [maya, other] = await Promise.all([signedIn(server), signedIn(server)])
  const bytes = picture(4000)
  const made = await maya.storage.createFile(bucket, maya.sdk.ID.unique(), file(bytes))
  expect(made).toMatchObject({ signature: md5(bytes), mimeType: 'image/png', sizeOriginal: 4000, chunksTotal: 1 })
  expect(made.$permissions).toEqual(['read', 'update', 'delete'].map((action) => `${action}("user:${maya.userId}")`))
  expect(await maya.storage.getFile(bucket, made.$id)).toEqual(made)
  await expect(other.storage.getFile(bucket, made.$id)).rejects.toMatchObject({
    code: 404,
    type: 'storage_file_not_found',
  })
  const view = maya.storage.getFileView(bucket, made.$id)
  const shown = await open(view, maya)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await shown.bytes()).toEqual(bytes)
  expect((await open(view)).status).toBe(404)
  expect((await open(view, other)).status).toBe(404)
  const part = await open(maya.storage.getFileDownload(bucket, made.$id), maya, { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/4000'])
})

it('[FILE-38] uploads in chunks, tells how far it is, and hands out permissions', async () => {
  const maya = await signedIn(server)
  const { ID, Permission, Role } = maya.sdk
  const bytes = picture(2 * chunk + 12_345)
  const steps: number[] = []
  const made = await maya.storage.createFile(
    bucket,
    ID.unique(),
    file(bytes),
    [Permission.read(Role.any()), Permission.write(Role.user(maya.userId))],
    ({ chunksUploaded }) => steps.push(chunksUploaded),
  )
  expect(steps).toEqual([1, 2, 3])
  expect(made).toMatchObject({
    signature: md5(bytes),
    mimeType: 'image/png',
    sizeOriginal: bytes.length,
    chunksTotal: 3,
    chunksUploaded: 3,
    $permissions: ['read("any")', `update("user:${maya.userId}")`, `delete("user:${maya.userId}")`],
  })
  const guest = sdkClient(server)
  expect(await guest.storage.getFile(bucket, made.$id)).toEqual(made)
  expect(md5(await (await open(guest.storage.getFileView(bucket, made.$id))).bytes())).toBe(md5(bytes))
  // Sent again it is not: the SDK looks first.
  const again = await maya.storage.createFile(bucket, made.$id, file(bytes))
  expect(again).toEqual(made)
})

it('[FILE-38] resumes at every chunk, with the server killed in between', async () => {
  const bytes = picture(3 * chunk + 7)
  const env = { RATE_LIMITS: 'off' }
  await using first = await startServer({ env })
  const maya = await signedIn(first)
  let running = first
  for (let reached = 1; reached <= 3; reached++) {
    const steps: number[] = []
    // The last answer it gets before the crash is that of this chunk, the only one that was sent since the last crash.
    const interrupted = maya.storage.createFile(bucket, 'resumed', file(bytes), undefined, ({ chunksUploaded }) => {
      steps.push(chunksUploaded)
      if (chunksUploaded === reached) throw new Error('enough')
    })
    await expect(interrupted).rejects.toThrow('enough')
    expect(steps).toEqual([reached])
    await running.kill()
    running = await startServer({ env, dataDir: first.dataDir })
    maya.client.setEndpoint(`${running.url}/v1`)
    expect((await maya.storage.getFile(bucket, 'resumed')).chunksUploaded).toBe(reached)
  }
  await using _last = running
  const made = await maya.storage.createFile(bucket, 'resumed', file(bytes))
  expect(made).toMatchObject({ signature: md5(bytes), chunksUploaded: 4 })
})

it('[FILE-38] lists, searches, changes and deletes', async () => {
  const maya = await signedIn(server)
  // Nobody shows anything to everybody here.
  const own = bucketIds.characters
  const { Query } = maya.sdk
  for (const [i, name] of ['one.png', 'two.png', 'three.png'].entries()) {
    await maya.storage.createFile(own, `${maya.userId.slice(0, 12)}-${i}`, file(picture(200 + i), name))
  }
  const newest = await maya.storage.listFiles(own, [Query.orderDesc('$createdAt'), Query.limit(2)])
  expect([newest.total, newest.files.map(({ name }) => name)]).toEqual([3, ['three.png', 'two.png']])
  const found = await maya.storage.listFiles(own, [], 'thr')
  expect(found.files.map(({ name }) => name)).toEqual(['three.png'])
  const [target] = found.files
  const renamed = await maya.storage.updateFile(own, target?.$id ?? '', 'four.png', ['read("users")'])
  expect(renamed).toMatchObject({ name: 'four.png', $permissions: ['read("users")'] })
  await expect(maya.storage.deleteFile(own, renamed.$id)).rejects.toMatchObject({
    code: 401,
    type: 'user_unauthorized',
  })
  const [other] = newest.files.slice(1)
  expect(await maya.storage.deleteFile(own, other?.$id ?? '')).toEqual({ message: '' })
  expect((await maya.storage.listFiles(own, [Query.equal('name', ['TWO.png'])])).total).toBe(0)
  await expect(maya.storage.listFiles(own, [Query.select(['name'])])).rejects.toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
  })
})

it('[FILE-38] builds addresses of previews that work', async () => {
  const maya = await signedIn(server)
  const { ImageGravity, ImageFormat } = maya.sdk
  const made = await maya.storage.createFile(bucket, 'unique()', file(picture(85)))
  const url = maya.storage.getFilePreview(
    bucket,
    made.$id,
    60,
    40,
    ImageGravity.Topleft,
    80,
    5,
    'ff0000',
    8,
    0.9,
    90,
    'ffffff',
    ImageFormat.Webp,
  )
  const miss = await open(url, maya)
  expect([miss.status, miss.headers.get('content-type'), miss.headers.get('x-appwrite-cache')]).toEqual([
    200,
    'image/webp',
    'miss',
  ])
  const hit = await open(url, maya)
  expect(hit.headers.get('x-appwrite-cache')).toBe('hit')
  expect(await hit.bytes()).toEqual(await miss.bytes())
  expect((await open(url)).status).toBe(404)
})

it('[FILE-38] reads every refusal, also of what is too large or not wanted', async () => {
  const [maya, guest] = [await signedIn(server), sdkClient(server)]
  const refused = (code: number, type: string) => ({ code, type, response: { code, type } })
  const small = file(picture(100))
  await expect(guest.storage.createFile(bucket, 'x', small)).rejects.toMatchObject(refused(401, 'user_unauthorized'))
  await expect(maya.storage.createFile('nowhere', 'x', small)).rejects.toMatchObject(
    refused(404, 'storage_bucket_not_found'),
  )
  await expect(maya.storage.createFile(bucket, 'x', file(picture(100), 'x.exe'))).rejects.toMatchObject(
    refused(400, 'storage_file_type_unsupported'),
  )
  await expect(maya.storage.createFile(bucket, 'x', small, ['read("user:somebody")'])).rejects.toMatchObject(
    refused(401, 'user_unauthorized'),
  )
  const large = file(picture(4 * chunk))
  await expect(maya.storage.createFile(bucketIds.characters, 'x', large)).rejects.toMatchObject(
    refused(400, 'storage_invalid_file_size'),
  )
  await maya.storage.createFile(bucket, 'mine', small)
  await expect(maya.storage.createFile(bucket, 'mine', small)).rejects.toMatchObject(
    refused(409, 'storage_file_already_exists'),
  )
})

it('[FILE-39] counts uploads by the minute, and the chunks of one file apart', async () => {
  await using limited = await startServer()
  const maya = await signedIn(limited)
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': secretOf(maya) }
  const url = `${limited.url}/v1/storage/buckets/${bucket}/files`
  const left = async (range?: string): Promise<string> => {
    const body = new FormData()
    body.append('fileId', 'unique()')
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(range !== undefined && { 'content-range': range }) },
      body,
    })
    await response.body?.cancel()
    return `${response.headers.get('x-ratelimit-limit')} ${response.headers.get('x-ratelimit-remaining')}`
  }
  expect([await left(), await left(), await left('bytes 0-9/30'), await left('bytes 10-19/30')]).toEqual([
    '60 59',
    '60 58',
    '60 57',
    '60 59',
  ])
})
