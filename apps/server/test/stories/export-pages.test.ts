import type { StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage, svgShape } from '@eidolon/stories'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { encodePng } from '#adapters/engines/png.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import type { DrawStoryPage } from '#adapters/stories/draw-story-page.ts'
import { pageSvgs } from '#adapters/stories/page-svg.ts'
import { storyFonts } from '#adapters/stories/story-fonts.ts'
import { writeStoryCbz, writeStoryPngs } from '#adapters/stories/write-story-pages.ts'
import type { Marker } from '#application/marking/ports.ts'
import type { LeavingStory } from '#application/stories/ports.ts'
import type { Statement } from '#domain/marking/statement.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const documents = '/databases/studio/collections/stories/documents'
const path = (asked: string, story = 'one') => `/stories/${story}/export?${asked}`
let ids = 0
const newId = () => `n${ids++}`

/** Two panels side by side with these pictures, and in the first one a caption in its middle. */
function page(pictures: readonly (string | null)[], caption?: string): StoryPage {
  const blank = newPage(newId, { cuts: [{ of: 0, way: 'columns', at: 0.5 }] })
  const said = { ...newBalloon(newId, 'caption', caption ?? '', []), x: 0.5, y: 0.5, width: 0.8 }
  const panels = blank.panels.map((panel, at) => ({
    ...panel,
    mediaId: pictures[at] ?? null,
    balloons: at === 0 && caption !== undefined ? [said] : [],
  }))
  return { ...blank, panels }
}
const keep = (world: MediaWorld, pages: readonly StoryPage[], more: object = {}, story = 'one') =>
  world.call('maya', 'POST', documents, {
    documentId: story,
    data: { title: 'Two / <friends> & co', pages: JSON.stringify(pages), ...more },
  })
async function paint(world: MediaWorld, id: string, color: readonly [number, number, number], more: object = {}) {
  const pixels = Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_none, at) => [...color, 255][at % 4] ?? 0)
  const { body } = await world.upload('maya', encodePng({ width: 40, height: 40, pixels }, ''), `${id}.png`)
  const fileId = String(body['$id'])
  await world.add('maya', id, { width: 40, height: 40, fileId, ...more })
  return fileId
}

/** What a zip holds, read by a library that did not write it. */
async function unzipped(response: Response): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(await response.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, Buffer.from(await wholeOf(await zip.openReadStreamPromise(entry))))
  }
  return files
}
async function look(picture: Uint8Array | undefined) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number): readonly number[] => {
    const place = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * channels
    return [...data.subarray(place, place + 3)]
  }
  const dark = (left: number, right: number): number => {
    let count = 0
    for (let y = 0.49; y < 0.51; y += 0.0005) {
      for (let x = left; x < right; x += 0.0005) if (at(x, y).every((value) => value < 60)) count++
    }
    return count
  }
  const isNear = (x: number, y: number, color: readonly number[]) =>
    at(x, y).every((value, index) => Math.abs(value - (color[index] ?? 0)) < 12)
  return { width, height, channels, at, dark, isNear }
}
const [red, blue, none] = [
  [200, 30, 30],
  [30, 30, 200],
  [0xe7, 0xe4, 0xdc],
] as const

describe('a story', () => {
  // One world for all three: each would start a process of its own that draws pages.
  let world: MediaWorld
  beforeAll(async () => {
    world = await mediaWorld()
    await paint(world, 'red', red)
    await paint(world, 'blue', blue)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('[STORY-60] a story leaves as a zip of pages with its pictures and letters, or as one page alone', async () => {
    await keep(world, [page(['red', 'blue'], 'HI MM'), page([null, 'blue'], '日本')])
    const response = await world.fetch('maya', path('format=png'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Two friends & co.zip"')
    const files = await unzipped(response)
    expect([...files.keys()]).toEqual(['001.png', '002.png'])
    const first = await look(files.get('001.png'))
    expect([first.width, first.height, first.channels]).toEqual([1299, 2000, 3])
    expect([
      first.isNear(0.25, 0.2, red),
      first.isNear(0.75, 0.2, blue),
      first.isNear(0.005, 0.5, [255, 255, 255]),
    ]).toEqual([true, true, true])
    // Letters, and around them the caption's own color.
    expect(first.dark(0.21, 0.31)).toBeGreaterThan(50)
    const second = await look(files.get('002.png'))
    expect([second.isNear(0.25, 0.2, none), second.isNear(0.75, 0.2, blue)]).toEqual([true, true])
    // Letters that no font has are boxes.
    expect(second.dark(0.21, 0.31)).toBeGreaterThan(40)
    const one = await world.fetch('maya', path('format=png&page=2'))
    expect([one.headers.get('content-type'), one.headers.get('content-disposition')]).toEqual([
      'image/png',
      'attachment; filename="Two friends & co 2.png"',
    ])
    expect(Buffer.from(await one.arrayBuffer()).equals(files.get('002.png') ?? Buffer.of())).toBe(true)
  })

  it('[STORY-61] a comic book archive has its pages in order and says how it is read', async () => {
    await keep(world, [page(['red', 'blue']), page([])], { direction: 'rtl', format: 'wide' }, 'wide')
    const response = await world.fetch('maya', path('format=cbz', 'wide'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/vnd.comicbook+zip'])
    expect(response.headers.get('content-disposition')).toContain('.cbz"')
    const files = await unzipped(response)
    expect([...files.keys()]).toEqual(['001.jpg', '002.jpg', 'ComicInfo.xml'])
    const first = await look(files.get('001.jpg'))
    expect([first.width, first.height]).toEqual([2000, 1280])
    // Read from right to left, the first panel is at the right.
    expect([first.isNear(0.75, 0.2, red), first.isNear(0.25, 0.2, blue)]).toEqual([true, true])
    const info = files.get('ComicInfo.xml')?.toString('utf8') ?? ''
    expect(info).toContain('<Title>Two / &#60;friends&#62; &#38; co</Title>')
    expect(info).toContain('<PageCount>2</PageCount>\n  <Manga>YesAndRightToLeft</Manga>')
    expect(info.match(/<Page Image="\d+"/g)).toHaveLength(2)
    expect(info).not.toContain('Notes')
  })

  it('[STORY-62] shows its owner’s own pictures and no others, to nobody else', async () => {
    await paint(world, 'gone', red, { trashedAt: '2026-03-15T10:00:00.000Z' })
    const his = await world.add('sam', 'his', { width: 16, height: 16 })
    await world.add('maya', 'thief', { width: 16, height: 16, fileId: his })
    await keep(world, [page(['gone', 'his']), page(['thief', 'nobody'])], {}, 'bare')
    for (const picture of (await unzipped(await world.fetch('maya', path('format=png', 'bare')))).values()) {
      const seen = await look(picture)
      expect([seen.isNear(0.25, 0.5, none), seen.isNear(0.75, 0.5, none)]).toEqual([true, true])
    }
    for (const asked of ['format=png', 'format=cbz', 'format=png&page=1']) {
      expect((await world.call('sam', 'GET', path(asked, 'bare'))).status).toBe(404)
      expect((await world.call(undefined, 'GET', path(asked, 'bare'))).status).toBe(401)
    }
    for (const asked of ['format=gif', 'format=', 'format[]=png', 'format=png&page=0', 'format=png&page=x', 'page=1']) {
      expect([asked, (await world.call('maya', 'GET', path(asked, 'bare'))).status]).toEqual([asked, 400])
    }
    const refusals = ['format=png&page=3', 'format=cbz&page=1', 'format=png&page=1e9']
    for (const asked of refusals) {
      const { status, body } = await world.call('maya', 'GET', path(asked, 'bare'))
      expect([asked, status, String(body['message']).includes('`page`')]).toEqual([asked, 400, true])
    }
  })
})

it('[STORY-63] each page says what made its pictures and which they are; one without such pictures says nothing', async () => {
  const said: Statement[] = []
  const marker: Marker = {
    name: 'test',
    async mark(bytes, statement) {
      said.push(statement)
      return bytes
    },
    async [Symbol.asyncDispose]() {},
  }
  await using world = await mediaWorld(undefined, { marker })
  const drawn = await world.add('maya', 'drawn', { width: 16, height: 16, recipe: '{"a":1}' })
  const made = await world.add('maya', 'made', { width: 16, height: 16, engine: 'openai', recipe: '{"b":1}' })
  await paint(world, 'brought', red)
  const origins = sqlOrigins(world.db)
  await world.units.run((unit) => origins.note(unit, { bucketId: 'media', fileId: drawn }, 'algorithm'))
  await world.units.run((unit) => origins.note(unit, { bucketId: 'media', fileId: made }, 'neural'))
  await keep(world, [page(['drawn', 'made']), page(['brought', null]), page(['drawn', 'drawn'])])
  const files = await unzipped(await world.fetch('maya', path('format=cbz')))
  expect(said.map(({ type, source, engine, pictures }) => [type, source, engine, pictures?.length])).toEqual([
    ['image/jpeg', 'neural', 'openai', 2],
    ['image/jpeg', 'algorithm', 'illustrator', 1],
  ])
  expect(new Set(said.map(({ mark }) => mark)).size).toBe(2)
  expect(files.get('ComicInfo.xml')?.toString('utf8')).toContain('<Notes>Its pictures were made with AI.</Notes>')
})

it('[STORY-64] what lies over the pictures is paths alone, however much was written', async () => {
  const fonts = await storyFonts()
  const line = (text: string) =>
    ({ kind: 'words', text, x: 500, y: 500, size: 20, face: 'balloon', colour: '#14161c' }) as const
  const hostile = '</svg><image href="http://x/"/>&xxe;"\' 日\u200d\ufe0f'
  const size = { width: 1000, height: 1000 }
  const few = pageSvgs([line(hostile)], size, size, fonts)
  expect(few).toHaveLength(1)
  const markup = few[0] ?? ''
  expect(markup.replaceAll(/[MLCZ]?-?[0-9.]+|#[0-9a-f]{6}/g, '')).not.toMatch(/image|http:\/\/x|xxe|日|script|style/)
  expect(new Set(markup.match(/<[a-z]+/g))).toEqual(new Set(['<svg', '<defs', '<path', '<g', '<use']))
  expect([...markup.matchAll(/href="([^"]*)"/g)].every(([, to]) => /^#g\d+$/.test(to ?? ''))).toBe(true)
  const shape = svgShape({ kind: 'shape', path: [['M', 0, 0], ['Z']], fill: '#ffffff' })
  expect(shape).toBe('<path d="M0 0Z" fill="#ffffff"/>')
  const many = pageSvgs(
    Array.from({ length: 240 }, () => line('W'.repeat(500))),
    size,
    size,
    fonts,
  )
  expect(many.length).toBeGreaterThan(1)
  expect(Math.max(...many.map(({ length }) => length))).toBeLessThan(3_300_000)
})

it('[STORY-65] pages are drawn one at a time while they leave, and no more once nobody waits', async () => {
  const pages = Array.from({ length: 100 }, () => newPage(newId, { cuts: [] }))
  const gone = new AbortController()
  const drawn: number[] = []
  const story: LeavingStory = {
    title: 'Long',
    format: 'comic',
    direction: 'ltr',
    pages,
    changedAt: '2026-03-15T10:00:00.000Z',
    sizes: new Map(),
    watch: { who: 'user:maya', signal: gone.signal },
    picture: async () => undefined,
    mark: async ({ bytes }) => bytes,
  }
  const draw: DrawStoryPage = async (one, _story, type) => {
    drawn.push(pages.indexOf(one))
    return { page: one, type, bytes: new Uint8Array(1000), shown: [] }
  }
  for (const write of [writeStoryPngs, writeStoryCbz]) {
    drawn.length = 0
    const leaving = write(draw)(story)[Symbol.asyncIterator]()
    await leaving.next()
    await leaving.next()
    expect(drawn).toEqual([0, 1])
    await leaving.return?.()
    expect(drawn).toEqual([0, 1])
  }
  const leaving = writeStoryCbz(draw)(story)[Symbol.asyncIterator]()
  await leaving.next()
  gone.abort(new Error('gone'))
  await expect(leaving.next()).rejects.toThrow('gone')
})
