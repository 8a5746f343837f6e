import { inflateSync } from 'node:zlib'
import type { StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { storyFonts } from '#adapters/stories/story-fonts.ts'
import type { Marker } from '#application/marking/ports.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const documents = '/databases/studio/collections/stories/documents'
const path = '/stories/one/export?format=pdf'
let ids = 0
const newId = () => `n${ids++}`

/** A page of two panels side by side, with these pictures and words. */
function page(pictures: readonly (string | null)[], words: readonly string[] = []): StoryPage {
  const blank = newPage(newId, { cuts: [{ of: 0, way: 'columns', at: 0.5 }] })
  const said = words.map((text, at) => newBalloon(newId, at === 0 ? 'speech' : 'sound', text, []))
  const panels = blank.panels.map((panel, at) => ({
    ...panel,
    mediaId: pictures[at] ?? null,
    balloons: at === 0 ? said : [],
  }))
  return { ...blank, panels }
}
const keep = (world: MediaWorld, pages: readonly StoryPage[], more: object = {}, user = 'maya') =>
  world.call(user, 'POST', documents, {
    documentId: 'one',
    data: { title: 'Two / friends', pages: JSON.stringify(pages), ...more },
  })
async function pdfOf(world: MediaWorld, user = 'maya') {
  const response = await world.fetch(user, path)
  return { response, file: Buffer.from(await response.arrayBuffer()).toString('latin1') }
}

/** What the packed streams of a PDF say. */
const textsIn = (file: string): string =>
  [...file.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)]
    .map((found) => {
      const start = found.index + found[0].length
      return inflateSync(Buffer.from(file.slice(start, start + Number(found[1])), 'latin1')).toString('latin1')
    })
    .join('\n')
/** The pictures in a PDF, as files. */
const picturesIn = (file: string): Buffer[] =>
  [...file.matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length
    return Buffer.from(file.slice(start, start + Number(found[1])), 'latin1')
  })
const empty = '0.9059 0.8941 0.8627 rg'

describe.each(databases())('a story as a PDF, on %s', (_name, open) => {
  it('[STORY-40] has its pages with its words as text, its balloons as shapes and its pictures', async () => {
    await using world = await mediaWorld(open)
    await world.add('maya', 'mine', { width: 16, height: 16 })
    await keep(world, [page(['mine', null], ['Zoë, ab', 'BOOM']), page([null, 'mine'])], { direction: 'rtl' })
    const { response, file } = await pdfOf(world)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Two friends.pdf"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(file).toMatch(/^%PDF-1\.7\n/)
    expect([file.match(/\/Type \/Page /g)?.length, file.includes('/MediaBox [0 0 477 734.58]')]).toEqual([2, true])
    expect(file).toContain('/Direction /R2L')
    expect(picturesIn(file)).toHaveLength(2)
    const texts = textsIn(file)
    const { balloon, sound } = await storyFonts()
    const codes = (text: string, font = balloon) =>
      Array.from(text, (sign) =>
        font
          .glyphOf(sign.codePointAt(0) ?? 0)
          .toString(16)
          .padStart(4, '0'),
      ).join('')
    expect(texts).toContain(`<${codes('Zoë, ab')}> Tj`)
    // Once, although there is a line around it.
    expect(texts.split(`<${codes('BOOM', sound)}> Tj`)).toHaveLength(2)
    // Which letter a glyph stands for.
    expect(texts).toContain(`<${codes('ë')}> <00eb>`)
    expect(texts).toMatch(/ c .* c .* h f/)
    expect(texts.split(empty)).toHaveLength(3)
    // Everything is where its table says.
    const at = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
    const places = [...file.slice(at).matchAll(/^(\d{10}) 00000 n /gm)].map((found) => Number(found[1]))
    expect(places.map((place, index) => file.startsWith(`${index + 1} 0 obj\n`, place)).every(Boolean)).toBe(true)
  })

  it('[STORY-41] shows its owner’s own pictures and no others, and leaves the rest empty', async () => {
    await using world = await mediaWorld(open)
    await world.add('maya', 'mine', { width: 16, height: 16 })
    await world.add('maya', 'gone', { width: 16, height: 16, trashedAt: '2026-03-15T10:00:00.000Z' })
    await world.add('sam', 'his', { width: 16, height: 16 })
    const his = await world.add('sam', 'other')
    // A row of one's own that names somebody else's file.
    await world.add('maya', 'thief', { width: 16, height: 16, fileId: his })
    await keep(world, [page(['mine', 'his']), page(['gone', 'nobody']), page(['thief', null])])
    const { file } = await pdfOf(world)
    expect(picturesIn(file)).toHaveLength(1)
    expect(textsIn(file).split(empty)).toHaveLength(6)
  })

  it('[STORY-41] is written for its owner alone', async () => {
    await using world = await mediaWorld(open)
    await keep(world, [page([])])
    expect((await world.call('sam', 'GET', path)).status).toBe(404)
    expect((await world.call(undefined, 'GET', path)).status).toBe(401)
    expect((await world.call('maya', 'GET', '/stories/nobody/export?format=pdf')).status).toBe(404)
    expect((await world.call('maya', 'GET', '/stories/!/export?format=pdf')).status).toBe(400)
    expect((await world.call('maya', 'GET', '/stories/one/export?format=exe')).status).toBe(400)
  })
})

it('[STORY-40] pictures are cropped as their panel shows them, and never enlarged', async () => {
  await using world = await mediaWorld()
  // The left half is red, the right one blue.
  const pixels = Uint8ClampedArray.from({ length: 64 * 32 * 4 }, (_none, at) => {
    const isLeft = Math.floor(at / 4) % 64 < 32
    return [isLeft ? 220 : 0, 0, isLeft ? 0 : 220, 255][at % 4] ?? 0
  })
  const { body } = await world.upload('maya', encodePng({ width: 64, height: 32, pixels }, ''), 'halves.png')
  await world.add('maya', 'halves', { width: 64, height: 32, fileId: String(body['$id']) })
  const blank = newPage(newId, { cuts: [] })
  const shown = (x: number) => ({
    ...blank,
    panels: blank.panels.map((panel) => ({ ...panel, mediaId: 'halves', zoom: 1, x, y: 0.5 })),
  })
  await keep(world, [shown(0), shown(1)], { format: 'square' })
  const [left, right] = picturesIn((await pdfOf(world)).file)
  const seen = async (jpeg: Buffer | undefined) => {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, isRed: (data[0] ?? 0) > 150, isBlue: (data[2] ?? 0) > 150 }
  }
  expect(await seen(left)).toEqual({ width: 32, height: 32, isRed: true, isBlue: false })
  expect(await seen(right)).toEqual({ width: 32, height: 32, isRed: false, isBlue: true })
})

it('[STORY-42] what was made here says so in the file, and each picture as it does by itself', async () => {
  const marked: string[] = []
  const marker: Marker = {
    name: 'test',
    async mark(bytes, { type, source }) {
      marked.push(`${type} ${source}`)
      return bytes
    },
    async [Symbol.asyncDispose]() {},
  }
  await using world = await mediaWorld(undefined, { marker })
  const fileId = await world.add('maya', 'drawn', { width: 16, height: 16 })
  await world.add('maya', 'brought', { width: 16, height: 16 })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'neural'))
  await keep(world, [page(['drawn', 'brought'])])
  const { file } = await pdfOf(world)
  expect(marked).toEqual(['image/jpeg neural'])
  expect(file).toContain('digitalsourcetype/trainedAlgorithmicMedia<')
})

it('[STORY-40] words that no font has are copied as they were written, and no words break the file', async () => {
  await using world = await mediaWorld()
  await keep(world, [page([], ['日本 (a) \\ <b>', 'ŹĄB'])], { title: '] >> endobj <x>&' })
  const { file } = await pdfOf(world)
  const texts = textsIn(file)
  expect(texts).toContain('<f000> <65e5>')
  expect(texts).toContain('<f001> <672c>')
  expect(file.match(/endobj/g)).toHaveLength(file.match(/ 0 obj\n/g)?.length ?? 0)
  expect(file).not.toContain('>> endobj <x>')
})

it('[STORY-111] counts the pages of exports, of every account and IP range', async () => {
  await using world = await mediaWorld()
  await keep(
    world,
    Array.from({ length: 100 }, () => page([])),
  )
  const statuses: number[] = []
  for (let at = 0; at < 7; at++) {
    const response = await world.fetch('maya', path)
    statuses.push(response.status)
    await response.body?.cancel()
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

it('[STORY-113] refuses to export a page with more text than may be saved, and exports the others', async () => {
  await using world = await mediaWorld()
  const [long] = page(
    [],
    Array.from({ length: 20 }, () => 'W '.repeat(250)),
  ).panels
  const large = { ...page([]), panels: page([]).panels.map((panel) => long ?? panel) }
  await keep(world, [page([])])
  const pages = JSON.stringify([page([]), large])
  await world.units.run((unit) => world.documents.system.update(unit, 'stories', 'one', { data: { pages } }))
  for (const asked of ['format=pdf', 'format=cbz', 'format=png', 'format=png&page=2']) {
    const { status, body } = await world.call('maya', 'GET', `/stories/one/export?${asked}`)
    expect([asked, status, body['message']]).toEqual([asked, 400, expect.stringContaining('Page 2 has too much text')])
  }
  expect((await world.fetch('maya', '/stories/one/export?format=png&page=1')).status).toBe(200)
})
