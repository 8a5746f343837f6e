import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { s3Blobs } from '#adapters/blobs/s3.ts'
import { heldMemory } from '#adapters/blobs/testing/held-memory.ts'
import { startS3 } from '#adapters/blobs/testing/s3-server.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { filesUrl, get, md5, noise, send, sendChunk } from '#test/support/sending.ts'

const day = 24 * 60 * 60 * 1000

it('[FILE-37] clears uploads that nobody goes on with, and bytes of no file, and nothing else', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  await using world = await filesWorld({ clock: { now: () => new Date(now) } })
  await send(world, 'maya', noise(100), { fileId: 'kept' })
  await sendChunk(world, 'maya', noise(300), { size: 100, number: 1 }, { fileId: 'stale' })
  const lost = await world.files.system.stage('media', 'lost.png', one(noise(50)))
  expect(await world.files.sweep()).toEqual({ uploads: 0, blobs: 0 })
  now += 6 * day
  await sendChunk(world, 'maya', noise(300), { size: 100, number: 1 }, { fileId: 'going' })
  const fresh = await world.files.system.stage('media', 'fresh.png', one(noise(50)))
  now += 1.5 * day
  await sendChunk(world, 'maya', noise(300), { size: 100, number: 2 }, { fileId: 'going' })
  const recent = await world.files.system.stage('media', 'recent.png', one(noise(50)))
  expect(await world.files.sweep()).toEqual({ uploads: 1, blobs: 2 })
  expect(await world.blobs.head(lost.blobKey)).toBeUndefined()
  expect(await world.blobs.head(fresh.blobKey)).toBeUndefined()
  expect(await world.blobs.head(recent.blobKey)).toBeDefined()
  const statuses = await Promise.all(
    ['kept', 'stale', 'going'].map(async (id) => (await get(world, 'maya', id)).status),
  )
  expect(statuses).toEqual([200, 404, 200])
  expect((await get(world, 'maya', 'kept/download')).status).toBe(200)
})

it('[FILE-2] takes chunks that are smaller than the parts its blob store takes', async () => {
  const demanding = (blobs: BlobStore): BlobStore => ({
    ...blobs,
    smallestPart: 5 * 1024 * 1024,
    putPart: async () => {
      throw new Error('too small')
    },
  })
  await using world = await filesWorld({ over: demanding })
  const whole = noise(2500)
  for (const number of [2, 1, 3]) {
    const { status } = await sendChunk(world, 'maya', whole, { size: 1000, number }, { fileId: 'fine' })
    expect(status).toBe(201)
  }
  expect(await (await get(world, 'maya', 'fine/download')).bytes()).toEqual(whole)
  expect(await world.blobKeys()).toHaveLength(1)
  await sendChunk(world, 'maya', whole, { size: 1000, number: 1 }, { fileId: 'left' })
  await fetch(`${filesUrl(world)}/left`, { method: 'DELETE', headers: as('maya') })
  expect(await world.blobKeys()).toHaveLength(1)
})

it('[FILE-2] keeps files in S3 as on disk, in large chunks and in small ones', async () => {
  await using server = await startS3()
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  await using s3 = await s3Blobs({ ...server, region: 'us-east-1', credentials })
  await using world = await filesWorld({ over: () => s3 })
  const size = 5 * 1024 * 1024
  const whole = noise(2 * size + 1000)
  for (const number of [1, 2, 2, 3]) {
    const { status } = await sendChunk(world, 'maya', whole, { size, number }, { fileId: 'large' })
    expect(status).toBe(201)
  }
  const small = noise(2500, 2)
  for (const number of [2, 1, 3]) {
    await sendChunk(world, 'maya', small, { size: 1000, number }, { fileId: 'small' })
  }
  expect(JSON.parse(await (await get(world, 'maya', 'large')).text()).signature).toBe(md5(whole))
  expect(await (await get(world, 'maya', 'small/download')).bytes()).toEqual(small)
  const part = await get(world, 'maya', 'large/view', { range: `bytes=${2 * size}-${2 * size + 9}` })
  expect(await part.bytes()).toEqual(whole.subarray(2 * size, 2 * size + 10))
  for (const id of ['large', 'small']) {
    await fetch(`${filesUrl(world)}/${id}`, { method: 'DELETE', headers: as('maya') })
  }
  expect(await world.blobKeys()).toEqual([])
})

it('[FILE-8] takes up a file whose last step was cut off', async () => {
  let fails = true
  const failing = (blobs: BlobStore): BlobStore => ({
    ...blobs,
    async completeUpload(key, id, count) {
      const done = await blobs.completeUpload(key, id, count)
      if (fails) throw new Error('cut off')
      return done
    },
  })
  await using world = await filesWorld({ over: failing })
  const whole = noise(250)
  const chunk = (number: number) => sendChunk(world, 'maya', whole, { size: 100, number }, { fileId: 'cut' })
  await chunk(1)
  await chunk(2)
  expect((await chunk(3)).status).toBe(500)
  // The client must not take it for finished: it is told to send the last chunk again.
  const shown = JSON.parse(await (await get(world, 'maya', 'cut')).text())
  expect(shown).toMatchObject({ chunksUploaded: 2, chunksTotal: 3, signature: '' })
  expect((await get(world, 'maya', 'cut/view')).status).toBe(404)
  fails = false
  expect((await chunk(3)).body).toMatchObject({ chunksUploaded: 3, signature: md5(whole) })
  expect(world.events).toHaveLength(1)
})

it('[FILE-175] tells the client to send again what a power cut took, and never makes a broken file', async () => {
  await using world = await filesWorld()
  const whole = noise(450)
  const chunk = (at: FilesWorld, number: number) =>
    sendChunk(at, 'maya', whole, { size: 100, number }, { fileId: 'cut' })
  for (const number of [1, 2, 3, 4]) await chunk(world, number)
  const uploads = join(world.folder, 'blobs', 'uploads')
  for (const name of await readdir(uploads, { recursive: true }))
    if (basename(name).length === 36 && name.includes('/')) {
      const bytes = await readFile(join(uploads, name))
      await writeFile(join(uploads, name), bytes.fill(0, 120, 180))
    }
  await using again = await world.restarted()
  expect(await chunk(again, 5)).toMatchObject({ status: 503, body: { type: 'general_service_unavailable' } })
  expect((await get(again, 'maya', 'cut/view')).status).toBe(404)
  // As the SDK does it: from the first chunk on that is said to be missing.
  const { chunksUploaded } = JSON.parse(await (await get(again, 'maya', 'cut')).text())
  expect(chunksUploaded).toBe(1)
  const answers = []
  for (const number of [2, 3, 4, 5]) answers.push(await chunk(again, number))
  const finished = answers.find(({ body }) => body.signature !== '')
  expect(finished).toMatchObject({ status: 201, body: { chunksUploaded: 5, signature: md5(whole) } })
  expect(await (await get(again, 'maya', 'cut/download')).bytes()).toEqual(whole)
})

it('[FILE-8] never holds a file in memory, however large it is', { timeout: 60_000 }, async () => {
  const measured: number[] = []
  let pieces = 0
  const measuring = (blobs: BlobStore): BlobStore => ({
    ...blobs,
    putPart: (key, id, part, source) =>
      blobs.putPart(key, id, part, source instanceof Uint8Array ? source : seen(source)),
  })
  async function* seen(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      pieces += 1
      if (pieces % 160 === 80) measured.push(heldMemory())
      yield piece
    }
  }
  await using world = await filesWorld({ over: measuring })
  const chunkSize = 5 * 1024 * 1024
  const whole = Buffer.alloc(12 * chunkSize, noise(100_000))
  let signature = ''
  for (let number = 1; number <= 12; number++) {
    signature = (await sendChunk(world, 'maya', whole, { size: chunkSize, number }, { fileId: 'large' })).body.signature
  }
  expect(signature).toBe(md5(whole))
  expect(measured.length).toBeGreaterThan(3)
  // The client is in this process too, and holds the chunk that it is sending a few times over.
  expect(Math.max(...measured) - (measured[0] ?? 0)).toBeLessThan(chunkSize * 6)
})

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
