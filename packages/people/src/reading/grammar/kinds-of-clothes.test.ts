import { expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

it.each([
  ['in a witch costume', 'outfit=robe accessories=wizard-hat'],
  ['in a butler outfit', 'outfit=waistcoat'],
  ['a gym outfit', 'outfit=sportswear'],
  ['office wear', 'outfit=suit'],
  ['a running vest', 'outfit=waistcoat'],
  ['a beach dress', 'outfit=summer-dress'],
  ['a knit sweater', 'material=knit outfit=sweater'],
  ['running in a red dress', 'pose=running colour=red outfit=summer-dress'],
  ['at the beach, dress', 'background=beach outfit=summer-dress'],
])('[READ-63] "%s" is %s', (text, understood) => {
  expect(pairs(text)).toEqual(understood.split(' '))
})

it('[READ-63] a kind of clothes that cannot be drawn is told, and is no place or time of the picture', () => {
  expect({ understood: pairs('a sparkly blue disco outfit'), unknown: lost('a sparkly blue disco outfit') }).toEqual({
    understood: ['material=sequins', 'colour=blue'],
    unknown: ['disco'],
  })
  expect({ understood: pairs('an autumn outfit'), unknown: lost('an autumn outfit') }).toEqual({
    understood: [],
    unknown: ['autumn outfit'],
  })
})
