import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument } from '#testing/studio.ts'

afterEach(cleanup)

it('[ENG-130] [GENW-143] the details of a picture of several people say by name how well each is met', async () => {
  const characters = [
    characterDocument({ $id: 'mira', name: 'Mira' }),
    characterDocument({ $id: 'kofi', name: 'Kofi' }),
  ]
  const drawn = {
    $id: 'm1',
    $createdAt: '2026-11-12T10:00:00.000+00:00',
    kind: 'image',
    characterId: 'mira',
    characterIds: ['mira', 'kofi', 'gone'],
    fileId: 'f1',
    width: 8,
    height: 8,
    engine: 'comfyui',
    identity: 0.31,
    passedOver: true,
    trashedAt: '2026-11-12T10:00:00.000+00:00',
    identities: '{"kofi":0.31,"mira":0.88,"gone":0.5}',
  }
  const send = async (_method: string, path: string) => {
    if (path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
    throw new Error(`Nobody asks for ${path}`)
  }
  const list = async (collection: string) => ({ characters })[collection] ?? []
  await renderApp('/media?open=m1', { signedIn: true, world: { studio: { characters, media: [drawn], list, send } } })
  const heading = await screen.findByRole('heading', { name: 'Likeness' })
  const people = within(heading.parentElement ?? document.body).getAllByRole('listitem')
  expect(screen.getByText(/^It was not alike enough/)).toBeTruthy()
  expect(people.map(({ textContent }) => textContent)).toEqual(['Mira0.88', 'Kofi0.31', 'Somebody0.50'])
})
