import { hash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { brightnessAside } from '#adapters/images/brightness.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { scene } from '#adapters/marking/testing/scenes.ts'
import { product } from '#adapters/marking/testing/statements.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Marker } from '#application/marking/ports.ts'
import { markOf } from '#application/marking/state-origin.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const chain = createChain('Eidolon', new Date())
const processes = imageWorkerPool({ timers: systemTimers })
const watermarks = watermarkThread()
let marker: Marker
let reader: FactsReader
beforeAll(() => {
  marker = markingThread({ chain, product, pixels: true })
  reader = readingThread(knownBy(chain), { timers: systemTimers })
})
afterAll(async () => {
  processes[Symbol.dispose]()
  await marker[Symbol.asyncDispose]()
  await reader[Symbol.asyncDispose]()
})

const recipe = '{"recipe":1}'
const side = 320

/** Somebody on nothing, or on a ground. */
function drawn(isCutOut: boolean): Uint8Array {
  const { data } = scene(side, side, 8)
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    pixels.set(data.subarray(at * 3, at * 3 + 3), at * 4)
    pixels[at * 4 + 3] = isCutOut && at % side < 40 ? 0 : 255
  }
  return encodePng({ width: side, height: side, pixels }, recipe, isCutOut ? 4 : 3)
}

async function keep(world: MediaWorld, id: string, bytes: Uint8Array, data: Record<string, unknown> = {}) {
  async function* once() {
    yield bytes
  }
  const staged = await world.files.system.stage('media', `${id}.${data['kind'] === 'video' ? 'webp' : 'png'}`, once())
  const fileId = `file-${id}`
  await world.units.run(async (unit) => {
    await world.files.system.keep(unit, staged, { id: fileId, permissions: ownerPermissions('maya') })
    await sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm')
  })
  await world.add('maya', id, { fileId, recipe, engineVersion: '3.1', ...data })
}

const moving = (): Promise<Uint8Array> =>
  sharp(Buffer.alloc(16 * 32 * 4, 90).fill(160, 16 * 16 * 4), {
    raw: { width: 16, height: 32, channels: 4, pageHeight: 16 },
  })
    .webp({ delay: [100, 100] })
    .toBuffer()

const watch = { who: 'maya', signal: new AbortController().signal }

async function read(bytes: Uint8Array, type: 'image/png' | 'image/webp' | 'image/jpeg') {
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { format, width } = await sharp(bytes).metadata()
  return {
    format,
    width,
    alpha: [data[4 * 20 + 3], data[4 * 200 + 3]],
    manifest: (await reader.read(bytes, type))?.manifest?.isOurs,
    recipe: readRecipeText(bytes),
    mark: (await watermarks.read(await brightnessAside(processes, bytes, watch)))?.mark,
  }
}

describe('pictures in other formats', () => {
  it('[MEDIA-52] keep size, transparency, recipe and marks', async () => {
    await using world = await mediaWorld(undefined, { marker })
    await keep(world, 'cut', drawn(true))
    await keep(world, 'whole', drawn(false))
    const mark = markOf(recipe, (of) => hash('sha256', of))
    const saved = async (id: string, format: 'png' | 'webp' | 'jpeg') => {
      const response = await world.fetch('maya', `/media/${id}/file?format=${format}`)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('content-disposition')).toContain(`${id}.${format === 'jpeg' ? 'jpg' : format}`)
      return read(new Uint8Array(await response.arrayBuffer()), `image/${format}`)
    }
    const same = { width: side, manifest: true, recipe, mark }
    expect(await saved('cut', 'webp')).toEqual({ ...same, format: 'webp', alpha: [0, 255] })
    expect(await saved('cut', 'png')).toEqual({ ...same, format: 'png', alpha: [0, 255] })
    expect(await saved('whole', 'webp')).toEqual({ ...same, format: 'webp', alpha: [255, 255] })
    expect(await saved('whole', 'jpeg')).toEqual({ ...same, format: 'jpeg', alpha: [255, 255] })
  })

  it('[MEDIA-52] are refused by the field where they would lose something, and to others', async () => {
    await using world = await mediaWorld()
    await keep(world, 'cut', drawn(true))
    await keep(world, 'film', await moving(), { kind: 'video' })
    const asked = (id: string, query: string, user = 'maya') => world.call(user, 'GET', `/media/${id}/file${query}`)
    for (const [id, query] of [
      ['cut', '?format=jpeg'],
      ['film', '?format=png'],
      ['cut', '?format=gif'],
      ['cut', ''],
    ] as const) {
      expect(await asked(id, query)).toMatchObject({ status: 400, body: { field: 'format' } })
    }
    expect((await asked('cut', '?format=webp', 'sam')).status).toBe(404)
  })

  it('[MEDIA-53] come in archives where they can, and everything else as it is', async () => {
    await using world = await mediaWorld(undefined, { marker })
    await keep(world, 'cut', drawn(true), { seed: 1 })
    await keep(world, 'whole', drawn(false), { seed: 2 })
    await keep(world, 'film', await moving(), { kind: 'video', seed: 3 })
    const archived = async (format: string) => {
      const response = await world.fetch('maya', '/media/archive', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: ['cut', 'whole', 'film'], format }),
      })
      return { status: response.status, zip: new Uint8Array(await response.arrayBuffer()) }
    }
    const zip = await openCardZip((await archived('jpeg')).zip)
    const endings = zip.names.map((name) => /(\d)\.(\w+)$/.exec(name)?.slice(1).join())
    expect(new Set(endings)).toEqual(new Set(['1,png', '2,jpg', '3,webp']))
    const jpeg = (await zip.read(zip.names.find((name) => name.endsWith('jpg')) ?? '')) ?? new Uint8Array()
    expect(await read(jpeg, 'image/jpeg')).toMatchObject({ format: 'jpeg', manifest: true, recipe })
    expect((await archived('bmp')).status).toBe(400)
  })
})
