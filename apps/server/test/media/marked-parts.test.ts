import { hash } from 'node:crypto'
import type { SheetFormat, SheetKind } from '@eidolon/contract/characters/sheets.ts'
import { sheetPictures } from '@eidolon/people'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { rewritePdf } from '#adapters/marking/containers/rewrite-pdf.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { scene } from '#adapters/marking/testing/scenes.ts'
import { product } from '#adapters/marking/testing/statements.ts'
import { detectMark } from '#adapters/marking/watermark/detect.ts'
import { brightnessOf } from '#adapters/marking/watermark/plane.ts'
import { makeSheet } from '#adapters/sheets/make-sheet.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Marker } from '#application/marking/ports.ts'
import { markOf } from '#application/marking/state-origin.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import { streamOf } from '#application/shared/streams.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

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

const recipe = '{"recipe":1}'
const sha256 = (of: string | Uint8Array) => hash('sha256', of)
const own = markOf(recipe, sha256)

async function sheetOf(sheet: SheetKind, format: SheetFormat): Promise<Uint8Array> {
  const [width, height] = [192, 192]
  const { data } = await sharp(scene(width, height, 3).data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const png = encodePng({ width, height, pixels: new Uint8ClampedArray(data) }, recipe, 4)
  const about = { name: 'Zoë', facts: '', palette: [], notes: [] }
  const parts = sheetPictures(sheet)
    .slice(0, format === 'zip' ? 1 : 2)
    .map((picture) => ({ picture, png, width, height, scene: {} }))
  return (await makeSheet({ sheet, format }, { about, style: 'Noir', factor: 1 }, parts)).file.bytes
}

/** A sheet that was made here for Maya. */
async function kept(world: MediaWorld, id: string, name: string, bytes: Uint8Array) {
  const staged = await world.files.system.stage('media', name, streamOf(bytes))
  const permissions = ownerPermissions('maya').filter(({ action }) => action === 'read')
  const file = await world.units.run((unit) => world.files.system.keep(unit, staged, { id: `file-${id}`, permissions }))
  await world.add('maya', id, { kind: 'sheet', fileId: file.id, engineVersion: '3.1' })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId: file.id }, 'algorithm'))
  return {
    path: `/storage/buckets/media/files/${file.id}/download`,
    mark: markOf(`file ${String(file.state.signature)}`, sha256),
  }
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

async function watermarkOf(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return detectMark(brightnessOf({ width: info.width, height: info.height, channels: 3, data }))?.mark
}

it('[MARK-70] pictures in a zip that was made here are marked as if each left alone, masks but for their pixels', async () => {
  await using world = await mediaWorld(undefined, { marker })
  const sprites = await sheetOf('sprites', 'zip')
  const { path } = await kept(world, 'sprites', 'sprites.zip', sprites)
  const whole = await bytesOf(await world.fetch('maya', path))
  expect((await bytesOf(await world.fetch('maya', path))).equals(whole)).toBe(true)
  const [zip, before] = [await openCardZip(whole), await openCardZip(sprites)]
  expect(zip.names).toEqual(before.names)
  expect(await zip.read('README.md')).toEqual(await before.read('README.md'))
  const sprite = (await zip.read(zip.names[0] ?? '')) ?? new Uint8Array(0)
  const manifest = { isOurs: true, state: 'trusted', mark: own, recipeHash: sha256(recipe) }
  expect(await reader.read(sprite, 'image/png')).toMatchObject({
    manifest,
    sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    hasRecipe: false,
  })
  expect(await watermarkOf(sprite)).toBe(own)
  const library = await openCardZip(await bytesOf(await world.fetch('maya', '/media/archive?ids=sprites')))
  expect(Buffer.from((await library.read(library.names[0] ?? '')) ?? []).equals(whole)).toBe(true)

  const training = await kept(world, 'training', 'training.zip', await sheetOf('dataset', 'zip'))
  const set = await openCardZip(await bytesOf(await world.fetch('maya', training.path)))
  const [picture, mask] = [await set.read('01.png'), await set.read('masks/01.png')].map(
    (each) => each ?? new Uint8Array(0),
  )
  for (const [bytes = new Uint8Array(0), mark] of [
    [picture, training.mark],
    [mask, undefined],
  ] as const) {
    expect(await reader.read(bytes, 'image/png')).toMatchObject({ manifest: { isOurs: true, mark: training.mark } })
    expect(await watermarkOf(bytes)).toBe(mark)
  }
})

it('[MARK-71] pictures in a sheet that is a PDF are marked, and the PDF is whole', async () => {
  await using world = await mediaWorld(undefined, { marker })
  const sheet = await sheetOf('turnaround', 'pdf')
  const { path, mark } = await kept(world, 'sides', 'sides.pdf', sheet)
  const whole = await bytesOf(await world.fetch('maya', path))
  const pictures: Uint8Array[] = []
  const copied = await rewritePdf(whole, async ({ bytes }) => {
    pictures.push(Uint8Array.from(bytes))
    return bytes
  })
  expect(Buffer.compare(copied, whole)).toBe(0)
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    expect(await reader.read(picture, 'image/jpeg')).toMatchObject({ manifest: { isOurs: true, mark } })
    expect(await watermarkOf(picture)).toBe(mark)
  }
  // Every place that the table names is the beginning of its object.
  const text = whole.toString('latin1')
  const places = Array.from(text.slice(text.lastIndexOf('xref\n0 ')).matchAll(/(\d{10}) 00000 n/g), ([, at]) =>
    Number(at),
  )
  expect(places.length).toBeGreaterThan(4)
  for (const [index, at] of places.entries()) expect(text.startsWith(`${index + 1} 0 obj\n`, at)).toBe(true)
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  expect(text.startsWith('xref\n', table)).toBe(true)
  await expect(rewritePdf(Buffer.from('%PDF-1.4 of somebody else'), async ({ bytes }) => bytes)).rejects.toThrow('none')
})
