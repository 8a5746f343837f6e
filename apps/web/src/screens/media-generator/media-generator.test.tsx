import type { Engine } from '@eidolon/contract/engines.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { paymentWanted, refusal } from '#testing/accounts.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { nothingRead } from '#testing/readings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type ListQuery, type TestDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const button = () => main().findByRole('button', { name: /^Generate/ })

type GeneratorWorld = {
  readonly engines?: readonly Engine[]
  readonly generations?: readonly TestDocument[]
  readonly media?: readonly TestDocument[]
  readonly answer?: (body: Record<string, unknown>) => Response
  /** What the account has asked for before. */
  readonly prompts?: readonly string[]
}

/** The generator in front of a server that takes every request, unless a test says otherwise. */
async function open(
  path: string,
  { engines = [engine], generations = [], media = [], prompts = [], answer }: GeneratorWorld = {},
) {
  const sent: Record<string, unknown>[] = []
  const calls: string[] = []
  const orders: (readonly (string | undefined)[])[] = []
  const characters = [characterDocument(), characterDocument({ $id: 'osei', name: 'Osei Boateng' })]
  const kept = [...prompts]
  const history = (method: string, to: string): Response => {
    const id = decodeURIComponent(to.split('/')[3] ?? '')
    if (method === 'DELETE') kept.splice(id ? kept.indexOf(id) : 0, id ? 1 : kept.length)
    const search = new URLSearchParams(to.split('?')[1]).get('search') ?? ''
    const found = kept.filter((prompt) => prompt.includes(search))
    return json({ total: found.length, prompts: found.map((prompt) => ({ $id: prompt, prompt, usedAt: '' })) })
  }
  const studio = {
    characters,
    media,
    list: async (collection: string, queries: readonly ListQuery[]) => {
      if (collection === 'characters')
        orders.push(queries.flatMap(({ method, attribute }) => (method === 'orderDesc' ? [attribute] : [])))
      return { generations, characters, media }[collection] ?? []
    },
    send: async (method: string, to: string, body: unknown) => {
      calls.push(`${method} ${to}`)
      if (to === '/engines') return json({ total: engines.length, engines })
      if (to === '/subscription') return json(unpaid)
      if (to === '/readings') return json(nothingRead)
      if (to.startsWith('/account/prompts')) return history(method, to)
      if (method === 'POST') sent.push({ ...fieldsOf(body) })
      return (
        answer?.({ ...fieldsOf(body) }) ??
        json(generationDocument({ ...fieldsOf(body), $id: `g${sent.length}`, request: fieldsOf(body) }))
      )
    },
  }
  const app = await renderApp(path, { signedIn: true, world: { studio } })
  return { ...app, sent, calls, orders }
}

describe('the form', () => {
  it('[GENW-43] asks for favourites first', async () => {
    const { orders } = await open('/media/new/ines')
    await button()
    expect(orders).toContainEqual(['favorite', '$createdAt'])
  })

  it('[GENW-2] shows what the engine can do and nothing else', async () => {
    await open('/media/new/ines')
    await button()
    for (const name of [/^Pose/, /^Weather/]) expect(main().getByRole('button', { name })).toBeTruthy()
    expect(main().queryByRole('group', { name: 'Motion' })).toBeNull()
    await userEvent.click(main().getByRole('radio', { name: 'Video' }))
    for (const name of ['Motion', 'Camera move', 'Length']) expect(main().getByRole('group', { name })).toBeTruthy()
    cleanup()
    const poor = { ...abilities, kinds: ['image' as const], poses: [], maxCount: 1, negativePrompt: false, seed: false }
    await open('/media/new/ines', { engines: [{ ...engine, abilities: poor }] })
    await button()
    for (const name of ['Kind', 'How many']) expect(main().queryByRole('group', { name })).toBeNull()
    expect(main().queryByRole('button', { name: /^Pose/ })).toBeNull()
    expect(main().queryByLabelText('Leave out')).toBeNull()
  })

  it('[GENW-1] [GENW-3] [GENW-14] sends what was chosen, by the keyboard too', async () => {
    const { sent, path } = await open('/media/new')
    await button()
    await userEvent.click(await main().findByRole('radio', { name: 'Osei Boateng' }))
    expect(path()).toBe('/media/new/osei')
    await userEvent.click(main().getByRole('button', { name: /^Pose/ }))
    await userEvent.click(
      within(main().getByRole('radiogroup', { name: 'Pose' })).getByRole('radio', { name: 'Walking' }),
    )
    await userEvent.type(main().getByLabelText('Prompt'), 'by the sea{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      characterId: 'osei',
      kind: 'image',
      prompt: 'by the sea',
      pose: 'walking',
      count: 1,
    })
    expect(await main().findByRole('article', { name: 'Osei Boateng, by the sea' })).toBeTruthy()
  })

  it('[READW-20] view, light and effects are picked, stand as chips, and are sent', async () => {
    const { sent } = await open('/media/new/ines')
    await button()
    const choose = async (part: RegExp, role: 'radio' | 'checkbox', ...names: readonly string[]) => {
      await userEvent.click(main().getByRole('button', { name: part }))
      for (const name of names) await userEvent.click(main().getByRole(role, { name }))
    }
    await choose(/^View/, 'radio', 'Side')
    await choose(/^Light/, 'radio', 'Ring')
    await choose(/^Effects/, 'checkbox', 'Sparks', 'Smoke', 'Petals')
    expect(main().getByRole<HTMLInputElement>('checkbox', { name: 'Steam' }).disabled).toBe(true)
    expect(main().getByText('That is as many as fit: 3.')).toBeTruthy()
    const chips = () => within(main().getByRole('region', { name: 'Picked' })).queryAllByRole('button')
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove View: Side',
      'Remove Light: Ring',
      'Remove Effects: Sparks',
      'Remove Effects: Smoke',
      'Remove Effects: Petals',
    ])
    // By the keyboard: the focus goes to the chip in the place of the one that went.
    chips()[2]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Effects: Smoke')
    expect(main().getByRole<HTMLInputElement>('checkbox', { name: 'Steam' }).disabled).toBe(false)
    await userEvent.click(await button())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ view: 'side', light: 'ring', effects: ['smoke', 'petals'] })
    expect(sent[0]).not.toHaveProperty('scenery')
    for (const chip of chips()) {
      chip.focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(chips()).toEqual([])
    expect(document.activeElement?.textContent).toMatch(/^Pose/)
  })

  it('[GENW-1] a character that is gone is told of beside the choice', async () => {
    await open('/media/new/nobody')
    expect(await main().findByText('This character is not here any more. Choose another.')).toBeTruthy()
  })

  it('[GENW-7] a seed that is not kept is drawn anew; one that is kept stays', async () => {
    const { sent } = await open('/media/new/ines')
    await userEvent.click(await button())
    await userEvent.click(await button())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.['seed']).not.toBe(sent[1]?.['seed'])
    expect(main().getByLabelText<HTMLInputElement>('Seed').value).toBe(String(sent[1]?.['seed']))
    fireEvent.click(main().getByLabelText('Keep this seed'))
    await userEvent.click(await button())
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.['seed']).toBe(sent[1]?.['seed'])
  })

  it('[GENW-4] the helper marks what it adds and asks', async () => {
    await open('/media/new/ines')
    const prompt = await main().findByLabelText<HTMLTextAreaElement>('Prompt')
    await userEvent.type(prompt, 'at the beach')
    await userEvent.click(main().getByRole('button', { name: 'Expand' }))
    const proposal = within(await main().findByRole('region', { name: 'Proposed prompt' }))
    expect(proposal.getAllByRole('insertion').length).toBeGreaterThan(1)
    expect(prompt.value).toBe('at the beach')
    await userEvent.click(proposal.getByRole('button', { name: 'Reject' }))
    expect(main().queryByRole('region', { name: 'Proposed prompt' })).toBeNull()
    await userEvent.click(main().getByRole('button', { name: 'Expand' }))
    await userEvent.click(await main().findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(prompt.value).toMatch(/^at the beach, \w/))
  })

  it('[GENW-8] [GENW-5] is as it was at the last visit, and remembers the prompt', async () => {
    await open('/media/new/osei')
    await userEvent.type(await main().findByLabelText('Prompt'), 'on a roof')
    await userEvent.click(await button())
    await main().findByRole('article', { name: /on a roof/ })
    cleanup()
    await open('/media/new', { prompts: ['on a roof'] })
    expect((await main().findByLabelText<HTMLTextAreaElement>('Prompt')).value).toBe('on a roof')
    expect((await main().findByRole<HTMLInputElement>('radio', { name: 'Osei Boateng' })).checked).toBe(true)
    await userEvent.clear(main().getByLabelText('Prompt'))
    await userEvent.click(main().getByRole('button', { name: 'History' }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'on a roof' }))
    expect(main().getByLabelText<HTMLTextAreaElement>('Prompt').value).toBe('on a roof')
  })

  it('[HIST-7] earlier prompts are offered under the empty field, and found in the list by the keyboard', async () => {
    const { calls } = await open('/media/new/ines', { prompts: ['on a roof', 'by the sea', 'in the rain', 'at home'] })
    const prompt = await main().findByLabelText<HTMLTextAreaElement>('Prompt')
    const offered = within(await main().findByRole('region', { name: 'Earlier prompts' }))
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'on a roof',
      'by the sea',
      'in the rain',
    ])
    await userEvent.click(offered.getByRole('button', { name: 'by the sea' }))
    expect(prompt.value).toBe('by the sea')
    expect(main().queryByRole('region', { name: 'Earlier prompts' })).toBeNull()
    await userEvent.click(prompt)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Prompt history' }))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('searchbox')))
    await userEvent.keyboard('home')
    await dialog.findByText('1 found')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(prompt.value).toBe('at home'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(main().getByRole('button', { name: 'History' }))
    const again = within(await screen.findByRole('dialog'))
    await again.findByText('4 kept with your account')
    again.getByRole('button', { name: 'by the sea' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(again.queryByRole('button', { name: 'by the sea' })).toBeNull())
    expect(calls).toContain('DELETE /account/prompts/by%20the%20sea')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('in the rain'))
    await userEvent.click(again.getByRole('button', { name: 'Forget all of them' }))
    expect(await again.findByText('What you have asked for appears here.')).toBeTruthy()
  })

  it('[GENW-15] leads to the first character', async () => {
    await renderApp('/media/new', { signedIn: true })
    const link = await main().findByRole('link', { name: 'Create a character' })
    expect(link.getAttribute('href')).toBe('/characters/new?guide=1')
  })

  it('[GENW-16] an engine that cannot draw says why', async () => {
    await open('/media/new/ines', { engines: [{ ...engine, available: false, reason: 'The body data is missing.' }] })
    expect((await button()).hasAttribute('disabled')).toBe(true)
    expect(main().getByText('The body data is missing.')).toBeTruthy()
  })
})

describe('several engines', () => {
  const model: Engine = {
    ...engine,
    id: 'comfyui',
    name: 'ComfyUI',
    neural: true,
    default: false,
    abilities: { ...abilities, kinds: ['image'], negativePrompt: false, strength: false, reference: true },
  }
  const away: Engine = { ...model, id: 'fal', name: 'fal', available: false, reason: 'fal is out of credit.' }

  it('[ENG-40] one is chosen, and the form follows it', async () => {
    const { sent } = await open('/media/new/ines', { engines: [engine, model] })
    await button()
    const group = within(main().getByRole('group', { name: 'Engine' }))
    expect(group.getByText(/the same face every time/)).toBeTruthy()
    await userEvent.click(group.getByRole('radio', { name: 'ComfyUI' }))
    expect(group.getByText(/is shown the character’s portrait.*Pictures only/)).toBeTruthy()
    expect(main().queryByRole('group', { name: 'Kind' })).toBeNull()
    expect(main().queryByLabelText('Leave out')).toBeNull()
    await userEvent.click(await button())
    await waitFor(() => expect(sent[0]).toMatchObject({ engine: 'comfyui', kind: 'image' }))
  })

  it('[ENG-41] one that cannot draw says why and cannot be chosen', async () => {
    await open('/media/new/ines', { engines: [engine, away] })
    await button()
    expect(main().getByRole('radio', { name: 'fal' }).hasAttribute('disabled')).toBe(true)
    expect(main().getByText('fal is out of credit.')).toBeTruthy()
    expect((await button()).hasAttribute('disabled')).toBe(false)
  })

  it('[GENW-40] one for subscribers says so before anything is asked for, and leads to where one subscribes', async () => {
    const paid: Engine = { ...model, id: 'openai', name: 'OpenAI', subscription: true }
    await open('/media/new/ines', { engines: [engine, paid] })
    await button()
    expect(main().queryByText(/draws for subscribers/)).toBeNull()
    await userEvent.click(await main().findByRole('radio', { name: /OpenAI.*subscribers/ }))
    const words = await main().findByText(/OpenAI draws for subscribers\./)
    expect(within(words).getByRole('link').getAttribute('href')).toBe('/subscription')
    expect(main().getByText(/OpenAI is for subscribers\./)).toBeTruthy()
    expect((await button()).hasAttribute('disabled')).toBe(false)
  })

  it('[ENG-41] the form begins with one that can when the usual one cannot', async () => {
    const gone: Engine = { ...engine, available: false, reason: 'The body data is missing.' }
    const { sent } = await open('/media/new/ines', { engines: [gone, model] })
    await userEvent.click(await button())
    await waitFor(() => expect(sent[0]).toMatchObject({ engine: 'comfyui' }))
  })
})

describe('what is refused', () => {
  it('[GENW-11] stands beside its field, which has the focus', async () => {
    const { sent } = await open('/media/new/ines')
    fireEvent.change(await main().findByLabelText('Seed'), { target: { value: 'x' } })
    await userEvent.click(await button())
    expect(main().getByText(/^A seed is a whole number/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(main().getByLabelText('Seed')))
    expect(sent).toEqual([])
  })

  it('[GENW-11] also when only the server knows', async () => {
    await open('/media/new/ines', {
      answer: () => {
        const problem = 'The engine takes none'
        const details = { field: 'negativePrompt', problem }
        throw refusal(400, 'general_argument_invalid', `Invalid \`negativePrompt\` param: ${problem}`, details)
      },
    })
    await userEvent.click(await button())
    expect(await main().findByText('The engine takes none')).toBeTruthy()
  })

  it('[GENW-12] the rules are told with the words they are about', async () => {
    await open('/media/new/ines', {
      answer: () => {
        throw refusal(400, 'generation_blocked', 'Pictures show nobody naked.', { rule: 'x', words: ['naked'] })
      },
    })
    await userEvent.type(await main().findByLabelText('Prompt'), 'naked')
    await userEvent.click(await button())
    expect(await main().findByText('Pictures show nobody naked.')).toBeTruthy()
    expect(main().getByRole('mark').textContent).toBe('naked')
    expect(main().getByLabelText('Prompt').getAttribute('aria-invalid')).toBe('true')
    expect(main().queryByRole('link', { name: 'Change it' })).toBeNull()
  })

  it('[GENW-12] words of the character are said to be theirs, and lead there', async () => {
    await open('/media/new/ines', {
      answer: () => {
        throw refusal(400, 'generation_blocked', 'Everybody is grown up.', { rule: 'x', words: ['teenage'] })
      },
    })
    await userEvent.type(await main().findByLabelText('Prompt'), 'by the sea')
    await userEvent.click(await button())
    const link = await main().findByRole('link', { name: 'Change it' })
    expect(link.parentElement?.textContent).toMatch(/the word teenage in the character’s description/)
    expect(link.getAttribute('href')).toBe('/characters/edit/ines')
  })

  it('[GENW-33] what is left is told beside the button', async () => {
    await open('/media/new/ines')
    expect(await main().findByText(/3 free pictures left/)).toBeTruthy()
    expect(main().getByRole('link', { name: 'One month' }).getAttribute('href')).toBe('/subscription')
  })

  it('[GENW-13] missing access shows the message and the address', async () => {
    const message = 'An active subscription is needed. Send 50 USD worth of EIDO to Tr3asury for one month of access.'
    await open('/media/new/ines', {
      answer: () => {
        throw refusal(402, 'subscription_required', message, { payment: paymentWanted })
      },
    })
    await userEvent.click(await button())
    expect(await main().findByText(message)).toBeTruthy()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(main().getByRole('button', { name: 'Copy the address' }))
    expect(write).toHaveBeenCalledWith('Tr3asury')
  })
})

describe('results', () => {
  const failed = (retryable: boolean) =>
    JSON.stringify({ type: 'engine_failed', message: 'The disk is full.', retryable })

  it('[GENW-21] [GENW-22] shows how far each is; only what may help is offered', async () => {
    const preview = '/v1/generations/g1/preview?v=1'
    const { calls } = await open('/media/new/ines', {
      generations: [
        generationDocument({ $id: 'g1', status: 'running', stage: 'light', progress: 0.42, previewUrl: preview }),
        generationDocument({ $id: 'g2', status: 'failed', error: failed(true), request: '{"prompt":"two"}' }),
        generationDocument({ $id: 'g3', status: 'failed', error: failed(false), request: '{"prompt":"three"}' }),
        generationDocument({ $id: 'g4', status: 'cancelled', request: '{"prompt":"four"}' }),
      ],
    })
    const running = within(await main().findByRole('article', { name: 'Ines Duarte, on a beach' }))
    expect(running.getByText('Light · 42 %')).toBeTruthy()
    expect(running.getByRole('img').getAttribute('src')).toBe(preview)
    expect(running.getByRole('progressbar').getAttribute('value')).toBe('0.42')
    const retries = main().getAllByRole('button', { name: /^Retry/ })
    expect(retries.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Retry Ines Duarte, four',
      'Retry Ines Duarte, two',
    ])
    expect(main().getAllByText('Not drawn. The disk is full.')).toHaveLength(2)
    await userEvent.click(running.getByRole('button', { name: /^Cancel/ }))
    await userEvent.click(retries[1] ?? document.body)
    await waitFor(() =>
      expect(calls).toEqual(expect.arrayContaining(['DELETE /generations/g1', 'POST /generations/g2/retry'])),
    )
  })

  it('[GENW-27] all are cancelled at once, and one that waits beside others is put first', async () => {
    const { calls } = await open('/media/new/ines', {
      generations: [
        generationDocument({ $id: 'g1', status: 'running' }),
        generationDocument({ $id: 'g2', status: 'queued', request: '{"prompt":"two"}' }),
        generationDocument({ $id: 'g3', status: 'queued', request: '{"prompt":"three"}' }),
      ],
    })
    await main().findByRole('article', { name: 'Ines Duarte, two' })
    expect(main().getAllByRole('button', { name: /^Run first: / })).toHaveLength(2)
    await userEvent.click(main().getByRole('button', { name: 'Run first: Ines Duarte, two' }))
    await userEvent.click(main().getByRole('button', { name: 'Cancel all' }))
    await waitFor(() =>
      expect(calls).toEqual(expect.arrayContaining(['POST /generations/g2/first', 'POST /generations/cancel'])),
    )
  })

  it('[GENW-25] [GENW-26] a picture leads to the library, a video plays, settings come back', async () => {
    const media = {
      kind: 'image',
      characterId: 'ines',
      fileId: 'f1',
      width: 4,
      height: 5,
      prompt: 'on a beach',
      trashedAt: null,
    }
    await open('/media/new/ines', {
      generations: [
        generationDocument({ status: 'succeeded', mediaIds: ['m1'] }),
        generationDocument({ $id: 'g2', kind: 'video', status: 'succeeded', mediaIds: ['m2'] }),
      ],
      media: [
        { ...media, $id: 'm1', generationId: 'g1' },
        { ...media, $id: 'm2', generationId: 'g2', kind: 'video', fileId: 'f2', posterId: 'p2' },
      ],
    })
    const link = await main().findByRole('link', { name: 'on a beach' })
    expect(link.getAttribute('href')).toBe('/media?open=m1')
    expect(main().getByLabelText('on a beach', { selector: 'video' }).getAttribute('src')).toContain('/files/f2/view')
    await userEvent.click(main().getAllByRole('button', { name: /^Use the settings of/ })[0] ?? document.body)
    expect(main().getByLabelText<HTMLTextAreaElement>('Prompt').value).toBe('on a beach')
    expect(main().getByLabelText<HTMLInputElement>('Seed').value).toBe('7')
  })

  it('[GENW-24] says that one is offline, and asks for nothing', async () => {
    const { sent } = await open('/media/new/ines')
    const generate = await button()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => window.dispatchEvent(new Event('offline')))
    expect(main().getByText('You are offline. What you asked for is still drawn.')).toBeTruthy()
    expect(generate.hasAttribute('disabled')).toBe(true)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(sent).toEqual([])
    vi.restoreAllMocks()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(generate.hasAttribute('disabled')).toBe(false)
  })
})

describe('a picture that restores the form', () => {
  const recipe = {
    recipe: 1,
    engine: 'illustrator',
    engineVersion: '1',
    kind: 'image',
    characterId: 'osei',
    request: { prompt: 'in a library', aspect: '1:1', seed: 5 },
    order: { seed: 5, style: 'noir', setting: { pose: 'waving' } },
  }
  const row = { $id: 'm1', characterId: 'osei', seed: 5, recipe: JSON.stringify(recipe), fileId: 'f1' }
  const value = (label: string) => main().getByLabelText<HTMLInputElement>(label).value

  it('[GENW-9] [GENW-63] from the library: its settings, itself, or in motion', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    const { path } = await open('/media/new?remix=m1&pick=outfit', { media: [row] })
    await waitFor(() => expect(path()).toBe('/media/new/osei'))
    await waitFor(() => expect(seen.mock.contexts).toContain(document.getElementById('scene')))
    expect([value('Prompt'), value('Seed')]).toEqual(['in a library', '5'])
    expect(main().getByRole('button', { name: 'Pose Waving' })).toBeTruthy()
    cleanup()
    await open('/media/new?vary=m1', { media: [row] })
    expect(await main().findByRole('slider', { name: 'Strength' })).toBeTruthy()
    expect(main().getByRole('button', { name: 'Pose Open' })).toBeTruthy()
    cleanup()
    const { sent } = await open('/media/new?animate=m1', { media: [row] })
    await main().findByRole('slider', { name: 'Strength' })
    await userEvent.click(await button())
    await waitFor(() => expect(sent[0]).toMatchObject({ kind: 'video', parentMediaId: 'm1', strength: 0 }))
  })

  it('[ENG-42] an engine that does not see pictures says so', async () => {
    const blind = { ...engine, neural: true, abilities: { ...abilities, strength: false, reference: false } }
    await open('/media/new?vary=m1', { engines: [blind], media: [row] })
    expect(await main().findByText(/does not see pictures/)).toBeTruthy()
  })
})
