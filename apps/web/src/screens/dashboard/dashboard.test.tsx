import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestDocument } from '#testing/studio.ts'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
const region = (name: string) => within(main().getByRole('region', { name }))

const mediaDocument = (index: number, kind: 'image' | 'video'): TestDocument => ({
  $id: `m${index}`,
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  kind,
  characterId: 'c0',
  fileId: `f${index}`,
  posterId: kind === 'video' ? `p${index}` : null,
  prompt: `Picture ${index}`,
  width: 3,
  height: 2,
  trashedAt: null,
})
const characters = Array.from({ length: 5 }, (_, index) =>
  characterDocument({ $id: `c${index}`, name: `Person ${index}` }),
)
const media = Array.from({ length: 8 }, (_, index) => mediaDocument(index, index < 3 ? 'video' : 'image'))

describe('a dashboard with something to show', () => {
  it('[DASH-1] counts characters, videos, images and all media, of which sheets are neither', async () => {
    const sheet = { ...mediaDocument(8, 'image'), kind: 'sheet' }
    await renderApp('/dashboard', { signedIn: true, world: { studio: { characters, media: [...media, sheet] } } })
    await main().findByText('Person 0')
    const tiles = main().getAllByRole('listitem').slice(0, 4)
    expect(tiles.map((tile) => tile.textContent)).toEqual(['Characters 5', 'Videos 3', 'Images 5', 'Total Media 9'])
  })

  it('[DASH-2] [DASH-3] shows three of each, with a way to all of them', async () => {
    const { accounts } = await renderApp('/dashboard', { signedIn: true, world: { studio: { characters, media } } })
    await main().findByText('Person 0')
    expect(region('Recent Characters').getAllByRole('listitem').length).toBe(3)
    expect(
      region('Recent Media')
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Picture 0', 'Picture 1', 'Picture 2'])
    const ways = main().getAllByRole('link', { name: /^View All/ })
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/characters', '/media'])
    expect(accounts.calls).toContain('list media trashedAt $createdAt limit')
  })

  it('[DASH-4] says what did not arrive, and tries again', async () => {
    let fails = true
    const list = async (collection: string) => {
      if (fails) throw Object.assign(new Error('Down.'), { code: 500 })
      return collection === 'characters' ? characters : media
    }
    await renderApp('/dashboard', { signedIn: true, world: { studio: { list } } })
    const alert = within(await region('Recent Characters').findByRole('alert', {}, { timeout: 10_000 }))
    fails = false
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await main().findByText('Person 0')).toBeTruthy()
  })
})

describe('somebody new', () => {
  it('[DASH-6] is led from a sentence to the form', async () => {
    const app = await renderApp('/dashboard', { signedIn: true })
    await userEvent.type(await main().findByLabelText('Somebody in a sentence'), 'grey beard')
    await userEvent.click(main().getByRole('button', { name: 'Begin' }))
    expect(await main().findByRole('heading', { level: 1, name: 'New Character' })).toBeTruthy()
    expect(app.path()).toBe('/characters/new')
    expect(main().getByLabelText<HTMLTextAreaElement>('Appearance').value).toBe('grey beard')
    expect(main().getByRole('button', { name: /first picture/ })).toBeTruthy()
  })

  it('[DASH-6] who has somebody is led to their first picture, and then left alone', async () => {
    await renderApp('/dashboard', { signedIn: true, world: { studio: { characters } } })
    const draw = await main().findByRole('link', { name: 'Draw Person 0' })
    expect(draw.getAttribute('href')).toBe('/media/new/c0')
    cleanup()
    await renderApp('/dashboard', { signedIn: true, world: { studio: { characters, media } } })
    await main().findByText('Person 0')
    expect(main().queryByText('Your first picture')).toBeNull()
  })
})
