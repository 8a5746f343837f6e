import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'

afterEach(cleanup)

const picture = {
  $id: 'm1',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  kind: 'image',
  characterId: null,
  fileId: 'f1',
  prompt: 'by the sea',
  width: 8,
  height: 8,
  engine: 'illustrator',
  trashedAt: null,
}
const asking = (id: string, request: object) =>
  generationDocument({ $id: id, status: 'running', progress: 0.42, count: 1, request: JSON.stringify(request) })

it('[GENW-151] the lightbox tells how far that is which is made of its picture, and ends it', async () => {
  const asked = new Map([
    ['g1', asking('g1', { parentMediaId: 'm1', size: 'print', enlarge: true })],
    ['g2', asking('g2', { parentMediaId: 'another', size: 'print', enlarge: true })],
    ['g3', asking('g3', { parentMediaId: 'm1', change: { mediaId: 'm1', part: 'hair' } })],
  ])
  const print = { id: 'print', label: 'Print (4×)', previewUrl: '', factor: 4, maxCount: 2 }
  const send = async (method: string, path: string) => {
    if (path === '/engines') {
      return Response.json({ total: 1, engines: [{ ...engine, abilities: { ...abilities, sizes: [print] } }] })
    }
    if (path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
    if (method === 'DELETE') asked.delete(path.split('/').at(-1) ?? '')
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({}, { status: 404 })
  }
  const list = async (collection: string) => (collection === 'generations' ? [...asked.values()] : [])
  await renderApp('/media?open=m1', { signedIn: true, world: { studio: { media: [picture], list, send } } })
  const made = await screen.findByRole('list', { name: 'Being made of it' })
  const rows = within(made).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^Print \(4×\) · .* · 42 %/)])
  await userEvent.click(within(made).getByRole('button', { name: 'Cancel Print (4×)' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Being made of it' })).toBeNull())
  expect([...asked.keys()]).toEqual(['g2', 'g3'])
})
