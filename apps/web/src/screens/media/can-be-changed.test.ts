import { expect, it } from 'vitest'
import { abilities } from '#testing/engines.ts'
import { canBeChanged } from './can-be-changed.ts'

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
