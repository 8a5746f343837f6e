import { LookFindingLine, portraitBytes } from '@eidolon/contract/characters/looks.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { faceLikeness } from '#adapters/engines/likeness/face-likeness.ts'
import { charactersWorld, type CharactersWorld } from '#test/support/characters-world.ts'

const scripted = new URL('../../src/adapters/engines/testing/scripted-faces.ts', import.meta.url)
const plain = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()

async function send(world: CharactersWorld, file: Uint8Array, user = 'maya') {
  const body = new FormData()
  body.append('file', new File([Uint8Array.from(file)], 'me.png'))
  const response = await world.fetch(user || undefined, '/looks/from-picture', { method: 'POST', body })
  const text = await response.text()
  return {
    status: response.status,
    text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => LookFindingLine.parse(JSON.parse(line))),
  }
}

it('[CHAR-101] an uploaded face is read by the installed model and answered with people, as it goes on', async () => {
  await using model = faceLikeness('nowhere', scripted)
  await using world = await charactersWorld(undefined, { finder: model.finder })
  expect((await world.call('maya', 'GET', '/looks/from-picture')).body).toEqual({ available: true })
  const { status, lines } = await send(world, await plain('#c86450'))
  expect(status).toBe(200)
  expect(lines()[0]).toEqual({ share: 0 })
  expect(lines().at(-1)).toMatchObject({ proposals: [{ words: expect.stringContaining('hair') }, {}, {}] })
  // Nothing of the picture is kept.
  expect((await world.call('maya', 'GET', '/storage/buckets/characters/files')).body).toMatchObject({ total: 0 })
  const none = await send(world, await plain('#000000'))
  expect(none.lines().at(-1)).toMatchObject({ problem: expect.stringContaining('No face') })
})

it('[CHAR-101] what is no picture, too large, of nobody or too often is refused', async () => {
  await using model = faceLikeness('nowhere', scripted)
  await using world = await charactersWorld(undefined, { finder: model.finder })
  expect((await send(world, Buffer.from('no picture'))).lines().at(-1)).toMatchObject({ problem: expect.any(String) })
  expect((await send(world, new Uint8Array(portraitBytes + 1))).status).toBe(400)
  expect((await send(world, await plain('#c86450'), '')).status).toBe(401)
})

it('[CHAR-102] without a model it says that the built-in engine draws from words', async () => {
  await using world = await charactersWorld()
  expect((await world.call('maya', 'GET', '/looks/from-picture')).body).toEqual({ available: false })
  const refused = await send(world, await plain('#c86450'))
  expect([refused.status, refused.text.includes('words')]).toEqual([409, true])
})
