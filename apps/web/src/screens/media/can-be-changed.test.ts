import { expect, it } from 'vitest'
import { abilities } from '#testing/engines.ts'
import { canBeChanged, isStaged } from './can-be-changed.ts'

it('[GENW-90] one thing is changed in pictures of one character alone', () => {
  const able = { ...abilities, parts: [{ id: 'hair', label: 'Hair', previewUrl: '' }] }
  const item = { kind: 'image', characterId: 'mira', characterIds: ['mira'], trashed: false } as const
  expect(canBeChanged(item, able)).toBe(true)
  expect(canBeChanged({ ...item, characterIds: [] }, able)).toBe(true)
  expect(canBeChanged({ ...item, characterIds: ['mira', 'kofi'] }, able)).toBe(false)
  expect(canBeChanged({ ...item, kind: 'video' }, able)).toBe(false)
  expect(canBeChanged({ ...item, trashed: true }, able)).toBe(false)
  expect(canBeChanged({ ...item, characterId: null }, able)).toBe(false)
  expect(canBeChanged(item, { ...able, parts: [] })).toBe(false)
  expect(canBeChanged(undefined, able)).toBe(false)
})

it('[ENG-107] where an engine goes by masks, pictures are changed of which it is known what is where', () => {
  const able = { ...abilities, parts: [{ id: 'hair', label: 'Hair', previewUrl: '' }], masks: true }
  const item = { kind: 'image', characterId: 'mira', characterIds: ['mira'], trashed: false } as const
  expect([canBeChanged(item, able), canBeChanged({ ...item, staged: true }, able)]).toEqual([false, true])
  expect([{ order: { stage: {} } }, { order: {} }, {}, undefined].map(isStaged)).toEqual([true, false, false, false])
})
