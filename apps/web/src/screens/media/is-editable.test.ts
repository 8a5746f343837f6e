import { expect, it } from 'vitest'
import { abilities, engine } from '#testing/engines.ts'
import { changersOf, isKnownWhere } from './is-editable.ts'

const hair = { id: 'hair', label: 'Hair', previewUrl: '' }
const illustrator = { ...engine, abilities: { ...abilities, parts: [hair] } }
const comfyui = { ...engine, id: 'comfyui', abilities: { ...abilities, parts: [hair], masks: true } }
const item = {
  kind: 'image',
  characterId: 'mira',
  characterIds: ['mira'],
  trashed: false,
  engine: 'illustrator',
} as const
const names = (given: Partial<Parameters<typeof changersOf>[0]>, engines = [illustrator]) =>
  changersOf({ ...item, ...given }, engines).map(({ id }) => id)

it('[GENW-90] one thing is changed in pictures of characters, by masks in those of one alone', () => {
  expect(names({})).toEqual(['illustrator'])
  expect(names({ characterIds: [] })).toEqual(['illustrator'])
  expect(names({ characterIds: ['mira', 'kofi'] })).toEqual(['illustrator'])
  expect(names({ characterIds: ['mira', 'kofi'] }, [comfyui, illustrator])).toEqual(['illustrator'])
  expect(names({ characterIds: ['mira', 'kofi'], engine: 'comfyui' }, [comfyui, illustrator])).toEqual([])
  expect(names({ kind: 'video' })).toEqual([])
  expect(names({ trashed: true })).toEqual([])
  expect(names({ characterId: null })).toEqual([])
  expect(names({}, [{ ...illustrator, abilities: { ...abilities, parts: [] } }])).toEqual([])
  expect(changersOf(undefined, [illustrator])).toEqual([])
})

it('[GENW-162] whoever goes by masks changes pictures of others too, after the one that has drawn it', () => {
  const both = [comfyui, illustrator]
  expect(names({}, both)).toEqual(['illustrator', 'comfyui'])
  expect(names({ engine: 'comfyui' }, both)).toEqual(['comfyui'])
  // A picture that was brought along, of which it was said whom it shows.
  expect(names({ engine: '' }, both)).toEqual(['comfyui'])
  expect(names({}, [{ ...comfyui, available: false }])).toEqual([])
})

it('[ENG-107] it is known what is where in pictures of the illustrator, and in those that were held to its drawing', () => {
  const both = [comfyui, illustrator]
  const known = (by: string, recipe?: unknown) => isKnownWhere({ engine: by }, both, recipe)
  expect([known('illustrator'), known('comfyui'), known('')]).toEqual([true, false, false])
  expect([known('comfyui', { order: { stage: {} } }), known('comfyui', { order: {} })]).toEqual([true, false])
})
