import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomSetting, randomGenes } from '@eidolon/people'
import { openCardZip } from '#adapters/cards/zip.ts'
import { writeRecipe } from '#adapters/engines/embedded/recipe.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { stripMetadata } from '#adapters/marking/strip-metadata.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { product, statement } from '#adapters/marking/testing/statements.ts'
import { chunksOf } from '#adapters/media/png-chunks.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Marker } from '#application/marking/ports.ts'
import { markOf } from '#application/marking/state-origin.ts'
import { markingWith } from '#compose/marking.ts'
import { isWhole } from '#domain/files/file.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import { mediaDocuments, type MediaWorld, mediaWorld, plain } from '#test/support/media-world.ts'

const chain = createChain('Eidolon', new Date())
let marker: Marker
let reader: FactsReader
beforeAll(() => {
  marker = markingThread({ chain, product, pixels: true })
  reader = readingThread(knownBy(chain), { timers: systemTimers })
})
afterAll(async () => {
  await marker[Symbol.asyncDispose]()
  await reader[Symbol.asyncDispose]()
})

/** A picture that the illustrator made here. */
async function made(world: MediaWorld, id: string, data: Record<string, unknown> = {}): Promise<string> {
  const fileId = await world.add('maya', id, { engineVersion: '3.1', ...data })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm'))
  return `/storage/buckets/media/files/${fileId}`
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())
const kept = Buffer.from(encodePng(plain({ width: 16, height: 16, seed: 7 }), 'a picture'))

describe('what leaves', () => {
  it('[MARK-8] is marked wherever it leaves, and is kept as it was', async () => {
    await using world = await mediaWorld(undefined, { marker })
    const file = await made(world, 'one', { recipe: '{"recipe":1}', prompt: 'a secret wish' })
    const whole = await bytesOf(await world.fetch('maya', `${file}/download`))
    expect(await reader.read(whole, 'image/png')).toMatchObject({
      manifest: { isOurs: true, generator: 'Eidolon 2.0.1' },
    })
    expect(kept.equals(stripMetadata(whole))).toBe(true)
    expect((await bytesOf(await world.fetch('maya', `${file}/view`))).equals(whole)).toBe(true)
    const { body } = await world.call('maya', 'POST', '/media/one/share', { includeRecipe: true })
    expect((await bytesOf(await fetch(`${String(body['url'])}/file`))).equals(whole)).toBe(true)
    const zip = await openCardZip(await bytesOf(await world.fetch('maya', '/media/archive?ids=one')))
    expect(Buffer.from((await zip.read(zip.names[0] ?? '')) ?? []).equals(whole)).toBe(true)
    expect((await world.call('maya', 'GET', file)).body['sizeOriginal']).toBe(kept.length)
  })

  it('[MARK-8] marks what is made out of a file as that one, and only what was made here', async () => {
    await using world = await mediaWorld(undefined, { marker })
    await made(world, 'one', { recipe: '{"recipe":1}' })
    await world.add('maya', 'brought')
    const { derived } = markingWith(marker, { ...world, dataDir: world.folder, log: openLogger('silent') })
    const fileOf = async (id: string) => {
      const file = await world.files.system.find('media', id)
      if (!file || !isWhole(file)) throw new Error('There is no file')
      return file
    }
    const card = await derived(await fileOf('file-one'), 'image/png', kept)
    expect(await reader.read(card, 'image/png')).toMatchObject({ manifest: { isOurs: true } })
    expect(await derived(await fileOf('file-brought'), 'image/png', kept)).toBe(kept)
  })

  it('[MARK-9] says nothing of who made it or what was asked for', async () => {
    await using world = await mediaWorld(undefined, { marker })
    const file = await made(world, 'one', { recipe: '{"prompt":"a secret wish"}', prompt: 'a secret wish' })
    const whole = await bytesOf(await world.fetch('maya', `${file}/download`))
    const added = [...chunksOf(whole)].filter(
      ({ type, data }) => type === 'caBX' || Buffer.from(data).includes('xpacket'),
    )
    expect(added).toHaveLength(2)
    for (const { data } of added) {
      for (const secret of ['secret wish', 'maya', 'file-one', '"one"'])
        expect(Buffer.from(data).includes(secret)).toBe(false)
    }
  })

  it('[MARK-10] leaves as it came where it was brought along, whatever its row says', async () => {
    await using world = await mediaWorld(undefined, { marker })
    await world.add('maya', 'imported', { recipe: '{"recipe":1}' })
    const imported = await world.fetch('maya', '/storage/buckets/media/files/file-imported/download')
    expect((await bytesOf(imported)).equals(kept)).toBe(true)
    const { body } = await world.upload('maya', kept, 'mine.png')
    const uploaded = await world.fetch('maya', `/storage/buckets/media/files/${String(body['$id'])}/download`)
    expect((await bytesOf(uploaded)).equals(kept)).toBe(true)
  })

  it('[MARK-11] can be asked for in parts and again, as any file', async () => {
    await using world = await mediaWorld(undefined, { marker })
    const file = await made(world, 'one')
    const first = await world.fetch('maya', `${file}/download`)
    const [tag, whole] = [first.headers.get('etag') ?? '', await bytesOf(first)]
    expect(first.headers.get('content-length')).toBe(String(whole.length))
    const head = await world.fetch('maya', `${file}/download`, { method: 'HEAD' })
    expect([head.headers.get('etag'), head.headers.get('content-length')]).toEqual([tag, String(whole.length)])
    const part = async (start: number, end: number) => {
      const response = await world.fetch('maya', `${file}/download`, { headers: { range: `bytes=${start}-${end}` } })
      expect([response.status, response.headers.get('etag')]).toEqual([206, tag])
      return bytesOf(response)
    }
    expect(Buffer.concat([await part(0, 99), await part(100, whole.length - 1)]).equals(whole)).toBe(true)
    const asked = (etag: string) => world.fetch('maya', `${file}/download`, { headers: { 'if-none-match': etag } })
    expect((await asked(tag)).status).toBe(304)
    const signature = (await world.call('maya', 'GET', file)).body['signature']
    expect((await asked(`"${String(signature)}"`)).status).toBe(200)
  })

  it('[MARK-12] is gone with its file, also what was kept of it to be quick', async () => {
    await using world = await mediaWorld(undefined, { marker })
    const file = await made(world, 'one')
    await bytesOf(await world.fetch('maya', `${file}/download`))
    const copies = async () => {
      const entries = await readdir(join(world.folder, 'cache', 'marked'), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).length
    }
    expect(await copies()).toBe(1)
    expect((await world.call('maya', 'DELETE', `${mediaDocuments}/one`)).status).toBe(204)
    await expect.poll(copies).toBe(0)
    expect(await sqlOrigins(world.db).of({ bucketId: 'media', fileId: 'file-one' })).toBeUndefined()
  })

  it('[MARK-7] leaves as it is where it cannot be marked', async () => {
    const broken: Marker = { ...marker, mark: () => Promise.reject(new Error('no')) }
    await using world = await mediaWorld(undefined, { marker: broken })
    const file = await made(world, 'one')
    const response = await world.fetch('maya', `${file}/download`)
    expect([response.status, (await bytesOf(response)).equals(kept)]).toEqual([200, true])
  })

  it('[MARK-4] is known by its recipe when it is signed, signed again, or stripped', async () => {
    await using world = await mediaWorld()
    const genes = randomGenes(3, {})
    const setting = randomSetting(genes, { accessories: [], without: [] }, 3)
    const order = { genes, setting, style: 'noir', width: 32, height: 32, seed: 9 } as const
    const recipe = writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: {}, order })
    const bare = encodePng(plain(order), recipe)
    const once = await marker.mark(bare, statement)
    const stripped = stripMetadata(once)
    for (const file of [once, await marker.mark(once, statement), stripped]) {
      const body = new FormData()
      body.append('file', new File([Uint8Array.from(file)], 'a.png'))
      const response = await world.fetch('maya', '/recipes/verify', { method: 'POST', body })
      expect(JSON.parse(await response.text())).toMatchObject({ ours: true, same: true, differences: null })
    }
  })

  it('[MARK-28] [MARK-80] is known by its recipe when it has a watermark or a sign in its corner, signed or not, and when it was saved anew', async () => {
    await using world = await mediaWorld()
    const genes = randomGenes(3, {})
    const setting = randomSetting(genes, { accessories: [], without: [] }, 3)
    const order = { genes, setting, style: 'noir', width: 160, height: 144, seed: 9 } as const
    const recipe = writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: {}, order })
    const bare = encodePng(plain(order), recipe)
    const mark = markOf(recipe, (of) => hash('sha256', of))
    const signed = await marker.mark(bare, { ...statement, mark })
    const stripped = stripMetadata(signed)
    expect(Buffer.compare(stripped, bare)).not.toBe(0)
    const verdictOf = async (file: Uint8Array) => {
      const body = new FormData()
      body.append('file', new File([Uint8Array.from(file)], 'a.png'))
      const response = await world.fetch('maya', '/recipes/verify', { method: 'POST', body })
      return JSON.parse(await response.text())
    }
    const cornered = await marker.mark(bare, { ...statement, mark, cornerSign: true })
    expect(Buffer.compare(stripMetadata(cornered), stripped)).not.toBe(0)
    for (const file of [bare, signed, stripped, cornered]) {
      expect(await verdictOf(file)).toMatchObject({ ours: true, same: true, differences: null })
    }
    const again = encodePng(await pixelsOf(stripped), recipe)
    expect(await verdictOf(again)).toMatchObject({ same: true })
    const other = await marker.mark(bare, { ...statement, mark: 'fedcba9876543210' })
    expect(await verdictOf(other)).toMatchObject({ same: false })
  })
})

async function pixelsOf(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) }
}
