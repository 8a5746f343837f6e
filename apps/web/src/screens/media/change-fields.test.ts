import { expect, it } from 'vitest'
import { abilities } from '#testing/engines.ts'
import { changeFields, groupsToShow, listOf, nothingChosen, partsToShow, severalIn, shownIn } from './change-fields.ts'

const now = shownIn({
  order: {
    genes: { hairStyle: 'bob' },
    setting: { expression: 'smile', outfit: 'suit', accessories: ['glasses'], background: 'beach', time: 'day' },
  },
})

it('[GENW-62] asks for what was picked or said of the part, and for nothing that is so already', () => {
  expect(changeFields('hair', nothingChosen, now)).toBeUndefined()
  expect(changeFields('hair', { ...nothingChosen, picks: { hairStyle: ['bob'] } }, now)).toBeUndefined()
  expect(changeFields('hair', { picks: { hairStyle: ['afro'] }, colour: '#aa3311', words: ' curly ' }, now)).toEqual({
    hairStyle: 'afro',
    hairColour: '#aa3311',
    prompt: 'curly',
  })
  expect(changeFields('top', { ...nothingChosen, colour: '#aa3311' }, now)).toEqual({ colours: ['#aa3311'] })
  // What was picked for another part before says nothing.
  expect(changeFields('face', { ...nothingChosen, picks: { outfit: ['robe'] } }, now)).toBeUndefined()
})

it('[GENW-62] knows what there is, and that something can be taken away', () => {
  expect(now).toMatchObject({ accessories: ['glasses'], background: ['beach'], pose: [] })
  expect(changeFields('accessories', { ...nothingChosen, picks: { accessories: [] } }, now)).toEqual({
    accessories: [],
  })
  expect(changeFields('background', { ...nothingChosen, picks: { background: [] } }, now)).toBeUndefined()
  expect(shownIn({ order: { cutOut: true, setting: { background: 'studio' } } }).background).toEqual(['none'])
  expect(shownIn(undefined)).toMatchObject({ accessories: [], hairStyle: [] })
})

it('[GENW-62] shows styles of hair on the very person, where it is known who that is', () => {
  const urls = (shown: Parameters<typeof listOf>[2]) =>
    listOf(abilities, 'hairStyle', shown).choices.map(({ previewUrl }) => previewUrl)
  expect(urls({})).toEqual(abilities.hairStyles.map(({ previewUrl }) => previewUrl))
  const [bob = ''] = urls({ ...now, style: 'noir' })
  expect(JSON.parse(new URLSearchParams(bob.split('?')[1]).get('genes') ?? '')).toMatchObject({ hairStyle: 'bob' })
  expect(bob).toContain('style=noir')
})

it('[GENW-60] lists the parts that are seen, with light and pose, and all of them before that is known', () => {
  const ids = (seen?: Parameters<typeof partsToShow>[1]) => partsToShow(abilities, seen).map(({ id }) => id)
  expect(ids()).toEqual(['hair', 'face', 'top', 'background', 'light'])
  expect(ids([{ index: 1, part: 'hair', label: 'Hair' }])).toEqual(['hair', 'light'])
})

it('[GEN-163] of several people lists the parts of each by name, and what is everybody’s; pictures of one as ever', () => {
  const seen = [
    { index: 1, part: 'hair', label: 'Hair', person: 0 },
    { index: 17, part: 'hair', label: 'Hair', person: 1 },
    { index: 19, part: 'top', label: 'Top', person: 1 },
  ] as const
  const told = (names: readonly string[], parts?: readonly (typeof seen)[number][]) =>
    groupsToShow(abilities, parts && [...parts], names).map(({ name, person, parts: some }) => [
      name,
      person,
      ...some.map(({ id }) => id),
    ])
  expect(told(['Mira', 'Kofi'], seen)).toEqual([
    ['Mira', 0, 'hair'],
    ['Kofi', 1, 'hair', 'top'],
    ['All of it', 0, 'background', 'light'],
  ])
  expect(told([])).toEqual([[undefined, 0, 'hair', 'face', 'top', 'background', 'light']])
  const kofi = { genes: { hairStyle: 'afro' }, setting: { outfit: 'suit' } }
  const order = { genes: { hairStyle: 'bob' }, setting: { outfit: 'robe', time: 'day' }, together: { others: [kofi] } }
  expect(shownIn({ order }, 1)).toMatchObject({ hairStyle: ['afro'], outfit: ['suit'], time: ['day'] })
  expect(shownIn({ order })).toMatchObject({ hairStyle: ['bob'], outfit: ['robe'] })
  expect([severalIn({ request: { characterIds: ['a', 'b'] } }), severalIn({ request: {} })]).toEqual([['a', 'b'], []])
})
