import { describe, expect, it } from 'vitest'
import { webpEncoder } from '#adapters/images/webp.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { Fault } from '#domain/shared/fault.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { type CharactersWorld, charactersWorld, dot } from '#test/support/characters-world.ts'

const documents = '/databases/studio/collections/characters/documents'
const day = 24 * 60 * 60 * 1000
const calm = 251

const read = async (world: CharactersWorld, id: string) => (await world.call('maya', 'GET', `${documents}/${id}`)).body
const change = (world: CharactersWorld, id: string, data: object) =>
  world.call('maya', 'PATCH', `${documents}/${id}`, { data })
const isDrawing = async (world: CharactersWorld, times: number) => {
  await expect.poll(() => world.easel.drawn.length).toBe(times)
}
const filesOf = async (world: CharactersWorld) =>
  (await world.call('maya', 'GET', '/storage/buckets/characters/files')).body['total']

const bald = JSON.stringify({ hairStyle: 'bald' })
const bob = JSON.stringify({ hairStyle: 'bob' })

for (const [name, open] of databases()) {
  describe(`the portrait of a character, on ${name}`, () => {
    it('[CHAR-80] is drawn after it was saved, and seen as a change like any other', async () => {
      await using world = await charactersWorld(open)
      const { body: made } = await world.add('maya', { style: 'noir' }, 'mira')
      expect(made).toMatchObject({ imageId: null, portraitPending: true })
      world.pass(5000)
      await world.drawPortraits().settled()
      const now = await read(world, 'mira')
      expect(now).toEqual({ ...made, imageId: expect.stringMatching(/^drawn-/), portraitPending: false })
      expect(world.easel.drawn).toMatchObject([{ width: 768, height: 768, style: 'noir' }])
      const told = world.events.findLast(({ payload }) => payload['$id'] === 'mira')
      expect(told).toMatchObject({ payload: { imageId: now['imageId'] }, audience: ['user:maya'] })
      const path = `/storage/buckets/characters/files/${String(now['imageId'])}`
      const picture = await world.fetch('maya', `${path}/view`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await world.call('sam', 'GET', path)).status).toBe(404)
    })

    it('[CHAR-87] waits for other images first, until its character is shown', async () => {
      await using world = await charactersWorld(open)
      world.easel.busy = true
      await world.add('maya', {}, 'mira')
      await world.add('maya', {}, 'noa')
      const worker = world.drawPortraits()
      await worker.settled()
      expect(world.easel.drawn).toHaveLength(0)
      await read(world, 'noa')
      const rank = async () =>
        (await world.db.one(sql`select portrait_rank as rank from characters where id = 'noa'`))?.['rank']
      await expect.poll(rank).toBe(0)
      world.pass(2000)
      await isDrawing(world, 1)
      await worker.settled()
      expect(await read(world, 'noa')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
      world.easel.busy = false
      world.pass(2000)
      await isDrawing(world, 2)
    })

    it('[CHAR-82] is that of the newest look, and of no other', async () => {
      await using world = await charactersWorld(open)
      world.easel.hold = true
      const worker = world.drawPortraits()
      await world.add('maya', { genes: bald }, 'mira')
      await isDrawing(world, 1)
      await change(world, 'mira', { genes: bob })
      await expect.poll(() => world.easel.ended.length).toBe(1)
      for (let n = 0; n < 50; n++) await change(world, 'mira', { style: n % 2 ? 'noir' : 'comic' })
      world.pass(calm)
      await isDrawing(world, 2)
      world.easel.go()
      await worker.settled()
      expect(world.easel.drawn[1]).toMatchObject({ genes: { hairStyle: 'bob' }, style: 'noir' })
      expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/), style: 'noir' })
      expect(await filesOf(world)).toBe(1)
    })

    it('[CHAR-81] is brought once when another process takes up what seemed dead', async () => {
      await using world = await charactersWorld(open)
      world.easel.hold = true
      const slow = world.drawPortraits()
      await world.add('maya', {}, 'mira')
      await isDrawing(world, 1)
      await world.units.run((unit) => world.portraitQueue.recover(unit, true))
      const bytes = await webpEncoder().webp({ width: 1, height: 1, pixels: new Uint8ClampedArray(4) })
      const drawLook = () => ({ key: '', version: '', load: async () => ({ bytes, isHit: false }) })
      await world.drawPortraits({ drawLook }).settled()
      world.easel.go()
      await slow.settled()
      expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
      expect([await filesOf(world), (await world.blobKeys()).length]).toEqual([1, 1])
    })
  })
}

describe('a portrait', () => {
  it('[CHAR-80] is drawn for whoever comes out of a card, is brought back or copied without a picture', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    const form = new FormData()
    form.append('file', new File([JSON.stringify({ name: 'Ada', description: 'A man with a red beard.' })], 'a.json'))
    const imported = await (await world.fetch('maya', '/characters/import', { method: 'POST', body: form })).json()
    const { $id: ada } = Object(imported).characters[0]
    await worker.settled()
    expect(await read(world, ada)).toMatchObject({ name: 'Ada', imageId: expect.stringMatching(/^drawn-/) })
    world.easel.hold = true
    await world.add('maya', {}, 'mira')
    await isDrawing(world, 2)
    expect((await world.call('maya', 'DELETE', '/characters/mira')).status).toBe(204)
    await worker.settled()
    world.easel.hold = false
    expect((await world.call('maya', 'POST', '/characters/mira/restore')).status).toBe(200)
    await worker.settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
  })

  it('[CHAR-88] is the preview that the form has shown, where that was kept', async () => {
    await using world = await charactersWorld()
    const { body: look } = await world.call('maya', 'POST', '/looks', { appearance: 'red hair', seed: 3 })
    const preview = { genes: look['genes'], style: 'comic', size: 768, slot: 'form' }
    const init = { method: 'POST', body: JSON.stringify(preview), headers: { 'content-type': 'application/json' } }
    const shown = await world.fetch('maya', '/looks/preview', init)
    const bytes = await shown.arrayBuffer()
    await world.add('maya', { genes: JSON.stringify(look['genes']), style: 'comic' }, 'mira')
    await world.drawPortraits().settled()
    const { imageId } = await read(world, 'mira')
    const kept = await world.fetch('maya', `/storage/buckets/characters/files/${String(imageId)}/view`)
    expect(Buffer.from(await kept.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
    expect(world.easel.drawn).toHaveLength(1)
  })

  it('[CHAR-82] follows a look that is changed later; the one before goes a day after', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    await world.add('maya', {}, 'mira')
    await worker.settled()
    const { imageId: first } = await read(world, 'mira')
    const { body } = await change(world, 'mira', { style: 'pixel' })
    expect(body).toMatchObject({ imageId: first, portraitPending: true })
    world.pass(calm)
    await worker.settled()
    const { imageId: second, portraitPending } = await read(world, 'mira')
    expect([portraitPending, second === first]).toEqual([false, false])
    expect((await change(world, 'mira', { description: 'A painter' })).body).toMatchObject({ portraitPending: false })
    expect(await filesOf(world)).toBe(2)
    world.pass(day)
    await world.characters.sweep()
    expect([await filesOf(world), (await world.blobKeys()).length]).toEqual([1, 1])
  })

  it('[CHAR-83] never takes the place of a picture that its owner chose', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    world.easel.hold = true
    await world.add('maya', {}, 'mira')
    await isDrawing(world, 1)
    const own = await world.picture('maya', 'own')
    expect((await change(world, 'mira', { imageId: own })).body).toMatchObject({ imageId: own, portraitPending: false })
    await worker.settled()
    expect(world.easel.ended).toHaveLength(1)
    expect((await change(world, 'mira', { genes: bald })).body).toMatchObject({ imageId: own, portraitPending: false })
    // What another client has drawn and brought along itself is a picture that it chose.
    const theirs = await world.picture('maya', 'drawn-elsewhere')
    expect((await world.add('maya', { imageId: theirs }, 'ines')).body).toMatchObject({ portraitPending: false })
    await worker.settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: own })
    expect([world.easel.drawn.length, await filesOf(world)]).toEqual([1, 2])
    // Without it the studio draws again.
    world.easel.hold = false
    expect((await change(world, 'mira', { imageId: null })).body).toMatchObject({ portraitPending: true })
    world.pass(calm)
    await worker.settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
  })

  it('[CHAR-83] is for the studio alone to promise, and for nobody else to have drawn', async () => {
    await using world = await charactersWorld()
    const own = await world.picture('maya', 'own')
    const { body } = await world.add('maya', { imageId: own, portraitPending: true }, 'mira')
    expect(body).toMatchObject({ portraitPending: false })
    expect((await change(world, 'mira', { portraitPending: true })).body).toMatchObject({ portraitPending: false })
    const stranger = await world.call('sam', 'PATCH', `${documents}/mira`, { data: { genes: bald } })
    expect(stranger.status).toBe(401)
    await world.drawPortraits().settled()
    expect(world.easel.drawn).toEqual([])
  })

  it('[CHAR-84] of a character that was deleted meanwhile leaves nothing behind', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    world.easel.hold = true
    await world.add('maya', {}, 'mira')
    await isDrawing(world, 1)
    await world.call('maya', 'DELETE', `${documents}/mira`)
    world.easel.go()
    await worker.settled()
    expect([await filesOf(world), await world.blobKeys()]).toEqual([0, []])
  })

  it('[CHAR-84] of an account that was deleted meanwhile is not kept', async () => {
    await using world = await charactersWorld()
    await world.add('maya', {}, 'mira')
    await world.drawPortraits({ isAccount: async () => false }).settled()
    expect(world.easel.drawn).toHaveLength(1)
    expect([await filesOf(world), await world.blobKeys()]).toEqual([0, []])
  })

  it('[CHAR-85] is not kept where there is no room for it, and not begun where there is none at all', async () => {
    await using world = await charactersWorld()
    const full = () => Promise.reject(new Fault('storage_quota_exceeded', { used: 2, quota: 1 }))
    let within = 0
    const worker = world.drawPortraits({
      room: {
        async within(_unit, _owner, write) {
          within += 1
          await write()
          return full()
        },
      },
    })
    await world.add('maya', {}, 'mira')
    for (const pause of [2000, 15_000, 60_000, 600_000, 0]) {
      await worker.settled()
      world.pass(pause + 1)
    }
    expect(within).toBe(5)
    expect(await read(world, 'mira')).toMatchObject({ imageId: null, portraitPending: false })
    expect([await filesOf(world), await world.blobKeys()]).toEqual([0, []])
    await worker[Symbol.asyncDispose]()
    const before = world.easel.drawn.length
    const other = world.drawPortraits({ room: { refuseWithout: full } })
    await world.add('maya', { genes: bald }, 'noa')
    await other.settled()
    expect(world.easel.drawn).toHaveLength(before)
  })
})

describe('a portrait that cannot be drawn', () => {
  it('[CHAR-86] is tried again with growing pauses, five times, and told without words of anybody', async () => {
    await using world = await charactersWorld()
    const said: string[] = []
    const note = (facts: object, message: string) => void said.push(JSON.stringify([facts, message]))
    const worker = world.drawPortraits({ log: { info: note, warn: note, error: note } })
    const pauses = [2000, 15_000, 60_000, 600_000]
    world.easel.failures.push(...Array.from({ length: 5 }, () => new Error('the thread has ended')))
    await world.add('maya', { name: 'Secretname', appearance: 'secret red hair' }, 'mira')
    for (const [failed, pause] of pauses.entries()) {
      await worker.settled()
      expect(world.easel.drawn).toHaveLength(failed + 1)
      world.pass(pause - 1)
      await worker.settled()
      expect(world.easel.drawn).toHaveLength(failed + 1)
      expect(await read(world, 'mira')).toMatchObject({ portraitPending: true })
      world.pass(2)
    }
    await worker.settled()
    expect(world.easel.drawn).toHaveLength(5)
    expect(await read(world, 'mira')).toMatchObject({ imageId: null, portraitPending: false })
    expect(said).toHaveLength(5)
    expect(said.join()).not.toContain('ecret')
    expect(said[4]).toContain('"attempt":5')
    await change(world, 'mira', { description: 'A painter' })
    expect(await read(world, 'mira')).toMatchObject({ portraitPending: false })
    // Another look begins anew.
    await change(world, 'mira', { style: 'comic' })
    world.pass(calm)
    await worker.settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
  })

  it('[CHAR-86] is not drawn from words against the rules, nor from genes that nobody can read', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    const make = (id: string, data: object) =>
      world.units.run((unit) =>
        world.documents.system.create(unit, 'characters', {
          id,
          data: { name: 'Mira', appearance: 'red hair', portraitPending: true, ...data },
          permissions: ownerPermissions('maya'),
        }),
      )
    await make('young', { name: 'Emma (15)', genes: bald })
    await make('broken', { genes: '[[' })
    await make('none', {})
    await worker.settled()
    expect(world.easel.drawn).toEqual([])
    for (const id of ['young', 'broken', 'none']) {
      expect(await read(world, id)).toMatchObject({ imageId: null, portraitPending: false })
    }
  })

  it('[CHAR-86] waits without an attempt while the illustrator has nothing to draw with', async () => {
    await using world = await charactersWorld()
    const worker = world.drawPortraits()
    world.easel.ready = false
    await world.add('maya', {}, 'mira')
    for (let n = 0; n < 10; n++) {
      world.pass(60_000)
      await worker.settled()
    }
    expect(await read(world, 'mira')).toMatchObject({ portraitPending: true })
    world.easel.ready = true
    world.pass(5000)
    await worker.settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
  })

  it('[CHAR-81] is put back by a process that closes, and drawn by the next', async () => {
    await using world = await charactersWorld()
    world.easel.hold = true
    const first = world.drawPortraits()
    await world.add('maya', {}, 'mira')
    await isDrawing(world, 1)
    await first[Symbol.asyncDispose]()
    expect(world.easel.ended).toHaveLength(1)
    world.easel.hold = false
    await world.drawPortraits().settled()
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
    expect(world.easel.drawn).toHaveLength(2)
  })

  it('[CHAR-81] is held for as long as its drawing takes', async () => {
    await using world = await charactersWorld()
    world.easel.hold = true
    const worker = world.drawPortraits()
    await world.add('maya', {}, 'mira')
    await isDrawing(world, 1)
    for (let n = 0; n < 6; n++) {
      world.pass(5000)
      // The renewal is one statement; this one comes after it.
      await read(world, 'mira')
    }
    world.easel.go()
    await worker.settled()
    expect(world.easel.drawn).toHaveLength(1)
    expect(await read(world, 'mira')).toMatchObject({ imageId: expect.stringMatching(/^drawn-/) })
  })
})

it('[CHAR-80] a card that brings its picture along keeps that one', async () => {
  await using world = await charactersWorld()
  const { body } = await world.add('maya', { imageId: await world.picture('maya', 'own', dot) }, 'mira')
  expect(body).toMatchObject({ imageId: 'own', portraitPending: false })
  await world.drawPortraits().settled()
  const png = await world.fetch('maya', '/characters/mira/export?format=card-v2')
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await png.arrayBuffer())], 'mira.png'))
  const imported = await (await world.fetch('maya', '/characters/import', { method: 'POST', body: form })).json()
  expect(Object(imported).characters[0]).toMatchObject({
    portraitPending: false,
    imageId: expect.not.stringMatching(/^drawn-/),
  })
  expect(world.easel.drawn).toEqual([])
})
