import { readStoryPages, type StoryPage } from '@eidolon/contract/stories.ts'
import { newPage } from '@eidolon/stories'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'
import { storyDocument } from '#testing/stories.ts'
import { characterDocument } from '#testing/studio.ts'

afterEach(cleanup)

let count = 0
const newId = () => `n${count++}`
function page(pictures: readonly (string | null)[]): StoryPage {
  const blank = newPage(newId, { cuts: [{ of: 0, way: 'rows', at: 0.5 }] })
  const cast = [{ characterId: 'mira', outfit: null, expression: null }]
  return {
    ...blank,
    panels: blank.panels.map((panel, at) => ({ ...panel, mediaId: pictures[at] ?? null, cast, zoom: 2 })),
  }
}
const picture = ($id: string, more: object = {}, request: object = {}) => ({
  $id,
  kind: 'image',
  engine: 'illustrator',
  seed: 7,
  characterIds: ['mira'],
  fileId: `f-${$id}`,
  width: 10,
  height: 10,
  trashedAt: null,
  recipe: JSON.stringify({
    recipe: 1,
    engine: 'illustrator',
    engineVersion: '1',
    kind: 'image',
    characterId: 'mira',
    request: {
      characterId: 'mira',
      prompt: 'waves',
      aspect: '4:5',
      seed: 5,
      count: 4,
      colours: ['#ffffff'],
      ...request,
    },
    order: { setting: { pose: 'waving', background: 'beach', time: 'never', outfit: 'robe' }, style: 'noir' },
  }),
  ...more,
})

async function open(answer: (asked: Record<string, unknown>, nth: number) => object) {
  const asked: Record<string, unknown>[] = []
  const ended: string[] = []
  const pages = [page(['one', 'brought']), page(['two', 'one']), page(['other', 'changed'])]
  const together = { characterIds: ['mira', 'kofi'], cast: [{ characterId: 'kofi', outfit: 'robe' }] }
  const studio = {
    stories: [storyDocument(...pages)],
    characters: [characterDocument({ $id: 'mira', name: 'Mira' }), characterDocument({ $id: 'kofi', name: 'Kofi' })],
    media: [
      picture('one'),
      picture('two', { characterIds: ['mira', 'kofi'] }, together),
      picture('brought', { engine: '', recipe: '', characterIds: [] }),
      picture('other', { engine: 'openai' }),
      picture('changed', {}, { change: { mediaId: 'one', part: 'top' } }),
    ],
    outfits: [{ $id: 'gala', $createdAt: '', characterId: 'mira', name: 'Gala', outfit: 'suit', colours: ['#7a1030'] }],
    send: async (method: string, path: string, body: unknown) => {
      if (path === '/engines') return Response.json({ total: 1, engines: [engine] })
      if (path === '/generations') {
        asked.push(fieldsOf(body))
        return Response.json(answer(fieldsOf(body), asked.length), { status: 201 })
      }
      if (method === 'DELETE') ended.push(path)
      return Response.json(method === 'GET' ? generationDocument({ request: {}, error: null }) : {})
    },
  }
  const { accounts } = await renderApp('/stories/s1', { signedIn: true, world: { studio } })
  await userEvent.click(await screen.findByRole('button', { name: 'Change an outfit' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Wears' }), 'Gala (wardrobe)')
  const shown = () => {
    const last = accounts.calls.findLast((call) => call.startsWith('update stories s1 ')) ?? ''
    const given: { readonly pages: string } = JSON.parse(last.replace('update stories s1 ', '') || '{"pages":"[]"}')
    return (readStoryPages(given.pages) ?? []).map(({ panels }) => panels.map(({ mediaId }) => mediaId))
  }
  return { asked, ended, shown }
}
const succeeded = (_asked: object, nth: number) =>
  generationDocument({ $id: `g${nth}`, status: 'succeeded', mediaIds: [`new${nth}`], request: {}, error: null })

it('[STORY-67] [STORY-68] somebody wears something else in the whole story, in one step', async () => {
  const { asked, shown } = await open(succeeded)
  expect(await screen.findByText(/^3 panels drawn anew: 2 pictures, counted as 2\./)).toBeTruthy()
  const stays = screen.getByText(/Left as they are/).textContent
  expect(stays).toContain(
    'page 1, panel 2 (brought along); page 3, panel 1 (drawn by another engine); page 3, panel 2 (made out of another picture).',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Draw anew' }))
  await waitFor(() =>
    expect(shown()).toEqual([
      ['new1', 'brought'],
      ['new2', 'new1'],
      ['other', 'changed'],
    ]),
  )
  const same = { seed: 7, count: 1, engine: 'illustrator', prompt: 'waves', aspect: '4:5', background: 'beach' }
  expect(asked[0]).toMatchObject({ ...same, pose: 'waving', style: 'noir', outfit: 'suit', colours: ['#7a1030'] })
  expect(asked[0]).not.toHaveProperty('time')
  expect(asked[1]).toMatchObject({ ...same, characterIds: ['mira', 'kofi'], colours: ['#ffffff'] })
  expect(asked[1]?.['cast']).toMatchObject([
    { characterId: 'kofi', outfit: 'robe' },
    { characterId: 'mira', outfit: 'suit', colours: ['#7a1030'] },
  ])
  expect(asked[1]).not.toHaveProperty('pose')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [undo] = screen.getAllByRole('button', { name: 'Undo' })
  await userEvent.click(undo ?? document.body)
  await waitFor(() =>
    expect(shown()).toEqual([
      ['one', 'brought'],
      ['two', 'one'],
      ['other', 'changed'],
    ]),
  )
})

it('[STORY-68] it is stopped in between: what is drawn is kept, the rest is as it was', async () => {
  const { asked, ended, shown } = await open((given, nth) =>
    nth === 1 ? succeeded(given, nth) : generationDocument({ $id: 'slow', request: {}, error: null }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Draw anew' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(await screen.findByRole('progressbar', { name: 'Panels drawn anew' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(
    () =>
      expect(shown()).toEqual([
        ['new1', 'brought'],
        ['two', 'new1'],
        ['other', 'changed'],
      ]),
    {
      timeout: 4000,
    },
  )
  expect(ended).toEqual(['/generations/slow'])
})
