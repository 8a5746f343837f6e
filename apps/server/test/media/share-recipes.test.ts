import { hash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPage } from '@eidolon/stories'
import { writeRecipeInside } from '#adapters/engines/remote/recipe-inside.ts'
import { smallFilm } from '#adapters/engines/testing/small-results.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { scene } from '#adapters/marking/testing/scenes.ts'
import { product, statement } from '#adapters/marking/testing/statements.ts'
import { detectMark } from '#adapters/marking/watermark/detect.ts'
import { brightnessOf } from '#adapters/marking/watermark/plane.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Marker } from '#application/marking/ports.ts'
import { markOf } from '#application/marking/state-origin.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import { albumDocuments, type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const secrets = ['a secret wish', 'freckled-genes']
const recipe = JSON.stringify({ recipe: 1, prompt: secrets[0], genes: secrets[1] })
const [width, height] = [400, 300]
const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', mp4: 'video/mp4' } as const
type Extension = keyof typeof types
const extensions = ['png', 'jpg', 'webp', 'mp4'] as const

const chain = createChain('Eidolon', new Date())
const sha256 = (of: string | Uint8Array) => hash('sha256', of)
const files = new Map<Extension, Uint8Array>()
let marker: Marker
let reader: FactsReader
beforeAll(async () => {
  marker = markingThread({ chain, product, pixels: true })
  reader = readingThread(knownBy(chain), { timers: systemTimers })
  const { data, channels } = scene(width, height, 4)
  const picture = sharp(data, { raw: { width, height, channels } })
  const plain = {
    png: await picture.clone().png().toBuffer(),
    jpg: await picture.clone().jpeg({ quality: 90 }).toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    mp4: await smallFilm(),
  }
  for (const extension of extensions) {
    files.set(extension, writeRecipeInside({ extension, bytes: plain[extension] }, recipe, { width, height }).bytes)
  }
})
afterAll(async () => {
  await marker[Symbol.asyncDispose]()
  await reader[Symbol.asyncDispose]()
})

const fileOf = (extension: Extension): Uint8Array => files.get(extension) ?? new Uint8Array(0)
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())
const leaks = (bytes: Buffer | string): readonly string[] => secrets.filter((secret) => bytes.includes(secret))

type StoredFile = { readonly id: string; readonly extension: Extension; readonly bytes?: Uint8Array }

/** A file in Maya's library; `row` is what its row says. */
async function keep(world: MediaWorld, { id, extension, bytes = fileOf(extension) }: StoredFile, row: object = {}) {
  async function* once() {
    yield bytes
  }
  const staged = await world.files.system.stage('media', `${secrets.join(' ')}.${extension}`, once())
  const permissions = [{ action: 'read' as const, role: 'user:maya' }]
  await world.units.run((unit) => world.files.system.keep(unit, staged, { id: `file-${id}`, permissions }))
  const kind = extension === 'mp4' ? 'video' : 'image'
  await world.add('maya', id, { fileId: `file-${id}`, kind, width, height, prompt: secrets[0], recipe, ...row })
}

/** The same, made here. */
async function made(world: MediaWorld, kept: StoredFile, row: object = {}): Promise<void> {
  await keep(world, kept, row)
  const place = { bucketId: 'media', fileId: `file-${kept.id}` }
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, place, 'algorithm'))
}

const share = async (world: MediaWorld, path: string, body: object = {}): Promise<string> =>
  String((await world.call('maya', 'POST', `${path}/share`, body)).body['url'])

async function markIn(bytes: Buffer): Promise<string | undefined> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return detectMark(brightnessOf({ width, height, channels: 3, data }))?.mark
}

describe.each(extensions)('a shared file of %s', (extension) => {
  it('[MEDIA-84] [MEDIA-85] has its recipe only where the link says so, and its marks either way', async () => {
    await using world = await mediaWorld(undefined, { marker })
    await made(world, { id: 'one', extension })
    const tags: (string | null)[] = []
    for (const includeRecipe of [undefined, true]) {
      const url = await share(world, '/media/one', { includeRecipe })
      const { body } = await world.call('maya', 'GET', '/media/one/share')
      expect(body['includeRecipe']).toBe(includeRecipe ?? false)
      const response = await fetch(`${url}/file?download`)
      tags.push(response.headers.get('etag'))
      expect(response.headers.get('content-disposition')).toContain(`filename="shared.${extension}"`)
      const bytes = await bytesOf(response)
      expect(leaks(bytes)).toEqual(includeRecipe ? secrets : [])
      expect(readRecipeText(bytes)).toBe(includeRecipe ? recipe : undefined)
      const facts = await reader.read(bytes, types[extension])
      const mark = markOf(recipe, sha256)
      expect(facts?.manifest).toMatchObject({ isOurs: true, mark, recipeHash: sha256(recipe), issues: [] })
      expect(facts?.manifest?.state).toBe('trusted')
      // A film has its mark from when it was made, or none.
      expect(extension === 'mp4' ? mark : await markIn(bytes)).toBe(mark)
      const html = await (await fetch(url)).text()
      expect(leaks(html)).toEqual([])
      expect(html.includes("Downloads don't include the prompt")).toBe(!includeRecipe)
      expect(html.includes('Downloads include the recipe')).toBe(includeRecipe ?? false)
      const part = await fetch(`${url}/file`, { headers: { range: 'bytes=100-299', 'if-range': tags.at(-1) ?? '' } })
      expect([part.status, part.headers.get('etag')]).toEqual([206, tags.at(-1)])
      expect((await bytesOf(part)).equals(bytes.subarray(100, 300))).toBe(true)
    }
    expect(tags[0]).not.toBe(tags[1])
    const url = await share(world, '/media/one')
    const asked = await fetch(`${url}/file`, { headers: { 'if-none-match': tags[1] ?? '' } })
    expect(asked.status).toBe(200)
    expect(leaks(await bytesOf(asked))).toEqual([])
  })

  it('[MEDIA-84] that nothing marks has no recipe either, and neither has one that cannot be marked', async () => {
    const broken: Marker = { ...marker, mark: () => Promise.reject(new Error('no')) }
    for (const given of [{}, { marker: broken }]) {
      await using world = await mediaWorld(undefined, given)
      await made(world, { id: 'one', extension })
      for (const includeRecipe of [false, true]) {
        const response = await fetch(`${await share(world, '/media/one', { includeRecipe })}/file`)
        expect([response.status, leaks(await bytesOf(response))]).toEqual([200, includeRecipe ? secrets : []])
      }
    }
  })

  it('[MEDIA-86] that was brought along loses a recipe of ours, and the signature that no longer fits', async () => {
    await using world = await mediaWorld(undefined, { marker })
    const bytes = await marker.mark(fileOf(extension), { ...statement, type: types[extension] })
    await keep(world, { id: 'one', extension, bytes })
    const url = await share(world, '/media/one')
    const left = await bytesOf(await fetch(`${url}/file`))
    expect([leaks(Buffer.from(bytes)), leaks(left)].map(({ length }) => length)).toEqual([2, 0])
    const facts = await reader.read(left, types[extension])
    expect(facts?.manifest ?? undefined).toBeUndefined()
    expect(left.includes('algorithmicMedia')).toBe(true)
    // It was kept, and comes the same the second time.
    expect((await bytesOf(await fetch(`${url}/file`))).equals(left)).toBe(true)
  })
})

it('[MEDIA-86] a file without a recipe of ours leaves as it was brought along', async () => {
  await using world = await mediaWorld(undefined, { marker })
  const photo = await sharp({ create: { width: 20, height: 12, channels: 3, background: '#886644' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Maya' } })
    .toBuffer()
  await keep(world, { id: 'one', extension: 'jpg', bytes: photo })
  const url = await share(world, '/media/one')
  for (let n = 0; n < 2; n++) expect((await bytesOf(await fetch(`${url}/file`))).equals(photo)).toBe(true)
  expect(await (await fetch(url)).text()).not.toContain('Downloads')
})

it('[MEDIA-84] albums and stories leave it out too, from files, stills and thumbnails', async () => {
  await using world = await mediaWorld(undefined, { marker })
  await world.call('maya', 'POST', albumDocuments, { documentId: 'best', data: { name: 'Best' } })
  await keep(world, { id: 'still', extension: 'webp' }, { trashedAt: null })
  await made(world, { id: 'one', extension: 'png' }, { albumIds: ['best'] })
  await made(world, { id: 'film', extension: 'mp4' }, { albumIds: ['best'], posterId: 'file-still' })
  const page = newPage(() => 'n1', { cuts: [] })
  const pages = JSON.stringify([{ ...page, panels: page.panels.map((panel) => ({ ...panel, mediaId: 'film' })) }])
  const stories = '/databases/studio/collections/stories/documents'
  await world.call('maya', 'POST', stories, { documentId: 'tale', data: { title: 'Tale', pages } })
  for (const includeRecipe of [false, true]) {
    const album = await share(world, '/albums/best', { includeRecipe })
    const story = await share(world, '/stories/tale', { includeRecipe })
    const whole = [`${album}/one/file`, `${album}/film/file`, `${album}/film/poster`, `${story}/film/file`]
    for (const url of whole)
      expect([url, leaks(await bytesOf(await fetch(url)))]).toEqual([url, includeRecipe ? secrets : []])
    for (const url of [album, story, `${album}/one/thumbnail`, `${album}/film/thumbnail`]) {
      const response = await fetch(url)
      expect([response.status, leaks(await bytesOf(response))]).toEqual([200, []])
    }
    const html = await (await fetch(album)).text()
    expect(html).toContain(includeRecipe ? 'Downloads include the recipe' : "Downloads don't include the prompt")
  }
})
