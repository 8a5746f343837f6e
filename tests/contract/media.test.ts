import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import { collectionIds, bucketIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { painter } from '#support/generating.ts'
import { pngFile } from '#support/png.ts'
import { secretOf, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'
import { leaveAll, subscribed } from '#support/subscribed.ts'

const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }

let shared: Server
beforeAll(async () => {
  shared = await startServer({ env: quiet })
})
afterAll(() => shared[Symbol.asyncDispose]())
afterEach(() => leaveAll())

it('[MEDIA-10] the SDK uploads in chunks, hears of the row, sorts it into an album and counts it', async () => {
  const server = shared
  const maya = await signedIn(server)
  const { databases, storage, sdk } = maya
  const feed = await subscribed(maya, `databases.${databaseId}.collections.${collectionIds.media}.documents`)
  // Noise does not pack, so this takes two chunks.
  const bytes = pngFile(1600, 1200, randomBytes(1600 * 1200 * 4), 'mine')
  expect(bytes.length).toBeGreaterThan(5 * 1024 * 1024)
  const chunks: number[] = []
  const file = await storage.createFile(
    bucketIds.media,
    sdk.ID.unique(),
    new File([bytes], 'holiday.png', { type: 'image/png' }),
    undefined,
    ({ chunksUploaded }) => void chunks.push(chunksUploaded),
  )
  expect(chunks.length).toBeGreaterThan(1)
  const told = (await feed.next())?.payload as Record<string, unknown>
  expect(told).toMatchObject({ fileId: file.$id, kind: 'image', width: 1600, height: 1200, bytes: bytes.length })
  const album = await databases.createDocument(databaseId, collectionIds.albums, sdk.ID.unique(), { name: 'Best' })
  const id = String(told['$id'])
  await databases.updateDocument(databaseId, collectionIds.media, id, { albumIds: [album.$id] })
  const counts = await fetch(`${server.url}/v1/media/counts?project=eidolon`, {
    headers: { 'x-appwrite-session': secretOf(maya) },
  })
  expect(await counts.json()).toMatchObject({ total: 1, images: 1, albums: [{ id: album.$id, count: 1 }] })
  await databases.deleteDocument(databaseId, collectionIds.media, id)
  await expect(storage.getFile(bucketIds.media, file.$id)).rejects.toMatchObject({ code: 404 })
})

it('[MEDIA-15] [MEDIA-84] a picture is varied, and shown by a link, with its recipe only where that is wanted', async () => {
  const server = shared
  const maya = await painter(server)
  const asked = await maya.start(server, { prompt: 'in a cafe', seed: 5 })
  const [mediaId = ''] = (await maya.ended(server, asked.$id)).mediaIds
  const row = async (id = '') =>
    (await maya.ask(server, 'GET', `/databases/studio/collections/media/documents/${id}`)).body
  const media = await row(mediaId)
  expect((await maya.ask(server, 'GET', `/media/${mediaId}/recipe`)).body.order.setting.background).toBe('cafe')

  const varied = await maya.start(server, { parentMediaId: mediaId, strength: 0.6 })
  const child = await row((await maya.ended(server, varied.$id)).mediaIds[0])
  expect(child.parentId).toBe(mediaId)
  expect(JSON.parse(child.recipe).order.genes).toEqual(JSON.parse(media.recipe).order.genes)
  expect(child.seed).not.toBe(media.seed)

  const view = await maya.call(server, 'GET', `/storage/buckets/media/files/${media.fileId}/download`)
  const { body: plain } = await maya.ask(server, 'POST', `/media/${mediaId}/share`, {})
  const bare = Buffer.from(await (await fetch(`${plain.url}/file`)).arrayBuffer())
  expect([bare.includes('in a cafe'), bare.includes('"genes"'), bare.length > 10_000]).toEqual([false, false, true])
  const { body: link } = await maya.ask(server, 'POST', `/media/${mediaId}/share`, { includeRecipe: true })
  expect((await fetch(link.url)).status).toBe(200)
  expect(await (await fetch(`${link.url}/file`)).bytes()).toEqual(await view.bytes())
  const part = await fetch(`${link.url}/file`, { headers: { range: 'bytes=0-9' } })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
})

// The last one, since it stops the server.
it('[MEDIA-13] an archive begins at once, and whoever leaves it in the middle leaves nothing behind', async () => {
  const server = shared
  const maya = await signedIn(server)
  const { databases, storage, sdk } = maya
  for (let at = 0; at < 6; at++) {
    const bytes = pngFile(1000, 1000, randomBytes(1000 * 1000 * 4), '')
    await storage.createFile(bucketIds.media, sdk.ID.unique(), new File([bytes], `${at}.png`))
  }
  const { documents } = await databases.listDocuments(databaseId, collectionIds.media)
  const ids = documents.map(({ $id }) => $id).join(',')
  const url = `${server.url}/v1/media/archive?project=eidolon&ids=${ids}`
  const headers = { 'x-appwrite-session': secretOf(maya) }
  for (let turn = 0; turn < 5; turn++) {
    await new Promise<void>((resolve, reject) => {
      const request = get(url, { headers }, (response) => {
        response.once('data', () => {
          request.destroy()
          resolve()
        })
      })
      request.once('error', reject)
    })
  }
  const whole = await fetch(url, { headers })
  const zip = Buffer.from(await whole.arrayBuffer())
  expect(zip.readUInt16LE(zip.length - 22 + 10)).toBe(6)
  expect(server.output()).not.toMatch(/"level":(50|"error")/)
  expect(await server.stop('SIGTERM')).toBe(0)
})
