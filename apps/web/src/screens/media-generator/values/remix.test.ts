import { expect, it } from 'vitest'
import { restoredOf, valuesOfSettings } from './remix.ts'

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

it('[GENW-181] somebody cut out who is set in motion stays cut out, as a choice that can be taken back', () => {
  const row = { $id: 'm1', characterId: 'mira', recipe: '{"order":{"cutOut":true}}' }
  expect(restoredOf({ ...row, cutOut: true }, 'animate').values.choices).toEqual({ aspect: '4:5', background: 'none' })
  expect(restoredOf({ ...row, cutOut: false }, 'animate').values.choices).toEqual({ aspect: '4:5' })
  // A variation goes on from the picture itself, cut out as it is.
  expect(restoredOf({ ...row, cutOut: true }, 'vary').values.choices).toEqual({ aspect: '4:5' })
})

it('[FIG-5] an address fills the form with settings, and with nothing that is none', () => {
  const settings = { expression: 'happy', view: 'side', colours: ['#aa0000'], seed: 'x', script: '<b>', count: 4000 }
  const { choices, colours, seed, count, prompt } = valuesOfSettings(JSON.stringify(settings))
  expect([choices.expression, choices.view, colours]).toEqual(['happy', 'side', ['#aa0000']])
  expect([seed, count, prompt]).toEqual(['', 1, ''])
  expect(valuesOfSettings('{"no').choices).toEqual({ aspect: '4:5' })
})
