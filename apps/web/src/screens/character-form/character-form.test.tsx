import type { Look } from '@eidolon/contract/characters/looks.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unanswered } from '#lib/fault.ts'
import { fieldsOf } from '#lib/json-guards.ts'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestStudio } from '#testing/studio.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const look: Look = {
  genes: { hairStyle: 'bob', hairColour: '#1c1816' },
  seed: 1,
  understood: [{ part: 'hairStyle', value: 'bob', words: 'sharp bob' }],
  unknown: ['crepuscular'],
  refused: null,
}

/** A server that reads every text alike and draws nothing. */
function studio(more: TestStudio['send'] = async () => json({})): TestStudio {
  return {
    characters: [characterDocument()],
    send: async (method, path, body) => {
      if (path === '/looks') return json(look)
      if (path === '/subscription') throw refusal(404, 'subscription_not_offered', 'None.')
      if (path === '/looks/preview') throw refusal(409, 'engine_unavailable', 'No.')
      return more(method, path, body)
    },
  }
}

describe('the form', () => {
  it('[CWEB-20] says what is wrong beside the field and goes to the first', async () => {
    await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    await userEvent.type(await main().findByLabelText('Age'), '12')
    await userEvent.click(main().getByRole('button', { name: 'Save character' }))
    const name = main().getByLabelText('Name')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(main().getByText('Give your character a name.')).toBeTruthy()
    expect(main().getByText('Say what your character looks like.')).toBeTruthy()
    expect(main().getByText('Characters are adults: the age starts at 18.')).toBeTruthy()
    await userEvent.type(name, 'I')
    expect(main().queryByText('Give your character a name.')).toBeNull()
  })

  it('[CWEB-22] shows what was understood; a chip is changed, and one is taken away', async () => {
    const asked: unknown[] = []
    const world: TestStudio = {
      send: async (_method, path, body) => {
        if (path === '/looks') asked.push(fieldsOf(body)['appearance'])
        return path === '/looks' ? json(look) : json({}, 200)
      },
    }
    await renderApp('/characters/new', { signedIn: true, world: { studio: world } })
    await userEvent.type(await main().findByLabelText('Appearance'), 'woman, sharp bob')
    const chip = await main().findByRole<HTMLSelectElement>('combobox', { name: /^Hair style/ })
    expect(main().getByText('crepuscular')).toBeTruthy()
    await userEvent.click(chip)
    await userEvent.selectOptions(chip, 'Afro')
    expect(chip.value).toBe('afro')
    await userEvent.click(main().getByRole('button', { name: 'Remove Hair style: Afro' }))
    await waitFor(() => expect(asked.at(-1)).toBe('woman,'))
  })

  it('[READW-10] underlines what was not understood, until it is dismissed', async () => {
    await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    await userEvent.type(await main().findByLabelText('Appearance'), 'Crepuscular, sharp bob')
    const dismiss = await main().findByRole('button', { name: 'Dismiss crepuscular' })
    const described = { name: 'Appearance', description: 'Not understood: crepuscular.' }
    expect(main().getByRole('textbox', described)).toBeTruthy()
    expect(main().getByText('Crepuscular').tagName).toBe('MARK')
    await userEvent.click(dismiss)
    expect(main().queryByText('Crepuscular')).toBeNull()
    expect(main().queryByRole('textbox', described)).toBeNull()
  })

  it('[CWEB-33] what is against the rules is told, saved as words, and drawn neither before nor after', async () => {
    const asked: string[] = []
    const refused = { rule: 'minors', message: 'Everybody is grown up.', words: ['teenage'] }
    const world: TestStudio = {
      send: async (_method, path) => {
        asked.push(path)
        return json(path === '/looks' ? { ...look, refused } : {})
      },
    }
    const app = await renderApp('/characters/new', { signedIn: true, world: { studio: world } })
    await userEvent.type(await main().findByLabelText('Name'), 'Lin')
    await userEvent.type(main().getByLabelText('Appearance'), 'teenage woman')
    expect(await main().findByText(/^Everybody is grown up. We stopped at/)).toBeTruthy()
    await userEvent.click(main().getByRole('button', { name: 'Save character' }))
    await waitFor(() => expect(app.path()).not.toBe('/characters/new'))
    expect(asked).toContain('/looks')
    expect(asked).not.toContain('/looks/preview')
  })

  it('[CWEB-24] a surprise fills the empty form', async () => {
    await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    await userEvent.click(await main().findByRole('button', { name: 'Surprise me' }))
    const value = (label: string) => main().getByLabelText<HTMLInputElement>(label).value
    expect([value('Name'), value('Appearance')].every((text) => text.length > 5)).toBe(true)
    expect(value('Background')).toMatch(/\.$/)
    await userEvent.clear(main().getByLabelText('Background'))
    await userEvent.type(main().getByLabelText('Background'), 'Rows at dawn')
    await userEvent.click(main().getByRole('button', { name: 'Surprise me' }))
    expect(value('Background')).toBe('Rows at dawn')
    const written = value('Appearance')
    await userEvent.type(main().getByLabelText('Appearance'), ', hat')
    await userEvent.click(main().getByRole('button', { name: 'Surprise me' }))
    expect(value('Appearance')).toBe(`${written}, hat`)
  })

  it('[CWEB-70] [FIG-3] whoever is described can be turned around where the browser is able to', async () => {
    const unable = await renderApp('/characters/edit/ines', { signedIn: true, world: { studio: studio() } })
    await main().findByRole('figure', { name: 'Live portrait' })
    expect(main().queryByRole('button', { name: 'Turn around' })).toBeNull()
    unable.unmount()
    vi.stubGlobal('WebGL2RenderingContext', Object)
    vi.stubGlobal('Worker', Object)
    await renderApp('/characters/edit/ines', { signedIn: true, world: { studio: studio() } })
    expect(await main().findByRole('button', { name: 'Turn around' })).toBeTruthy()
  })

  it('[CWEB-26] a draft is there after coming back, and can be discarded', async () => {
    await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    await userEvent.type(await main().findByLabelText('Name'), 'Ines')
    expect(await main().findByText('Draft saved')).toBeTruthy()
    cleanup()
    await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    expect((await main().findByLabelText<HTMLInputElement>('Name')).value).toBe('Ines')
    await userEvent.click(main().getByRole('button', { name: 'Discard the draft' }))
    expect(main().getByLabelText<HTMLInputElement>('Name').value).toBe('')
  })

  it('[CWEB-27] leaving asks; who stays finds everything as it was', async () => {
    const app = await renderApp('/characters/new', { signedIn: true, world: { studio: studio() } })
    await userEvent.type(await main().findByLabelText('Name'), 'Ines')
    await app.go('/media')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Go on writing' }))
    expect([app.path(), main().getByLabelText<HTMLInputElement>('Name').value]).toEqual(['/characters/new', 'Ines'])
    await app.go('/media')
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(again.getByRole('button', { name: 'Leave, keep the draft' }))
    await waitFor(() => expect(app.path()).toBe('/media'))
  })
})

describe('saving', () => {
  const fill = async () => {
    await userEvent.type(await main().findByLabelText('Name'), ' the Second')
    await userEvent.click(main().getByRole('button', { name: 'Save character' }))
  }
  const edit = (send: TestStudio['send']) =>
    renderApp('/characters/edit/ines', { signedIn: true, world: { studio: studio(send) } })

  it('[CWEB-28] says that somebody saved first, and saves over it when told to', async () => {
    const sent: string[] = []
    const app = await edit(async (method) => {
      sent.push(method)
      if (sent.length === 1) throw refusal(409, 'document_update_conflict', 'Newer.')
      return json(characterDocument({ name: 'Ines Duarte the Second' }))
    })
    await fill()
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved first' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(app.path()).toBe('/characters/ines'))
  })

  it('[CWEB-32] waits for no portrait, and leaves the picture to the server', async () => {
    const drawing = new Promise<Response>(() => {})
    const world: TestStudio = {
      send: async (_method, path) => (path === '/looks' ? json(look) : path === '/looks/preview' ? drawing : json({})),
    }
    const app = await renderApp('/characters/new', { signedIn: true, world: { studio: world } })
    await userEvent.type(await main().findByLabelText('Name'), 'Lin')
    await userEvent.type(main().getByLabelText('Appearance'), 'woman, sharp bob')
    await userEvent.click(main().getByRole('button', { name: 'Save character' }))
    await waitFor(() => expect(app.path()).not.toBe('/characters/new'))
    const made = app.accounts.calls.find((call) => call.startsWith('create characters'))
    expect(made).toContain('hairStyle')
    expect(made).not.toContain('imageId')
  })

  it('[CWEB-25] [CWEB-32] a picture of one’s own is sent, and taken back where it is to be drawn instead', async () => {
    const sent: unknown[] = []
    const edited = (imageId: string) => ({
      ...studio(async (_method, _path, body) => {
        sent.push(fieldsOf(fieldsOf(body)['data'])['imageId'])
        return json(characterDocument({ imageId }))
      }),
      characters: [characterDocument({ imageId })],
    })
    for (const [imageId, isToBeDrawn] of [
      ['own', false],
      ['own', true],
      ['drawn-1', false],
    ] as const) {
      const app = await renderApp('/characters/edit/ines', { signedIn: true, world: { studio: edited(imageId) } })
      await main().findByLabelText('Name')
      if (isToBeDrawn) await userEvent.click(main().getByRole('button', { name: 'Draw it' }))
      await fill()
      await waitFor(() => expect(app.path()).toBe('/characters/ines'))
      cleanup()
      localStorage.clear()
    }
    expect(sent).toEqual(['own', null, undefined])
  })

  it('[CWEB-30] tells beside the field what the server refuses', async () => {
    const problem = 'Somebody is called that already.'
    const message = `Invalid document structure: Attribute "name" is refused: ${problem}`
    await edit(() => Promise.reject(refusal(400, 'document_invalid_structure', message, { field: 'name', problem })))
    await fill()
    expect(await main().findByText('Somebody is called that already.')).toBeTruthy()
    expect(main().getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  })

  it('[CWEB-29] waits for the connection and then saves by itself', async () => {
    let online = false
    const app = await edit(async () => {
      if (!online) throw new Unanswered()
      return json(characterDocument())
    })
    await fill()
    expect(await main().findByText(/^Not saved: the connection is gone/)).toBeTruthy()
    online = true
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(app.path()).toBe('/characters/ines'))
  })
})
