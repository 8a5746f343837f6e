import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { as, type FilesWorld, filesWorld } from '#test/support/files-world.ts'
import { bodyOf, filesUrl, get, md5, noise, send, sendChunk } from '#test/support/sending.ts'

describe.each(databases())('uploads over %s', (_name, fresh) => {
  let world: FilesWorld
  beforeAll(async () => {
    world = await filesWorld({ fresh })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const stored = async (id: string, user = 'maya') => {
    const response = await get(world, user, `${id}/download`)
    return new Uint8Array(await response.arrayBuffer())
  }

  it('[FILE-1] keeps a small file with its signature and type, private to its creator', async () => {
    const bytes = noise(3000)
    const { status, body } = await send(world, 'maya', bytes, { fileId: 'small' })
    expect(status).toBe(201)
    expect(body).toEqual({
      $id: 'small',
      bucketId: 'media',
      $createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      $updatedAt: body.$createdAt,
      $permissions: ['read("user:maya")', 'update("user:maya")', 'delete("user:maya")'],
      name: 'picture.png',
      signature: md5(bytes),
      mimeType: 'image/png',
      sizeOriginal: 3000,
      chunksTotal: 1,
      chunksUploaded: 1,
    })
    expect(await stored('small')).toEqual(bytes)
    expect((await get(world, 'maya', 'small')).status).toBe(200)
    expect((await get(world, 'other', 'small')).status).toBe(404)
    expect((await get(world, undefined, 'small')).status).toBe(404)
  })

  it('[FILE-1] takes permissions that come after the file, and makes an id when asked', async () => {
    const { body } = await send(world, 'maya', noise(50), { permissions: ['read("any")', 'write("user:maya")'] })
    expect(body.$id).toMatch(/^[0-9a-f]{20}$/)
    expect(body.$permissions).toEqual(['read("any")', 'update("user:maya")', 'delete("user:maya")'])
    expect((await get(world, undefined, body.$id)).status).toBe(200)
  })

  it('[FILE-2] takes a file in chunks, in order, as the SDK sends them', async () => {
    const whole = noise(1100, 7)
    const first = await sendChunk(world, 'maya', whole, { size: 500, number: 1 })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      chunksTotal: 3,
      chunksUploaded: 1,
      sizeOriginal: 1100,
      signature: '',
      mimeType: '',
    })
    const id = first.body.$id
    const second = await sendChunk(world, 'maya', whole, { size: 500, number: 2, id })
    expect(second.body).toMatchObject({ $id: id, chunksUploaded: 2, signature: '' })
    expect(await bodyOf(await get(world, 'maya', id))).toEqual(second.body)
    expect((await get(world, 'maya', `${id}/view`)).status).toBe(404)
    const last = await sendChunk(world, 'maya', whole, { size: 500, number: 3, id }, { permissions: ['read("users")'] })
    expect(last.body).toMatchObject({ chunksUploaded: 3, signature: md5(whole), mimeType: 'image/png' })
    expect(last.body.$permissions).toEqual(['read("users")'])
    expect(await stored(id, 'other')).toEqual(whole)
  })

  it('[FILE-3] a chunk that comes again changes nothing', async () => {
    const whole = noise(1100, 3)
    const { body } = await sendChunk(world, 'maya', whole, { size: 500, number: 1 }, { fileId: 'again' })
    for (const number of [1, 2, 2, 1, 2]) {
      const repeated = await sendChunk(world, 'maya', whole, { size: 500, number, id: body.$id })
      expect(repeated.status).toBe(201)
      expect(repeated.body.chunksUploaded).toBe(number === 1 && repeated.body.chunksUploaded === 1 ? 1 : 2)
    }
    const last = await sendChunk(world, 'maya', whole, { size: 500, number: 3, id: body.$id })
    expect(last.body).toMatchObject({ chunksUploaded: 3, signature: md5(whole) })
    expect(await stored('again')).toEqual(whole)
  })

  it('[FILE-4] chunks may come side by side and in any order', async () => {
    const whole = noise(6100, 5)
    const numbers = [4, 2, 6, 1, 3, 5]
    const answers = await Promise.all(
      numbers.map((number) => sendChunk(world, 'maya', whole, { size: 1000, number }, { fileId: 'beside' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 201))
    const last = await sendChunk(world, 'maya', whole, { size: 1000, number: 7, id: 'beside' })
    expect(last.body).toMatchObject({ chunksTotal: 7, chunksUploaded: 7, signature: md5(whole), mimeType: 'image/png' })
    expect(await stored('beside')).toEqual(whole)
  })

  it('[FILE-4] all chunks at once, the last one included, end whole exactly once', async () => {
    const whole = noise(4000, 6)
    await sendChunk(world, 'maya', whole, { size: 1000, number: 2 }, { fileId: 'atonce' })
    const before = world.events.length
    const answers = await Promise.all(
      [1, 3, 4, 4, 3].map((number) => sendChunk(world, 'maya', whole, { size: 1000, number, id: 'atonce' })),
    )
    for (const { status } of answers) expect([201, 409, 404]).toContain(status)
    expect(await stored('atonce')).toEqual(whole)
    expect((await bodyOf(await get(world, 'maya', 'atonce'))).signature).toBe(md5(whole))
    expect(world.events.slice(before).map(({ events }) => events[0])).toEqual(['buckets.media.files.atonce.create'])
  })

  it('[FILE-5] counts chunks only up to the first gap', async () => {
    const whole = noise(3500, 8)
    const second = await sendChunk(world, 'maya', whole, { size: 1000, number: 2 }, { fileId: 'gap' })
    expect(second.body.chunksUploaded).toBe(0)
    const third = await sendChunk(world, 'maya', whole, { size: 1000, number: 3, id: 'gap' })
    expect(third.body.chunksUploaded).toBe(0)
    const first = await sendChunk(world, 'maya', whole, { size: 1000, number: 1, id: 'gap' })
    expect(first.body.chunksUploaded).toBe(3)
    expect((await sendChunk(world, 'maya', whole, { size: 1000, number: 4, id: 'gap' })).body.signature).toBe(
      md5(whole),
    )
  })

  it('[FILE-7] goes on where it was after a restart, at every chunk', async () => {
    const whole = noise(4500, 9)
    for (let number = 1; number <= 5; number++) {
      await using again = await world.restarted()
      const known = await bodyOf(await get(again, 'maya', 'restart'))
      expect(known.chunksUploaded ?? 0).toBe(number - 1)
      const { body } = await sendChunk(again, 'maya', whole, { size: 1000, number }, { fileId: 'restart' })
      expect(body.chunksUploaded).toBe(number)
    }
    expect(await stored('restart')).toEqual(whole)
    expect((await bodyOf(await get(world, 'maya', 'restart'))).signature).toBe(md5(whole))
  })

  it('[FILE-8] a client that goes away in the middle leaves nothing that can be seen', async () => {
    const whole = noise(300_000, 10)
    const before = await world.blobKeys()
    for (const headers of [[], ['content-range: bytes 0-299999/900000']]) {
      await breakOff(world, 'broken', whole, headers)
      // The connection is gone for us before it is gone for the server.
      await expect.poll(async () => (await get(world, 'maya', 'broken')).status).toBe(404)
      await expect.poll(() => world.blobKeys()).toEqual(before)
    }
  })

  it('[FILE-8] a later chunk that breaks off does not count, and can be sent again', async () => {
    const whole = noise(700_000, 11)
    await sendChunk(world, 'maya', whole, { size: 300_000, number: 1 }, { fileId: 'resumed' })
    await breakOff(world, 'resumed', whole.subarray(300_000, 600_000), ['content-range: bytes 300000-599999/700000'])
    expect((await bodyOf(await get(world, 'maya', 'resumed'))).chunksUploaded).toBe(1)
    for (const number of [2, 3]) await sendChunk(world, 'maya', whole, { size: 300_000, number, id: 'resumed' })
    expect(await stored('resumed')).toEqual(whole)
  })

  it('[FILE-10] nobody else can add to an upload or take it over', async () => {
    const whole = noise(1500, 12)
    await sendChunk(world, 'maya', whole, { size: 1000, number: 1 }, { fileId: 'mine' })
    const stolen = await sendChunk(world, 'thief', whole, { size: 1000, number: 2, id: 'mine' })
    expect(stolen).toMatchObject({ status: 409, body: { type: 'storage_file_already_exists' } })
    expect((await get(world, 'thief', 'mine')).status).toBe(404)
    expect((await sendChunk(world, 'maya', whole, { size: 1000, number: 2, id: 'mine' })).body.chunksUploaded).toBe(2)
  })

  it('takes the chunk aside when the field that names its upload comes last', async () => {
    const whole = noise(1500, 13)
    await sendChunk(world, 'maya', whole, { size: 1000, number: 1 }, { fileId: 'late', fileFirst: true })
    const last = await sendChunk(world, 'maya', whole, { size: 1000, number: 2 }, { fileId: 'late', fileFirst: true })
    expect(last.body).toMatchObject({ $id: 'late', signature: md5(whole) })
    expect(await stored('late')).toEqual(whole)
  })

  it('[FILE-11] a file that is there is not written over', async () => {
    const taken = { status: 409, body: { type: 'storage_file_already_exists', code: 409 } }
    await send(world, 'maya', noise(100), { fileId: 'taken' })
    const before = (await world.blobKeys()).length
    expect(await send(world, 'maya', noise(90), { fileId: 'taken' })).toMatchObject(taken)
    expect(await send(world, 'maya', noise(90), { fileId: 'taken', fileFirst: true })).toMatchObject(taken)
    expect(await sendChunk(world, 'maya', noise(90), { size: 50, number: 1 }, { fileId: 'taken' })).toMatchObject(taken)
    const both = await Promise.all([1, 2, 3].map((seed) => send(world, 'maya', noise(90, seed), { fileId: 'race' })))
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409'])
    expect((await world.blobKeys()).length).toBe(before + 1)
    expect((await stored('taken')).length).toBe(100)
  })

  it('[FILE-12] deleting ends an unfinished upload and removes every byte', async () => {
    const before = await world.blobKeys()
    const whole = noise(2500, 14)
    for (const number of [1, 2]) await sendChunk(world, 'maya', whole, { size: 1000, number }, { fileId: 'aborted' })
    const events = world.events.length
    const remove = () => fetch(`${filesUrl(world)}/aborted`, { method: 'DELETE', headers: as('maya') })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect(await world.blobKeys()).toEqual(before)
    expect(world.events.length).toBe(events)
    // The same id can be used again, from the beginning.
    const fresh = await sendChunk(world, 'maya', noise(1500, 2), { size: 1000, number: 1 }, { fileId: 'aborted' })
    expect(fresh.body).toMatchObject({ chunksTotal: 2, chunksUploaded: 1 })
  })
})

/** Sends a form and hangs up before its end. */
async function breakOff(
  world: FilesWorld,
  fileId: string,
  bytes: Uint8Array,
  headers: readonly string[],
): Promise<void> {
  const { hostname, port } = new URL(world.url)
  const head = [
    'POST /v1/storage/buckets/media/files HTTP/1.1',
    `host: ${hostname}`,
    ...Object.entries(as('maya')).map(([name, value]) => `${name}: ${value}`),
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes.length + 1000}`,
    ...headers,
    '',
    '--x',
    'content-disposition: form-data; name="fileId"',
    '',
    fileId,
    '--x',
    'content-disposition: form-data; name="file"; filename="a.png"',
    'content-type: application/octet-stream',
    '',
    '',
  ].join('\r\n')
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.write(head, () => socket.write(bytes, () => resolve())))
  socket.destroy()
}
