import { readStoryPages, type StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused, Unanswered } from '#lib/fault.ts'
import { fieldsOf } from '#lib/json-guards.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'
import { storyDocument } from '#testing/stories.ts'
import { characterDocument } from '#testing/studio.ts'
import { nearestAspect } from './use-drawing.ts'

afterEach(cleanup)

let count = 0
const newId = () => `n${count++}`
const balloon = newBalloon(newId, 'speech', 'Hello', [])
function page(): StoryPage {
  const blank = newPage(newId, { cuts: [{ of: 0, way: 'rows', at: 0.5 }] })
  return { ...blank, panels: blank.panels.map((panel, at) => (at === 0 ? { ...panel, balloons: [balloon] } : panel)) }
}
const saved = (calls: readonly string[]) => calls.filter((call) => call.startsWith('update stories'))
const lastSaved = (calls: readonly string[]) => savedAt(calls, -1)
function savedAt(calls: readonly string[], nth: number) {
  const given: { pages: string; title: string; revision?: number } = JSON.parse(
    saved(calls).at(nth)?.replace('update stories s1 ', '') ?? '{"pages":"[]"}',
  )
  return { ...given, pages: readStoryPages(given.pages) ?? [] }
}
const open = async (pages: readonly StoryPage[], refusals: Error[] = []) => {
  const studio = {
    refusals,
    stories: [storyDocument(...pages)],
    characters: [characterDocument({ $id: 'mira', name: 'Mira' })],
  }
  const app = await renderApp('/stories/s1', { signedIn: true, world: { studio } })
  await screen.findByRole('button', { name: /^Panel 1 of 2/ })
  return app.accounts
}

describe('the list', () => {
  it('[STORY-20] makes, renames, duplicates and deletes stories, and brings them back', async () => {
    const studio = { stories: [storyDocument(page())] }
    const { calls } = (await renderApp('/stories', { signedIn: true, world: { studio } })).accounts
    const user = userEvent.setup()
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'More for Two friends' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Rename')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved(calls)).toEqual(['update stories s1 {"title":"Two friends again"}']))
    await user.click(await screen.findByRole('button', { name: 'More for Two friends again' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(calls.filter((call) => call.startsWith('create stories'))).toHaveLength(1))
    await user.click((await screen.findAllByRole('button', { name: 'More for Two friends again' }))[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls.filter((call) => call.startsWith('create stories'))).toHaveLength(2))
  })
})

describe('the editor', () => {
  it('[STORY-21] [STORY-22] balloons and gutters move by keys, and every step is taken back', async () => {
    const { calls } = await open([page()])
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Speech: Hello' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels[0]?.balloons[0]?.x).toBeCloseTo(balloon.x + 0.03))
    // On a slow machine each arrow is saved by itself.
    expect(savedAt(calls, 0).revision).toBe(3)
    const gutter = screen.getByRole('separator', { name: 'Gutter 1' })
    gutter.focus()
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(gutter.getAttribute('aria-valuenow')).toBe('58'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(gutter.getAttribute('aria-valuenow')).toBe('50'))
    // Both arrows were one movement.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels[0]?.balloons[0]?.x).toBe(balloon.x))
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels[0]?.balloons[0]?.x).toBeCloseTo(balloon.x + 0.03))
  })

  it('[STORY-21] panels are divided and taken out, and words are written in fields', async () => {
    const { calls } = await open([page()])
    const user = userEvent.setup()
    screen.getByRole('button', { name: /^Panel 2 of 2/ }).focus()
    await user.click(await screen.findByRole('button', { name: 'Split side by side' }))
    expect(screen.getAllByRole('button', { name: /^Panel \d of 3/ })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Caption' }))
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'Dawn <b>')
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels[1]?.balloons[0]?.text).toBe('Dawn <b>'))
    await user.click(screen.getByRole('button', { name: 'Take out' }))
    screen.getByRole('button', { name: /^Panel 3 of 3/ }).focus()
    await user.click(await screen.findByRole('button', { name: 'Take out the panel' }))
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels).toHaveLength(2))
  })

  it('[STORY-81] a key at the edge of a panel divides it there, and takes what was in it along', async () => {
    const { calls } = await open([page()])
    screen.getByRole('button', { name: /^Panel 1 of 2/ }).focus()
    ;(await screen.findByRole('button', { name: 'Split panel 1 from its top edge' })).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(lastSaved(calls).pages[0]?.panels).toHaveLength(3))
    expect(lastSaved(calls).pages[0]?.panels.map(({ balloons }) => balloons.length)).toEqual([0, 1, 0])
    // What is chosen has moved on with its balloon: its other edge is below it now.
    expect(screen.getByRole('button', { name: 'Split panel 2 from its bottom edge' })).toBeTruthy()
  })

  it('[STORY-23] what was changed elsewhere is overwritten only on demand, and a lost line is told', async () => {
    const conflict = new Refused(409, { type: 'document_update_conflict' })
    const { calls } = await open([page()], [conflict, new Unanswered()])
    screen.getByRole('button', { name: 'Speech: Hello' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const keep = await screen.findByRole('button', { name: 'Keep what is here' })
    expect(saved(calls)).toHaveLength(1)
    await userEvent.click(keep)
    expect(await screen.findByText(/Not saved yet/)).toBeTruthy()
    expect(lastSaved(calls).revision).toBeUndefined()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saved(calls)).toHaveLength(3)
  })

  it('[STORY-108] saves again after the next change where one was refused', async () => {
    const refused = new Refused(400, { type: 'general_argument_invalid' })
    const { calls } = await open([page()], [refused])
    screen.getByRole('button', { name: 'Speech: Hello' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByText(/can’t be saved/)).toBeTruthy()
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saved(calls)).toHaveLength(2)
  })

  it('[STORY-25] pages go along by Alt and an arrow, and layouts and directions are chosen', async () => {
    const pages = [page(), page()]
    const { calls } = await open(pages)
    fireEvent.click(screen.getByRole('button', { name: 'Copy page' }))
    await waitFor(() => expect(lastSaved(calls).pages).toHaveLength(3))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Nine')
    expect(screen.getAllByRole('button', { name: /^Panel \d of 9/ })).toHaveLength(9)
    await userEvent.click(within(screen.getByRole('region', { name: 'Story' })).getByText('Right to left'))
    await waitFor(() => expect(saved(calls).at(-1)).toContain('"direction":"rtl"'))
  })
})

it('[STORY-82] everybody in a panel looks as they are told to, and is drawn so', async () => {
  const asked: Record<string, unknown>[] = []
  const studio = {
    stories: [storyDocument(page())],
    characters: [characterDocument({ $id: 'mira', name: 'Mira' }), characterDocument({ $id: 'kofi', name: 'Kofi' })],
    send: async (_method: string, path: string, body: unknown) => {
      if (path === '/engines') return Response.json({ total: 1, engines: [engine] })
      if (path === '/generations') asked.push(fieldsOf(body))
      return Response.json({ ...generationDocument(), request: {}, error: null }, { status: 201 })
    },
  }
  const { calls } = (await renderApp('/stories/s1', { signedIn: true, world: { studio } })).accounts
  ;(await screen.findByRole('button', { name: /^Panel 2 of 2/ })).focus()
  for (const name of ['Mira', 'Kofi']) {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Who is in it' }), name)
  }
  const [expression] = abilities.expressions
  const choose = async (field: string, label: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: field }), label)
  await choose('Expression of Mira', expression?.label ?? '')
  await choose('Kofi looks at', 'Looks at Mira')
  await choose('Mira looks at', 'Looks at the camera')
  const cast = [
    { characterId: 'mira', outfit: null, expression: expression?.id, looksAt: 'camera' },
    { characterId: 'kofi', outfit: null, expression: null, looksAt: 'mira' },
  ]
  await waitFor(() => expect(lastSaved(calls).pages[0]?.panels[1]?.cast).toEqual(cast))
  expect(screen.getByText(`${expression?.label}, at the camera`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.['cast']).toMatchObject([
    { characterId: 'mira', expression: expression?.id, looksAt: 'camera' },
    { characterId: 'kofi', looksAt: 'mira' },
  ])
  // Who is gone is not looked at.
  await userEvent.click(screen.getByRole('button', { name: 'Mira is not in it' }))
  await waitFor(() =>
    expect(lastSaved(calls).pages[0]?.panels[1]?.cast).toEqual([
      { characterId: 'kofi', outfit: null, expression: null },
    ]),
  )
})

describe('drawing', () => {
  /** A story whose two panels can be drawn, and a studio that answers so when one is asked for. */
  const ready = async (answer: (asked: number) => Response) => {
    const blank = page()
    const cast = [{ characterId: 'mira', outfit: null, expression: null }]
    const pages = [{ ...blank, panels: blank.panels.map((panel) => ({ ...panel, cast, prompt: 'At sea.' })) }]
    let asked = 0
    const studio = {
      stories: [storyDocument(...pages)],
      characters: [characterDocument({ $id: 'mira', name: 'Mira' })],
      send: async (method: string, path: string) => {
        if (path === '/engines') return Response.json({ total: 1, engines: [engine] })
        if (path === '/generations' && method === 'POST') return answer((asked += 1))
        const $id = path.replace('/generations/', '')
        const done = { ...generationDocument({ $id, status: 'succeeded', mediaIds: [`of-${$id}`] }), error: null }
        return Response.json({ ...done, request: {} })
      },
    }
    const { calls } = (await renderApp('/stories/s1', { signedIn: true, world: { studio } })).accounts
    const panels = async () =>
      (await screen.findAllByRole('button', { name: /^Panel \d of 2/ })).map((one) => one.getAttribute('aria-label'))
    await userEvent.click(await screen.findByRole('button', { name: 'Draw 2 empty panels' }))
    return { calls, panels, asked: () => asked }
  }

  it('[STORY-84] [STORY-85] what is empty is drawn at once, and each picture is taken back and done again', async () => {
    const { panels } = await ready((nth) =>
      Response.json({ ...generationDocument({ $id: `g${nth}` }), request: {}, error: null }, { status: 201 }),
    )
    const both = [expect.stringContaining('with a picture'), expect.stringContaining('with a picture')]
    await waitFor(async () => expect(await panels()).toEqual(both))
    expect(screen.queryByRole('button', { name: /empty panels/ })).toBeNull()
    const undo = screen.getByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await userEvent.click(undo)
    const none = [expect.stringContaining('no picture yet'), expect.stringContaining('no picture yet')]
    await waitFor(async () => expect(await panels()).toEqual(none))
    expect(undo).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(async () => expect(await panels()).toEqual(both))
  })

  it('[STORY-84] where access is missing nothing more is asked for, and the way to pay is there', async () => {
    const refused = new Refused(402, { type: 'subscription_required', message: 'Send 50 USD.' })
    const { asked } = await ready(() => {
      throw refused
    })
    expect(await screen.findByText('Send 50 USD.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
    expect(asked()).toBe(1)
  })
})

it('[STORY-43] a story is exported by following its address', async () => {
  const followed: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href') ?? '')
  })
  await open([page()])
  await userEvent.click(screen.getByRole('button', { name: 'Export and share' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as PDF' }))
  click.mockRestore()
  expect(followed).toEqual(['/v1/stories/s1/export?project=eidolon&format=pdf'])
})

it('[STORY-53] a story is shared by a link', async () => {
  await open([page()])
  await userEvent.click(screen.getByRole('button', { name: 'Export and share' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share link' }))
  expect(await screen.findByText(/Whoever has the link reads this story/)).toBeTruthy()
})

it('[STORY-30] a script that is pasted becomes pages after the one that is shown', async () => {
  const { calls } = await open([page()])
  await userEvent.click(screen.getByRole('button', { name: 'From a script' }))
  const script = 'PAGE 1\nPANEL 1\nThe quay.\nMIRA: Hello.\nPANEL 2\nNOBODY: Who?'
  fireEvent.change(await screen.findByRole('textbox', { name: 'Script' }), { target: { value: script } })
  expect(await screen.findByText(/1 page, 2 panels\. Nobody of yours is called NOBODY\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add the pages' }))
  await waitFor(() => expect(lastSaved(calls).pages).toHaveLength(2))
  expect(lastSaved(calls).pages[1]?.panels[0]).toMatchObject({ prompt: 'The quay.', cast: [{ characterId: 'mira' }] })
})

it('[STORY-24] a panel is drawn in the shape that is nearest to its frame', () => {
  expect([nearestAspect(400, 400), nearestAspect(450, 730), nearestAspect(930, 300)]).toEqual(['1:1', '2:3', '16:9'])
  // Nothing that the engine does not draw.
  expect([nearestAspect(500, 400), nearestAspect(500, 400, ['1:1', '16:9'])]).toEqual(['4:3', '1:1'])
})
