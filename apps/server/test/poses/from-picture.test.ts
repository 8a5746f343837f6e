import { FoundPose, posePictureBytes } from '@eidolon/contract/characters/pose-pictures.ts'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { poseThread } from '#adapters/poses/pose-thread.ts'
import { charactersWorld, type CharactersWorld } from '#test/support/characters-world.ts'

const scripted = new URL('../../src/adapters/poses/testing/scripted-poses.ts', import.meta.url)
const plain = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()

async function send(world: CharactersWorld, file: Uint8Array, user: string | undefined = 'maya') {
  const body = new FormData()
  body.append('file', new File([Uint8Array.from(file)], 'me.png'))
  const response = await world.fetch(user, '/poses/from-picture', { method: 'POST', body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function open() {
  const model = poseThread('nowhere', scripted)
  const world = await charactersWorld(undefined, { poses: model.finder })
  const close = async () => {
    await world[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  }
  return { ...world, [Symbol.asyncDispose]: close }
}

it('[POSE-45] the pose of somebody in a picture is answered, and nothing of the picture is kept', async () => {
  await using world = await open()
  expect((await world.call('maya', 'GET', '/poses/from-picture')).body).toEqual({ available: true })
  const { status, headers, body } = await send(world, await plain('#0a6450'))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const found = FoundPose.parse(body)
  expect(found).toMatchObject({ people: 1, unseen: [] })
  const [, , spread = 0] = found.joints.bones.leftUpperArm ?? []
  expect(spread).toBeGreaterThan(70)
  expect(Math.abs(found.joints.bones.rightUpperArm?.[2] ?? 0)).toBeLessThan(20)
  expect((await world.blobKeys()).length).toBe(0)
})

it('[POSE-48] who is seen is said: nobody, too little, legs that are not there, the largest of several', async () => {
  await using world = await open()
  expect(await send(world, await plain('#000000'))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Nobody is seen'), field: 'file' },
  })
  expect(await send(world, await plain('#0aff50'))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('both shoulders'), field: 'file' },
  })
  expect(await send(world, await plain('#0a64ff'))).toMatchObject({ body: { unseen: ['leftLeg', 'rightLeg'] } })
  expect(await send(world, await plain('#1e6450'))).toMatchObject({ body: { people: 3 } })
})

/** A small picture that says that it is enormous. */
async function bomb(): Promise<Uint8Array> {
  const png = await plain('#0a6450')
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

it('[POSE-46] what is no picture, too large, larger than it looks, of nobody or the second at once is refused', async () => {
  await using world = await open()
  const picture = await plain('#0a6450')
  expect((await send(world, picture, '')).status).toBe(401)
  for (const file of [
    Buffer.from('no picture'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    await bomb(),
  ]) {
    expect(await send(world, file)).toMatchObject({ status: 400, body: { field: 'file' } })
  }
  expect((await send(world, new Uint8Array(posePictureBytes + 1))).status).toBe(400)
  expect((await send(world, new Uint8Array())).status).toBe(400)
  expect((await world.call('maya', 'POST', '/poses/from-picture', { file: 'text' })).status).toBe(400)
  // What breaks inside is not told to whoever asks, and the next picture is looked at.
  const broken = await send(world, await plain('#ffffff'))
  expect([broken.status, JSON.stringify(broken.body).includes('too bright')]).toEqual([500, false])
  const both = await Promise.all([send(world, picture), send(world, picture), send(world, picture, 'noor')])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429])
})

it('[POSE-47] without a model it says so', async () => {
  await using world = await charactersWorld()
  expect((await world.call('maya', 'GET', '/poses/from-picture')).body).toEqual({ available: false })
  expect(await send(world, await plain('#0a6450'))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Pull the figure') },
  })
})
