import type { StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'
import { linksAreGuarded, linksEnd, linkTo, type SharedThing, statusOf } from '#test/support/share-links.ts'

const documents = '/databases/studio/collections/stories/documents'
let ids = 0
const newId = () => `n${ids++}`

/** A page with one panel, its picture and what is said in it. */
function page(mediaId: string | null, words: string): StoryPage {
  const blank = newPage(newId, { cuts: [] })
  const balloons = [newBalloon(newId, 'speech', words, [])]
  const cast = [{ characterId: 'secret-hero', outfit: null, expression: null }]
  return {
    ...blank,
    panels: blank.panels.map((panel) => ({ ...panel, mediaId, balloons, cast, prompt: 'a secret prompt' })),
  }
}
const written = (pages: readonly StoryPage[]) => JSON.stringify(pages)

/** A story of Maya's with a picture of hers and one of Sam's, and pictures beside it. */
async function shelf(...given: Parameters<typeof mediaWorld>): Promise<MediaWorld> {
  const world = await mediaWorld(...given)
  for (const id of ['one', 'beside']) await world.add('maya', id, { width: 16, height: 16 })
  await world.add('sam', 'foreign', { width: 16, height: 16 })
  // Words that look as if they named a picture.
  const pages = [page('one', 'Hello <b> & "mediaId":"beside"'), page('foreign', 'Over there')]
  const data = { title: 'Two <i>friends', pages: written(pages) }
  await world.call('maya', 'POST', documents, { documentId: 'tale', data })
  return world
}
const thing: SharedThing = {
  what: 'story',
  path: '/stories/tale',
  document: `${documents}/tale`,
  kept: sql`select * from story_shares`,
  secret: 'friends',
  shelf,
}
const link = linkTo(thing)
const change = (world: MediaWorld, data: object) => world.call('maya', 'PATCH', `${documents}/tale`, { data })

describe.each(databases())('links to stories, on %s', (_name, open) => {
  it('[STORY-50] [STORY-51] show the story to whoever has them, and nothing else', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    const answer = await fetch(url)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, expect.stringContaining('noindex')])
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(html).toContain('<h1>Two &#60;i&#62;friends</h1>')
    expect([html.match(/<svg /g)?.length, html.match(/<image /g)?.length]).toEqual([2, 1])
    expect(html).toContain(`href="${new URL(url).pathname}/one/file"`)
    expect(html).toContain('>Over there</text>')
    for (const secret of ['secret', 'maya', 'foreign', '<script', '<b>', '<i>']) expect(html).not.toContain(secret)
    expect(await statusOf(`${url}/one/file`)).toBe(200)
    for (const other of ['beside', 'foreign', 'nobody', 'x'.repeat(40)]) {
      expect([other, await statusOf(`${url}/${other}/file`)]).toEqual([other, 404])
    }
    expect([await statusOf(`${url}/file`), await statusOf(`${url}/one/poster`)]).toEqual([404, 404])
  })

  it('[STORY-51] follow the story: a picture that leaves it or is thrown away is not seen', async () => {
    await using world = await shelf(open)
    const url = await link(world)
    await change(world, { pages: written([page('beside', 'New')]) })
    expect([await statusOf(`${url}/one/file`), await statusOf(`${url}/beside/file`)]).toEqual([404, 200])
    await world.call('maya', 'PATCH', '/media', { ids: ['beside'], trashed: true })
    expect(await statusOf(`${url}/beside/file`)).toBe(404)
    expect((await (await fetch(url)).text()).match(/<image /g)).toBeNull()
  })

  describe('[STORY-52]', () => {
    linksEnd(thing, open)
  })
})

describe('[STORY-52] links to stories', () => {
  linksAreGuarded(thing)
})

it('[STORY-50] long stories are read ten pages at once, and of a film its still is seen', async () => {
  await using world = await shelf()
  const film = await world.add('maya', 'film-still')
  await world.add('maya', 'film', { kind: 'video', posterId: film, width: 16, height: 16 })
  await change(world, { pages: written(Array.from({ length: 12 }, (_none, at) => page('film', `Words ${at + 1}.`))) })
  const url = await link(world)
  const read = async (query: string) => (await (await fetch(`${url}${query}`)).text()).match(/>Words \d+\.</g) ?? []
  expect((await read('')).length).toBe(10)
  expect(await read('?page=11')).toEqual(['>Words 11.<', '>Words 12.<'])
  expect(await read('?page=12')).toHaveLength(2)
  expect(await read('?page=<script>')).toHaveLength(10)
  expect(await statusOf(`${url}?page=50`)).toBe(404)
  expect((await fetch(`${url}/film/file`)).headers.get('content-disposition')).toContain('shared.png')
})

it('[STORY-52] say what made the pictures', async () => {
  await using world = await shelf()
  const url = await link(world)
  const place = { bucketId: 'media', fileId: 'file-one' }
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, place, 'neural'))
  const html = await (await fetch(url)).text()
  expect(html).toContain('<p>Made with AI.</p>')
  expect(html.match(/content="https:\/\/schema.org\/TrainedAlgorithmicMediaDigitalSource"/g)).toHaveLength(1)
})

it('[STORY-102] [STORY-107] a story that is too much to draw is not saved, and shown in bounds where it was', async () => {
  await using world = await shelf()
  const kinds = ['sound', 'shout'] as const
  const hostile = Array.from({ length: 10 }, () => {
    const [panel] = page('one', '').panels
    const balloons = Array.from({ length: 20 }, (_none, at) => ({
      ...newBalloon(newId, kinds[at % 2] ?? 'sound', 'W'.repeat(450), []),
      size: 0.5,
      width: 0.08,
    }))
    const cuts = Array.from({ length: 7 }, (_none, at) => ({ of: at, way: 'columns' as const, at: 0.5 }))
    return { id: newId(), cuts, panels: Array.from({ length: 8 }, () => ({ ...panel, id: newId(), balloons })) }
  })
  const refused = await change(world, { pages: JSON.stringify(hostile) })
  expect([refused.status, refused.body['field']]).toEqual([400, 'pages'])
  expect(refused.body['message']).toContain('Page 1 has too much text.')
  await world.units.run((unit) =>
    world.documents.system.update(unit, 'stories', 'tale', { data: { pages: JSON.stringify(hostile) } }),
  )
  const answer = await fetch(await link(world))
  const html = await answer.text()
  expect([answer.status, html.match(/<image /g)?.length]).toEqual([200, 80])
  expect(html).toContain('Page 10 has too much text to show here.')
  expect(html.length).toBeLessThan(100_000)
})
