import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutPart, withWords } from './edits.ts'

const placeOf = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})
const without = (text: string, words: string, ...others: readonly string[]) =>
  withoutPart(
    text,
    placeOf(text, words),
    [words, ...others].map((one) => placeOf(text, one)),
  )

it('[READW-3] of a list the one that is removed is missing, and nothing else', () => {
  const thing = fc.constantFrom('red hair', 'neon', 'smiling', 'café', 'ring light', '雨', 'sword')
  fc.assert(
    fc.property(fc.uniqueArray(thing, { minLength: 1 }), fc.nat(), (things, turn) => {
      const gone = things[turn % things.length] ?? ''
      const left = things.filter((one) => one !== gone)
      expect(without(things.join(', '), gone)).toBe(left.join(', '))
    }),
  )
})

it.each([
  ['a woman with a sword, smiling', 'sword', 'a woman, smiling'],
  ['reading in a café by the window', 'café', 'reading by the window'],
  ['smiling in the rain.', 'rain', 'smiling.'],
  ['Rain. Smiling, at night', 'Smiling', 'Rain. at night'],
  ['a tall woman', 'tall', 'a woman'],
  ['night, rain\nsecond line', 'rain', 'night\nsecond line'],
  ['sword', 'sword', ''],
])('[READW-3] from “%s” without “%s” nothing is left hanging', (text, words, left) => {
  expect(without(text, words)).toBe(left)
})

it('[READW-3] what others say within the same words stays', () => {
  expect(without('a red torn leather jacket, night', 'red torn leather jacket', 'torn', 'leather jacket')).toBe(
    'a torn leather jacket, night',
  )
  expect(without('Tall silver-haired woman', 'Tall silver-haired woman', 'silver-haired', 'woman')).toBe(
    'silver-haired woman',
  )
})

it('[READW-4] other words take the place, and the article agrees', () => {
  expect(withWords('with a sword, smiling', placeOf('with a sword, smiling', 'sword'), 'umbrella')).toBe(
    'with an umbrella, smiling',
  )
  expect(withWords('An umbrella', placeOf('An umbrella', 'umbrella'), 'sword')).toBe('A sword')
  expect(withWords('in Canada sword', placeOf('in Canada sword', 'sword'), 'umbrella')).toBe('in Canada umbrella')
})
