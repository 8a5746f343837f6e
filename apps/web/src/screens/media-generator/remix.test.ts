import { expect, it } from 'vitest'
import { restoredOf } from './remix.ts'

it('[GENW-110] a picture of several that came from another account is drawn again with those who are here', () => {
  const request = {
    characterId: 'their-mira',
    characterIds: ['their-mira', 'their-kofi'],
    arrangement: 'back-to-back',
    cast: [{ characterId: 'their-kofi', looksAt: 'their-mira', expression: 'happy' }],
    prompt: 'at the quay',
  }
  const row = { $id: 'm1', characterId: 'mira', recipe: JSON.stringify({ request }), seed: 7 }
  const both = restoredOf({ ...row, characterIds: ['mira', 'kofi'] }, 'remix')
  expect([both.characterId, both.values.others, both.values.arrangement]).toEqual(['mira', ['kofi'], 'back-to-back'])
  expect(both.values.cast).toMatchObject([{ characterId: 'kofi', looksAt: 'mira', expression: 'happy' }])
  // Whoever did not come along is left out.
  const alone = restoredOf({ ...row, characterIds: ['mira'] }, 'remix')
  expect([alone.values.others, alone.values.cast, alone.values.prompt]).toEqual([[], [], 'at the quay'])
})
