import type { Engine } from '@eidolon/contract/engines.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { limitsNote } from '#features/generations/limits-note.ts'
import { refusal } from '#testing/accounts.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { nothingRead } from '#testing/readings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const picked = () => within(main().getByRole('region', { name: 'Picked' }))
const gala = { $id: 'o1', $createdAt: '', characterId: 'ines', name: 'Gala', outfit: 'suit' }

/** The generator in front of a server that takes every request. */
async function open(
  kept: { readonly outfits?: readonly TestDocument[]; readonly presets?: readonly TestDocument[] },
  drawn: Engine = engine,
) {
  const sent: Record<string, unknown>[] = []
  const read: Record<string, unknown>[] = []
  const looked: { readonly to: string; readonly body: Record<string, unknown> }[] = []
  const answer: { stage: (signal?: AbortSignal) => Promise<Response>; likeness: () => Promise<Response> } = {
    likeness: async () => Response.json({}),
    stage: async () => new Response(new Blob(['png'], { type: 'image/png' })),
  }
  const characters = [characterDocument()]
  const studio = {
    characters,
    list: async (collection: string) => ({ characters, ...kept })[collection] ?? [],
    send: async (method: string, to: string, body: unknown, signal?: AbortSignal) => {
      if (to === '/engines') return Response.json({ total: 1, engines: [drawn] })
      if (to === '/subscription') return Response.json(unpaid)
      if (to === '/readings') {
        read.push({ ...fieldsOf(body) })
        return Response.json(nothingRead)
      }
      if (to.startsWith('/account/prompts')) return Response.json({ total: 0, prompts: [] })
      if (to.endsWith('/likeness')) return answer.likeness()
      if (method === 'PATCH') return Response.json(characterDocument())
      if (to.startsWith('/stage')) {
        looked.push({ to, body: { ...fieldsOf(body) } })
        return answer.stage(signal)
      }
      if (method === 'POST') sent.push({ ...fieldsOf(body) })
      return Response.json(generationDocument({ $id: `g${sent.length}`, request: fieldsOf(body) }))
    },
  }
  const app = await renderApp('/media/new/ines', { signedIn: true, world: { studio } })
  const generate = async () => {
    const before = sent.length
    await userEvent.click(await main().findByRole('button', { name: /^Generate/ }))
    await waitFor(() => expect(sent).toHaveLength(before + 1))
    return sent.at(-1)
  }
  await main().findByRole('button', { name: /^Generate/ })
  return { ...app, generate, looked, read, answer, last: () => sent.at(-1) }
}

it('[GENW-180] a video that is too long to be cut out says so, and its words are read for its length', async () => {
  const { read } = await open({}, { ...engine, abilities: { ...engine.abilities, cutoutSeconds: 4 } })
  await userEvent.click(main().getByRole('radio', { name: 'Video' }))
  expect(main().queryByText('Over 4 s a video has a background.')).toBeNull()
  await userEvent.click(main().getByRole('radio', { name: '8 s' }))
  expect(main().getByText('Over 4 s a video has a background.')).toBeTruthy()
  fireEvent.change(main().getByRole('textbox', { name: 'Prompt' }), { target: { value: 'transparent background' } })
  await waitFor(() => expect(read.at(-1)).toMatchObject({ kind: 'video', durationSeconds: 8 }))
})

describe('beside the clothes', () => {
  it('[GENW-75] [GENW-76] an outfit of the wardrobe is picked with its colours, which are a chip and are sent', async () => {
    const { generate } = await open({ outfits: [{ ...gala, colours: ['#7a1030', '#20305a'] }] })
    await userEvent.click(main().getByRole('button', { name: /^Outfit/ }))
    await userEvent.click(await main().findByRole('radio', { name: 'Gala' }))
    fireEvent.change(main().getByLabelText('Trimmings'), { target: { value: '#ffffff' } })
    expect(picked().getByRole('button', { name: 'Remove Outfit: Suit' })).toBeTruthy()
    expect(await generate()).toMatchObject({ outfit: 'suit', colours: ['#7a1030', '#20305a', '#ffffff'] })
    await userEvent.click(picked().getByRole('button', { name: 'Remove Clothes: own colours' }))
    expect(await generate()).not.toHaveProperty('colours')
  })

  it('[GENW-75] what is picked is kept in the wardrobe under a name', async () => {
    const { accounts } = await open({})
    await userEvent.click(main().getByRole('button', { name: /^Outfit/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Suit' }))
    fireEvent.change(await main().findByLabelText('Main colour'), { target: { value: '#20305a' } })
    await userEvent.click(main().getByRole('button', { name: 'Keep in the wardrobe' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Name'), 'Work')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    const kept = { characterId: 'ines', name: 'Work', outfit: 'suit', colours: ['#20305a', '', ''] }
    await waitFor(() => expect(accounts.calls).toContain(`create outfits ${JSON.stringify(kept)}`))
  })
})

describe('beside the places', () => {
  const rainy = { $id: 'p1', name: 'Rainy night', settings: '{"background":"library","time":"night","weather":"rain"}' }

  it('[GENW-77] a saved place brings its hour, weather and light along, and nothing else', async () => {
    const { generate } = await open({ presets: [rainy] })
    await userEvent.click(main().getByRole('button', { name: /^Pose/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Walking' }))
    await userEvent.click(main().getByRole('button', { name: /^Light/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Ring' }))
    await userEvent.click(main().getByRole('button', { name: /^Background/ }))
    await userEvent.click(await main().findByRole('radio', { name: 'Rainy night' }))
    expect(main().queryByRole('button', { name: 'Save as a place' })).toBeNull()
    const asked = await generate()
    expect(asked).toMatchObject({ pose: 'walking', background: 'library', time: 'night', weather: 'rain' })
    expect(asked).not.toHaveProperty('light')
  })

  it('[GENW-77] what is chosen is saved as a place under a name', async () => {
    const { accounts } = await open({})
    await userEvent.click(main().getByRole('button', { name: /^Time/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Night' }))
    await userEvent.click(main().getByRole('button', { name: /^Background/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Beach' }))
    await userEvent.click(main().getByRole('button', { name: 'Save as a place' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Name'), 'The bay')
    await userEvent.click(dialog.getByRole('button', { name: 'Save place' }))
    const kept = { name: 'The bay', settings: '{"background":"beach","time":"night"}' }
    await waitFor(() => expect(accounts.calls).toContain(`create presets ${JSON.stringify(kept)}`))
  })
})

it('[GENW-78] where the rules refuse something, and in the terms, it stands in plain words what is drawn', async () => {
  const characters = [characterDocument()]
  const studio = {
    characters,
    list: async (collection: string) => ({ characters })[collection] ?? [],
    send: async (method: string, to: string) => {
      if (to === '/engines') return Response.json({ total: 1, engines: [engine] })
      if (to === '/subscription') return Response.json(unpaid)
      if (to === '/readings') return Response.json(nothingRead)
      if (method === 'POST') throw refusal(400, 'generation_blocked', 'No.', { rule: 'x', words: ['naked'] })
      return Response.json({ total: 0, prompts: [] })
    },
  }
  const { go } = await renderApp('/media/new/ines', { signedIn: true, world: { studio } })
  await userEvent.type(await main().findByLabelText('Prompt'), 'naked')
  expect(main().queryByText(limitsNote)).toBeNull()
  await userEvent.click(await main().findByRole('button', { name: /^Generate/ }))
  expect(await main().findByText(limitsNote)).toBeTruthy()
  await go('/terms')
  expect(await main().findByText(limitsNote)).toBeTruthy()
})

describe('drawing again', () => {
  it('[GENW-142] is there where faces can be compared, says what it costs, and measures what to ask', async () => {
    const able: Engine = { ...engine, abilities: { ...abilities, retries: 3, maxCount: 4 } }
    const { generate, answer, accounts } = await open({}, able)
    answer.likeness = async () => Response.json({ proposed: 0.62, pictures: 3, lowest: 0.72 })
    expect(await generate()).not.toHaveProperty('retries')
    await userEvent.click(main().getByRole('switch', { name: /Draw again what is not alike/ }))
    await userEvent.click(main().getByRole('radio', { name: 'Twice' }))
    expect(main().getByText(/^Up to 3 drawings for one picture, and each of them counts\./)).toBeTruthy()
    expect(await generate()).toMatchObject({ retries: { times: 2 } })
    await userEvent.click(main().getByRole('button', { name: 'Measure it' }))
    expect(await main().findByText(/has 0\.72, so 0\.62 is asked of new ones/)).toBeTruthy()
    expect(accounts.calls.join(' ')).toContain('/characters/documents/ines')
    const asked = await generate()
    expect(asked).toMatchObject({ retries: { times: 2 } })
    expect(asked?.['retries']).not.toHaveProperty('below')
  })

  it('[GENW-142] is not there where nobody can tell faces apart', async () => {
    await open({})
    expect(main().queryByRole('switch', { name: /Draw again/ })).toBeNull()
  })
})

describe('directing', () => {
  it('[GENW-100] is on where the engine can, says what holds the picture, and goes off with a click', async () => {
    const able: Engine = { ...engine, abilities: { ...abilities, guidance: ['depth', 'pose'], likeness: true } }
    const { generate } = await open({}, able)
    const directed = main().getByRole('switch', { name: /Directed/, checked: true })
    await userEvent.click(main().getByRole('radio', { name: 'Pose' }))
    expect(await generate()).toMatchObject({ guidance: { kind: 'pose', strength: 0.8 } })
    expect(main().queryAllByLabelText('Likeness')).not.toEqual([])
    await userEvent.click(directed)
    expect(main().queryAllByLabelText('Guidance')).toEqual([])
    expect(await generate()).not.toHaveProperty('guidance')
  })

  it('[GENW-140] the stage is looked at before anything is sent, and what was seen is what is sent', async () => {
    const able: Engine = { ...engine, abilities: { ...abilities, guidance: ['depth', 'pose'] } }
    const { looked, last } = await open({}, able)
    await userEvent.click(main().getByRole('radio', { name: 'Pose' }))
    await userEvent.click(main().getByRole('button', { name: 'Look at the stage' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The stage' }))
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Pose', 'Depth', 'Picture'])
    expect(await dialog.findByRole('img', { name: 'The stage as pose' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('tab', { name: 'Picture' }))
    expect(await dialog.findByRole('img', { name: 'The stage as picture' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Another' }))
    await waitFor(() => expect(looked.map(({ to }) => to)).toHaveLength(3))
    expect(looked.map(({ to }) => to.replace(/&.*/, ''))).toEqual(
      ['pose', 'render', 'render'].map((kind) => `/stage?kind=${kind}`),
    )
    const [first, second, third] = looked.map(({ body }) => body['seed'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    await userEvent.click(dialog.getByRole('button', { name: 'Generate this' }))
    await waitFor(() => expect(last()).toMatchObject({ characterId: 'ines', seed: third, guidance: { kind: 'pose' } }))
  })

  it('[GENW-141] a stage that takes too long is cancelled, and one that cannot be drawn says why', async () => {
    const able: Engine = { ...engine, abilities: { ...abilities, guidance: ['depth'] } }
    const { looked, answer } = await open({}, able)
    answer.stage = (signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    await userEvent.click(main().getByRole('button', { name: 'Look at the stage' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
    expect(await dialog.findByText('Not drawn.')).toBeTruthy()
    answer.stage = async () => {
      throw refusal(409, 'engine_unavailable', 'Nobody rides in a picture of several people.')
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Draw it' }))
    expect(await dialog.findByText('Nobody rides in a picture of several people.')).toBeTruthy()
    expect(looked).toHaveLength(2)
  })

  it('[GENW-100] is not there for an engine that cannot be guided', async () => {
    const { generate } = await open({})
    expect(main().queryByRole('region', { name: 'Directing' })).toBeNull()
    expect(await generate()).not.toHaveProperty('guidance')
  })
})
