import { collectionIds } from '@eidolon/contract/resources.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { Ending, GenerationAccess } from '#application/generations/ports.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { generationsWorld } from '#test/support/generations-world.ts'
import { flatIllustrator } from '#test/support/flat-illustrator.ts'

const pixels = new Uint8ClampedArray(8 * 8 * 4).fill(120)

/** Tells of each picture as a thread does that takes it up; one that is held back waits for its signal. */
function toldIllustrator(held = false): Illustrator & { readonly orders: unknown[] } {
  const orders: unknown[] = []
  return {
    ...flatIllustrator(),
    orders,
    png: (order, text, watch) => {
      const { signal } = watch
      orders.push(order)
      watch.progress?.('drawing', 0.5)
      if (!held) return Promise.resolve(encodePng({ width: 8, height: 8, pixels }, text, 4))
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
}

/** What is set aside, begun and ended. */
function countingAccess() {
  const told = { asked: 0, begun: 0, endings: [] as Ending[] }
  const access: GenerationAccess = {
    async mayGenerate(_unit, { count }) {
      told.asked += count
    },
    async begun() {
      told.begun += 1
    },
    async ended(_unit, _asked, ending) {
      told.endings.push(ending)
    },
  }
  return { told, access }
}

const sheetsOf = (characterId: string): string => `/characters/${characterId}/sheets`

describe('asking for a sheet', () => {
  it('[GEN-88] is answered with one generation that waits among the others', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const { status, body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'turnaround' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      characterId,
      kind: 'sheet',
      engine: 'illustrator',
      status: 'queued',
      count: 4,
      request: { kind: 'image', sheet: { sheet: 'turnaround', format: 'png' }, seed: expect.any(Number) },
    })
    const { body: list } = await world.call('maya', 'GET', '/generations')
    expect(list).toMatchObject({ total: 1, generations: [{ $id: body.$id, kind: 'sheet' }] })
    expect((await world.call('maya', 'DELETE', `/generations/${body.$id}`)).status).toBe(204)
  })

  it.each([
    [{}, 'Invalid `sheet` param: Value must be one of (turnaround, '],
    [{ sheet: 'tapestry' }, 'Invalid `sheet` param: Value must be one of (turnaround, '],
    [{ sheet: 'turnaround', size: 'huge' }, 'Invalid `size` param'],
    [{ sheet: 'expressions', size: 'print' }, 'Invalid `size` param: Value must be one of (standard, large)'],
    [{ sheet: 'page', size: 'print', format: 'png' }, 'Invalid `format` param: Value must be one of (pdf)'],
    [{ sheet: 'turnaround', style: 'crayon' }, 'Invalid `style` param'],
    [{ sheet: 'turnaround', format: 'zip' }, 'Invalid `format` param: Value must be one of (png'],
    [{ sheet: 'turnaround', format: 'gif' }, 'Invalid `format` param'],
    [{ sheet: 'sprites', format: 'png' }, 'Invalid `format` param: Value must be one of (zip)'],
  ])('[GEN-88] names the field that is wrong: %j', async (given, message) => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const answer = await world.call('maya', 'POST', sheetsOf(characterId), given)
    expect(answer).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } })
    expect(answer.body.message).toContain(message)
  })

  it('[GEN-88] is for one’s own characters, whom the rules let be drawn, and not for those without a session', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [theirs, young] = [
      await world.character('noor'),
      await world.character('maya', { appearance: 'a teenage boy' }),
    ]
    const ask = async (user: string | undefined, id: string) =>
      (await world.call(user, 'POST', sheetsOf(id), { sheet: 'turnaround' })).body?.type
    expect(await ask('maya', theirs)).toBe('document_not_found')
    expect(await ask('maya', young)).toBe('generation_blocked')
    expect(await ask(undefined, theirs)).toBe('general_unauthorized_scope')
  })

  it('[GEN-88] cannot be smuggled into a request for pictures', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const sheet = { sheet: 'turnaround', format: 'png' }
    const { body } = await world.call('maya', 'POST', '/generations', { characterId, sheet })
    expect(body).toMatchObject({ kind: 'image', count: 1 })
    expect(body.request).not.toHaveProperty('sheet')
    expect((await world.call('maya', 'POST', '/generations', { characterId, kind: 'sheet' })).status).toBe(400)
  })
})

describe('a sheet', () => {
  it('[GEN-90] becomes one picture in the library, named and found as what it is', async () => {
    const illustrator = toldIllustrator()
    await using world = await generationsWorld({ illustrator })
    const characterId = await world.character('maya', { name: 'Mira <&> Voß', style: 'noir' })
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'turnaround' })
    await world.reached(body.$id, 'succeeded')
    expect(illustrator.orders).toHaveLength(4)
    expect(illustrator.orders).toEqual(illustrator.orders.map(() => expect.objectContaining({ cutOut: true })))
    const { mediaIds } = await world.state('maya', body.$id)
    expect(mediaIds).toHaveLength(1)
    const media = await world.documents.system.find(collectionIds.media, mediaIds[0])
    expect(media?.data).toMatchObject({
      kind: 'sheet',
      prompt: 'Turnaround',
      style: 'noir',
      posterId: null,
      recipe: '',
      identity: null,
      caption: 'Turnaround of Mira <&> Voß, 4 pictures, noir',
      says: 'sheet:turnaround style:noir',
      scene: JSON.stringify({ sheet: 'turnaround', format: 'png', pictures: 4 }),
    })
    const file = await world.call('maya', 'GET', `/storage/buckets/media/files/${String(media?.data['fileId'])}/view`)
    const { format, width, height, hasAlpha } = await sharp(file.bytes).metadata()
    const { width: wide, height: high } = media?.data ?? {}
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: wide, height: high, hasAlpha: false })
  })

  it.each([
    [{ sheet: 'page', format: 'pdf' }, '%PDF-', 'application/pdf'],
    [{ sheet: 'sprites' }, 'PK', 'application/zip'],
    [{ sheet: 'dataset', format: 'zip' }, 'PK', 'application/zip'],
  ])('[GEN-95] is kept as the file that it is, with a still to be shown: %j', async (given, begins, type) => {
    await using world = await generationsWorld({ illustrator: toldIllustrator() })
    const characterId = await world.character('maya', { description: 'Pilot of the night ferry.' })
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), given)
    await world.reached(body.$id, 'succeeded')
    const { mediaIds } = await world.state('maya', body.$id)
    const { fileId, posterId, bytes } =
      (await world.documents.system.find(collectionIds.media, mediaIds[0]))?.data ?? {}
    const at = (id: unknown): string => `/storage/buckets/media/files/${String(id)}`
    const file = await world.call('maya', 'GET', `${at(fileId)}/download`)
    expect([file.bytes.subarray(0, begins.length).toString(), file.bytes.length]).toEqual([begins, bytes])
    expect((await world.call('maya', 'GET', at(fileId))).body).toMatchObject({ mimeType: type })
    expect((await world.call('maya', 'GET', at(posterId))).body).toMatchObject({ mimeType: 'image/webp' })
    // Others see none of it, and its owner deletes it with its row alone.
    expect((await world.call('noor', 'GET', `${at(fileId)}/download`)).status).toBe(404)
    expect((await world.call('maya', 'DELETE', at(fileId))).status).toBe(401)
  })

  it('[GEN-91] counts as its pictures: all are set aside and begun one by one, and all of it is delivered', async () => {
    const { told, access } = countingAccess()
    await using world = await generationsWorld({ illustrator: toldIllustrator(), access })
    const characterId = await world.character('maya')
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'expressions' })
    expect(told.asked).toBe(body.count)
    await world.reached(body.$id, 'succeeded')
    expect(told).toMatchObject({ begun: body.count, endings: [{ status: 'succeeded', delivered: body.count }] })
  })

  it('[GEN-91] that is cancelled has begun no more than a few, and leaves nothing behind', async () => {
    const { told, access } = countingAccess()
    const illustrator = toldIllustrator(true)
    await using world = await generationsWorld({ illustrator, access })
    const characterId = await world.character('maya')
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'expressions' })
    await expect.poll(() => illustrator.orders.length).toBe(8)
    await expect.poll(() => told.begun).toBe(8)
    expect((await world.call('maya', 'DELETE', `/generations/${body.$id}`)).status).toBe(204)
    expect(told).toMatchObject({ begun: 8, endings: [{ status: 'cancelled', delivered: 0 }] })
    expect(illustrator.orders).toHaveLength(8)
    expect(await world.blobKeys()).toEqual([])
  })

  it('[GEN-151] in the size for print is a PDF, of which few pictures are drawn at once', async () => {
    const illustrator = toldIllustrator(true)
    await using world = await generationsWorld({ illustrator })
    const characterId = await world.character('maya')
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'page', size: 'print' })
    expect(body.request).toMatchObject({ size: 'print', sheet: { sheet: 'page', format: 'pdf' } })
    await expect.poll(() => illustrator.orders.length).toBe(2)
    expect(illustrator.orders).toEqual(illustrator.orders.map(() => expect.objectContaining({ enlarged: 4 })))
    expect((await world.call('maya', 'DELETE', `/generations/${body.$id}`)).status).toBe(204)
    expect(illustrator.orders).toHaveLength(2)
  })

  it('[GEN-150] of outfits has what hung in the wardrobe when it was asked for', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const data = { characterId, name: 'Gala', outfit: 'suit', colours: ['#7a1030', '', '#c9993f'] }
    const given = { data, permissions: ownerPermissions('maya') }
    const { id } = await world.units.run((unit) => world.documents.system.create(unit, 'outfits', given))
    const { body } = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'outfits' })
    const { characterId: _whose, ...hung } = data
    expect(body).toMatchObject({ count: 12, request: { sheet: { wardrobe: [hung] } } })
    await world.units.run((unit) => world.documents.system.remove(unit, 'outfits', id))
    const again = await world.call('maya', 'POST', `/generations/${body.$id}/retry`)
    expect(again.body.request).toEqual(body.request)
    const later = await world.call('maya', 'POST', sheetsOf(characterId), { sheet: 'outfits' })
    expect(later.body.request.sheet).toEqual({ sheet: 'outfits', format: 'png' })
  })

  it('[GEN-91] is asked for again as it was', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const given = { sheet: 'outfits', size: 'large', style: 'noir' }
    const { body: first } = await world.call('maya', 'POST', sheetsOf(characterId), given)
    const { status, body } = await world.call('maya', 'POST', `/generations/${first.$id}/retry`)
    expect(status).toBe(201)
    expect(body.request).toEqual(first.request)
    expect(body).toMatchObject({ kind: 'sheet', count: first.count })
  })
})
