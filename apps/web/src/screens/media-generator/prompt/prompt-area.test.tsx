import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fieldsOf, textOf } from '#lib/json-guards.ts'
import { refusal } from '#testing/accounts.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { deniedOf, readingOf } from '#testing/readings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const model = { ...engine, id: 'model', name: 'Model', neural: true, default: false, abilities }
const prompt = () => main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })
const notes = () => main().findByRole('region', { name: 'How the prompt is read' })

type PromptWorld = {
  readonly read?: (text: string, engine: string) => Promise<object>
  readonly generations?: readonly TestDocument[]
}

/** The generator in front of a studio that reads as the real one does; what it was asked to read. */
async function open({ read, generations = [] }: PromptWorld = {}) {
  const asked: string[] = []
  const characters = [characterDocument()]
  const studio = {
    characters,
    list: async (collection: string) => ({ characters, generations })[collection] ?? [],
    send: async (_method: string, path: string, body: unknown) => {
      if (path === '/engines') return Response.json({ total: 2, engines: [engine, model] })
      if (path === '/subscription') return Response.json(unpaid)
      if (path !== '/readings') return Response.json({})
      const text = textOf(fieldsOf(body)['text'])
      const by = textOf(fieldsOf(body)['engine'])
      asked.push(text)
      const reading = fieldsOf(body)['negative'] === true ? deniedOf(text) : readingOf(text, ['model'])
      return Response.json((await read?.(text, by)) ?? (by === 'model' ? { ...reading, unknown: [] } : reading))
    },
  }
  await renderApp('/media/new/ines', { signedIn: true, world: { studio } })
  await main().findByRole('textbox', { name: 'Prompt' })
  return asked
}

const write = (text: string) => fireEvent.change(prompt(), { target: { value: text } })

it('[READW-1] [READW-2] shows what was read while one types, and marks what is not drawn', async () => {
  const asked = await open()
  await userEvent.type(prompt(), 'green eyes, xyzzy')
  const shown = within(await notes())
  expect(await shown.findByText('green')).toBeTruthy()
  expect(await shown.findByText('Not drawn by Illustrator: xyzzy.')).toBeTruthy()
  expect(shown.getByText('Left to chance: pose, weather.')).toBeTruthy()
  expect(main().getByText('xyzzy').tagName).toBe('MARK')
  expect(main().getByRole('textbox', { name: 'Prompt', description: 'Not drawn by Illustrator: xyzzy.' })).toBeTruthy()
  // Asked in pauses, not with every letter.
  expect([asked.at(-1), asked.length < 'green eyes, xyzzy'.length]).toEqual(['green eyes, xyzzy', true])
  write('  ')
  expect(main().queryByRole('region', { name: 'How the prompt is read' })).toBeNull()
})

it('[READW-1] what is chosen by hand is not left to chance', async () => {
  await open()
  await userEvent.click(main().getByRole('button', { name: /^Pose/ }))
  await userEvent.click(main().getByRole('radio', { name: 'Walking' }))
  write('green eyes')
  expect(await main().findByText('Left to chance: weather.')).toBeTruthy()
})

it('[READW-1] an answer that comes late does not replace a newer one', async () => {
  const late = Promise.withResolvers<void>()
  const asked = await open({
    read: async (text) => {
      if (text === 'green eyes') await late.promise
      return readingOf(text)
    },
  })
  write('green eyes')
  await waitFor(() => expect(asked).toEqual(['green eyes']))
  write('a sword')
  const shown = within(await notes())
  expect(await shown.findByText('sword')).toBeTruthy()
  late.resolve()
  await late.promise
  write('a sword, night')
  expect(await shown.findByText('night')).toBeTruthy()
  expect(shown.queryByText('green')).toBeNull()
})

it('[READW-1] without a connection nothing is asked, and what could not be read is told', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = await open({
    read: async () => {
      throw refusal(500, 'general_unknown', 'No.')
    },
  })
  vi.useFakeTimers()
  fireEvent(window, new Event('offline'))
  write('green eyes')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(asked).toEqual([])
  vi.useRealTimers()
  offline.mockReturnValue(true)
  write('a sword')
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(asked.at(-1)).toBe('a sword'))
  expect(await main().findByText('How this is read could not be looked up just now.')).toBeTruthy()
})

it('[READW-3] [READW-5] [READW-6] a chip takes its words away, the focus goes on, and undoing brings them back', async () => {
  await open()
  write('green eyes, a sword, at night')
  const shown = within(await notes())
  const crosses = () => shown.getAllByRole('button', { name: /^Remove/ })
  await shown.findByText('sword')
  const [first] = crosses()
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(prompt().value).toBe('a sword, at night')
  expect(document.activeElement).toBe(crosses()[0])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Wears: sword')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(prompt().value).toBe('green eyes, a sword, at night')
  await userEvent.click(await shown.findByRole('button', { name: 'Remove Wears: sword' }))
  expect(prompt().value).toBe('green eyes, at night')
  await userEvent.click(shown.getByRole('button', { name: 'Undo' }))
  expect(prompt().value).toBe('green eyes, a sword, at night')
  expect(shown.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('[READW-5] what was typed since is not undone', async () => {
  await open()
  write('a sword, at night')
  const shown = within(await notes())
  await userEvent.click(await shown.findByRole('button', { name: 'Remove Wears: sword' }))
  await userEvent.type(prompt(), ' x')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(prompt().value).not.toContain('sword')
  expect(shown.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('[READW-4] [READW-6] a chip is given another value, whose words stand in the prompt', async () => {
  await open()
  write('woman with green eyes, at night')
  const shown = within(await notes())
  const eyes = await shown.findByRole<HTMLSelectElement>('combobox', { name: /^Eyes/ })
  // Hundreds of values for each of a dozen chips would slow down typing: they are there once somebody is.
  expect([...eyes.options].map(({ value }) => value)).toEqual(['green'])
  await act(async () => eyes.focus())
  await userEvent.selectOptions(eyes, 'Blue')
  await waitFor(() => expect(prompt().value).toBe('woman with blue eyes, at night'))
  expect(document.activeElement).toBe(eyes)
  expect(await shown.findByText('blue')).toBeTruthy()
  // As arrow keys do it: one value after the other is one change.
  await userEvent.selectOptions(eyes, 'Hazel')
  await waitFor(() => expect(prompt().value).toBe('woman with hazel eyes, at night'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(prompt().value).toBe('woman with green eyes, at night')
  expect(document.activeElement).toBe(eyes)
})

it('[READW-7] another engine is offered for what this one cannot draw', async () => {
  await open()
  write('green eyes, xyzzy')
  await userEvent.click(await main().findByRole('button', { name: 'Draw it with Model' }))
  expect(main().getByRole<HTMLInputElement>('radio', { name: /^Model/ }).checked).toBe(true)
  await waitFor(() => expect(main().queryByText(/^Not drawn by/)).toBeNull())
  expect(document.querySelector('mark')).toBeNull()
})

it('[READW-9] a finished request says what its pictures do not show; an older one does not', async () => {
  const reading = { parts: [], unknown: [{ start: 0, end: 5, text: 'husky' }], corrected: [] }
  const finished = (id: string, request: object) =>
    generationDocument({ $id: id, status: 'succeeded', request: JSON.stringify(request) })
  await open({
    generations: [finished('g1', { prompt: 'husky', reading }), finished('g2', { prompt: 'older' })],
  })
  const told = within(await main().findByRole('article', { name: 'Ines Duarte, husky' }))
  expect(told.getByText('Not drawn: husky.')).toBeTruthy()
  expect(within(main().getByRole('article', { name: 'Ines Duarte, older' })).queryByText(/Not drawn/)).toBeNull()
})

it('[READW-21] what is to be left out stands as chips, what means nothing is underlined and told', async () => {
  await open()
  fireEvent.click(main().getByText('More'))
  const field = main().getByRole<HTMLTextAreaElement>('textbox', { name: 'Leave out' })
  fireEvent.change(field, { target: { value: 'scarf, fedora, xyzzy' } })
  const shown = within(await main().findByRole('region', { name: 'What is left out' }))
  expect(await shown.findByText('No scarf')).toBeTruthy()
  expect(shown.getByText('Not known, so not kept out: xyzzy.')).toBeTruthy()
  expect(main().getByText('xyzzy').tagName).toBe('MARK')
  expect(
    main().getByRole('textbox', { name: 'Leave out', description: 'Not known, so not kept out: xyzzy.' }),
  ).toBeTruthy()
  shown.getByRole('button', { name: 'Remove No scarf' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('fedora, xyzzy')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove No fedora'))
  await userEvent.click(shown.getByRole('button', { name: 'Undo' }))
  expect(field.value).toBe('scarf, fedora, xyzzy')
  // What the prompt says is read as before.
  expect(main().queryByRole('region', { name: 'How the prompt is read' })).toBeNull()
})
