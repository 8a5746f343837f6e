import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type ListQuery } from '#testing/studio.ts'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
const description =
  'Rowing coach from Porto. Up at five, on the river by six, and convinced that most problems are a question of rhythm.'
const ines = characterDocument({ description, mediaCount: 3 })
const kofi = characterDocument({ $id: 'kofi', name: 'Kofi Mensah', imageId: 'pic', favorite: true })
const open = (studio: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/characters', { signedIn: true, world: { studio: { characters: [ines, kofi] } }, ...studio })
const card = async (name: string) => {
  const heading = await main().findByRole('heading', { name })
  const found = heading.closest('article')
  if (!found) throw new Error('A heading without its card.')
  return within(found)
}

describe('a card', () => {
  it('[CWEB-5] shows picture, badge, name, date and a description cut at 100', async () => {
    await open()
    const first = await card('Ines Duarte')
    expect(first.getByText('AI')).toBeTruthy()
    expect(first.getByText('Nov 12, 2026')).toBeTruthy()
    expect(first.getByText(`${description.slice(0, 100)}…`)).toBeTruthy()
    expect(document.querySelector('article img')?.getAttribute('src')).toContain('/v1/avatars/shapes?seed=ines')
    const second = (await card('Kofi Mensah')).getByText('AI').closest('article')
    expect(second?.querySelector('img')?.getAttribute('src')).toContain('/buckets/characters/files/pic/preview')
  })

  it('[CWEB-32] says that its portrait is being drawn until that is there; an earlier one stays meanwhile', async () => {
    const waiting = characterDocument({ portraitPending: true })
    const changed = characterDocument({ $id: 'kofi', name: 'Kofi Mensah', imageId: 'drawn-1', portraitPending: true })
    await open({ world: { studio: { characters: [waiting, changed] } } })
    const first = await card('Ines Duarte')
    expect(first.getByText('Being drawn').closest('article')?.querySelector('img')).toBeNull()
    const second = await card('Kofi Mensah')
    expect(second.queryByText('Being drawn')).toBeNull()
    const shown = second.getByText('AI').closest('article')?.querySelector('img')
    expect(shown?.getAttribute('src')).toContain('/files/drawn-1/preview')
  })

  it('[CWEB-6] leads to pictures, videos and the form', async () => {
    await open()
    const shown = await card('Ines Duarte')
    const href = (name: RegExp) => shown.getByRole('link', { name }).getAttribute('href')
    expect([href(/^Video/), href(/^Image/), href(/^Edit/)]).toEqual([
      '/media/new/ines',
      '/media/new/ines',
      '/characters/edit/ines',
    ])
    expect(shown.getByRole('button', { name: 'Delete Ines Duarte' })).toBeTruthy()
  })

  it('[CWEB-7] asks before deleting, with a choice about the pictures', async () => {
    const send = async () => new Response(null, { status: 204 })
    const { accounts } = await renderApp('/characters', {
      signedIn: true,
      world: { studio: { characters: [ines, kofi], send } },
    })
    await userEvent.click((await card('Ines Duarte')).getByRole('button', { name: /^Delete/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Are you sure you want to delete Ines Duarte/ }))
    expect(dialog.getByText(/There are 3 pictures and videos of Ines Duarte/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: /trash/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(accounts.calls).toContain('DELETE /characters {"ids":["ines"],"media":"trash"}'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(accounts.calls).toContain('POST /characters/restore {"ids":["ines"]}'))
  })

  it('[CWEB-8] is marked at once, and unmarked when the server refuses', async () => {
    await open()
    const heart = (await card('Ines Duarte')).getByRole('button', { name: 'Favourite Ines Duarte' })
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(await screen.findByText(/^Not marked/)).toBeTruthy()
  })
})

describe('the list', () => {
  it('[CWEB-1] asks the server for name or description, once the typing pauses', async () => {
    const asked: (readonly ListQuery[])[] = []
    const list = async (collection: string, queries: readonly ListQuery[]) => {
      if (collection === 'characters' && queries.some(({ method }) => method === 'limit')) asked.push(queries)
      return [ines]
    }
    await open({ world: { studio: { list } } })
    await card('Ines Duarte')
    const before = asked.length
    await userEvent.type(main().getByRole('searchbox'), 'KOFI')
    await waitFor(() => expect(asked.length).toBe(before + 1))
    expect(JSON.stringify(asked.at(-1))).toContain('"contains","attribute":"description","values":["KOFI"]')
    expect(await main().findByText('1 found')).toBeTruthy()
  })

  it('[CWEB-2] an address brings its filters along', async () => {
    const { accounts } = await renderApp('/characters?style=noir&favourite=1', { signedIn: true })
    expect(await main().findByRole('heading', { name: 'Nobody like that here' })).toBeTruthy()
    expect(main().getByRole('button', { name: 'Filters (2)' }).getAttribute('aria-expanded')).toBe('true')
    expect(main().getByRole<HTMLInputElement>('radio', { name: 'Noir' }).checked).toBe(true)
    expect(accounts.calls.some((call) => call.startsWith('list characters archived style favorite'))).toBe(true)
    await userEvent.click(main().getByRole('button', { name: 'Clear filters' }))
    expect(await main().findByRole('heading', { name: "You don't have any characters yet" })).toBeTruthy()
  })

  it('[CWEB-3] is sorted as chosen', async () => {
    const { accounts } = await open()
    await card('Ines Duarte')
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort' }), 'Name, A to Z')
    await waitFor(() => expect(accounts.calls.some((call) => call.includes('archived name limit'))).toBe(true))
  })

  it('[CWEB-9] several are selected by box, range and key, and let go', async () => {
    await open()
    const user = userEvent.setup()
    const box = async (name: string) => (await card(name)).getByRole<HTMLInputElement>('checkbox')
    await user.click(await box('Ines Duarte'))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await user.keyboard('{Shift>}')
    await user.click(await box('Kofi Mensah'))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected/)).toBeNull()
    await user.click(await box('Kofi Mensah'))
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.getByText('2 selected')).toBeTruthy()
  })

  it('[CWEB-4] stands as six skeletons until it arrives', async () => {
    const never = new Promise<never>(() => {})
    await open({ world: { studio: { list: () => never } } })
    const waiting = await main().findByText('Loading characters')
    expect(waiting.parentElement?.children.length).toBe(7)
  })
})
