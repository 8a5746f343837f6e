import { describe, expect, it } from 'vitest'
import { changedPerson, placesOf, removeDismissedWords } from './genes.ts'

describe('somebody who exists', () => {
  it('[CWEB-31] only what the two texts say differently is taken over', () => {
    const stored = { hairColour: '#123456', eyeColour: '#aaaaaa', jaw: 0.4 }
    const before = { hairColour: '#c8323c', eyeColour: '#aaaaaa', jaw: 0 }
    const now = { hairColour: '#c8323c', eyeColour: '#00ff00', jaw: 0 }
    expect(changedPerson({ stored, before, now })).toEqual({ hairColour: '#123456', eyeColour: '#00ff00', jaw: 0.4 })
  })

  it('[CWEB-22] words that were taken out are not read again', () => {
    expect(removeDismissedWords('tall woman, red hair, no hat', ['red hair', ''])).toBe('tall woman, , no hat')
    expect(removeDismissedWords('tall', ['tall'])).toBe('')
  })
})

it('[READW-10] finds words that were not understood wherever they stand whole', () => {
  const text = 'Neon hair (neon?), neonate, A  Husky. C++'
  const found = (...phrases: string[]) => placesOf(text, phrases).map(({ start, end }) => text.slice(start, end))
  expect(found('neon', 'a husky')).toEqual(['Neon', 'neon', 'A  Husky'])
  expect(found('c++', '', 'dog')).toEqual(['C++'])
})
