import { limits } from '@eidolon/contract/limits.ts'
import { readStoryCover, type StoryPage } from '@eidolon/contract/stories.ts'
import { newPage } from '@eidolon/stories'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { mediaWorld } from '#test/support/media-world.ts'

const stories = '/databases/studio/collections/stories/documents'
let ids = 0
const page = (change: Partial<StoryPage> = {}): StoryPage => ({ ...newPage(() => `n${ids++}`), ...change })
const pages = (...given: readonly unknown[]) => JSON.stringify(given)

describe.each(databases())('a story, on %s', (_name, open) => {
  it('[STORY-1] keeps its pages for its owner alone, and tells lists what they show', async () => {
    await using world = await mediaWorld(open)
    const first = page()
    const data = { title: ' Two\tfriends ', pages: pages(first, page()), cover: 'mine', pageCount: 90, revision: 7 }
    const made = await world.call('maya', 'POST', stories, { documentId: 'one', data })
    const told = { title: 'Two friends', direction: 'ltr', format: 'comic', pageCount: 2, revision: 0 }
    expect(made).toMatchObject({ status: 201, body: told })
    expect(readStoryCover(String(made.body['cover']))).toEqual(first)
    const listed = JSON.stringify((await world.call('maya', 'GET', stories)).body['documents'])
    expect([listed.includes('Two friends'), listed.includes('panels')]).toEqual([true, false])
    expect((await world.call('noor', 'GET', stories)).body['total']).toBe(0)
    expect((await world.call('noor', 'GET', `${stories}/one`)).status).toBe(404)
    expect((await world.call('noor', 'PATCH', `${stories}/one`, { data: { title: 'Mine' } })).status).toBe(401)
    expect((await world.call('noor', 'DELETE', `${stories}/one`)).status).toBe(401)
    expect((await world.call(undefined, 'POST', stories, { documentId: 'x', data })).status).toBe(401)
    expect((await world.call('maya', 'DELETE', `${stories}/one`)).status).toBe(204)
  })

  it('[STORY-2] is not overwritten by who has not seen its last change', async () => {
    await using world = await mediaWorld(open)
    await world.call('maya', 'POST', stories, { documentId: 'one', data: { title: 'One', pages: pages(page()) } })
    const save = (data: object) => world.call('maya', 'PATCH', `${stories}/one`, { data })
    expect((await save({ title: 'Two', revision: 0 })).body).toMatchObject({ title: 'Two', revision: 1 })
    const late = await save({ pages: pages(page(), page()), revision: 0 })
    expect(late).toMatchObject({ status: 409, body: { type: 'document_update_conflict' } })
    expect((await save({ pages: pages(page(), page()), revision: 1 })).body).toMatchObject({
      pageCount: 2,
      revision: 2,
    })
    // Who does not say what they have seen means it whatever was there.
    expect((await save({ title: 'Three' })).body).toMatchObject({ title: 'Three', revision: 3, pageCount: 2 })
    expect((await save({ pageCount: 9, cover: 'mine' })).body).toMatchObject({ pageCount: 2, revision: 3 })
  })
})

it('[STORY-3] nothing else than pages within their bounds is kept', async () => {
  await using world = await mediaWorld()
  const [panel] = page().panels
  const crowd = (count: number) => Array.from({ length: count }, (_none, at) => ({ ...panel, id: `p${at}` }))
  const balloon = { id: 'b', kind: 'speech', text: '', x: 0.5, y: 0.5, width: 0.5, size: 1, turn: 0, tail: null }
  const withPanel = (change: object) => pages({ id: 'a', cuts: [], panels: [{ ...panel, ...change }] })
  const refused = [
    'no JSON',
    pages(),
    pages(...Array.from({ length: limits.story.pages + 1 }, () => page())),
    pages(page({ cuts: [] })),
    pages({ id: 'a', cuts: [{ of: 1, way: 'rows', at: 0.5 }], panels: crowd(2) }),
    pages({ id: 'a', cuts: Array.from({ length: 12 }, () => ({ of: 0, way: 'rows', at: 0.5 })), panels: crowd(13) }),
    withPanel({ script: '<script>' }),
    withPanel({ mediaId: '../secret' }),
    withPanel({ zoom: 1e9 }),
    withPanel({ balloons: Array.from({ length: limits.story.balloons + 1 }, () => balloon) }),
    withPanel({ balloons: [{ ...balloon, text: 'x'.repeat(limits.story.words + 1) }] }),
    withPanel({ balloons: [{ ...balloon, kind: 'song' }] }),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  ]
  for (const given of refused) {
    const { status, body } = await world.call('maya', 'POST', stories, {
      documentId: 'unique()',
      data: { title: 'One', pages: given },
    })
    expect([given.slice(0, 90), status, body['field']]).toEqual([given.slice(0, 90), 400, 'pages'])
  }
  const long = await world.call('maya', 'POST', stories, {
    documentId: 'x',
    data: { title: 'One', pages: ' '.repeat(limits.story.text + 1) },
  })
  expect(long.status).toBe(400)
})
