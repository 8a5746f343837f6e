import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'

afterEach(cleanup)

const upload = {
  $id: 'm1',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  kind: 'image',
  characterId: null,
  fileId: 'f1',
  posterId: null,
  prompt: '',
  style: '',
  width: 8,
  height: 8,
  durationMs: null,
  bytes: 100,
  seed: null,
  engine: '',
  engineVersion: '',
  parentId: null,
  generationId: null,
  identity: null,
  identities: {},
  favorite: false,
  rating: null,
  albumIds: [],
  trashedAt: null,
}
const recipe = {
  recipe: 1,
  engine: 'illustrator',
  engineVersion: '1',
  kind: 'image',
  characterId: 'c',
  request: {},
  order: {},
}
function open(carried: string) {
  const send = async (_method: string, path: string) => {
    if (path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
    throw new Error(`Nobody asks for ${path}`)
  }
  const media = [{ ...upload, recipe: carried }]
  return renderApp('/media?open=m1', { signedIn: true, world: { studio: { media, send } } })
}

it('[LIB-33] an upload that carries a recipe of ours is told to be made here, and brings its settings back', async () => {
  await open(JSON.stringify(recipe))
  expect(await screen.findByRole('heading', { name: 'Made here' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Use these settings' })
  expect(link.getAttribute('href')).toBe('/media/new?remix=m1')
})

it.each(['', '{}', '{'])('[LIB-33] any other upload says nothing of it: %j', async (carried) => {
  await open(carried)
  expect(await screen.findByText('None: it was uploaded')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Made here' })).toBeNull()
})
