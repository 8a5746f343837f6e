import { describe, expect, it } from 'vitest'
import { unnamedPeople } from './unnamed-people.ts'

const found = (text: string) =>
  unnamedPeople(text).map(({ at, end, people, isOne }) => [text.slice(at, end), people, isOne])

describe('people without a name', () => {
  it.each<readonly [string, string, number]>([
    ['two friends at a café', 'two friends', 2],
    ['laughing with two old friends', 'two old friends', 3],
    ['a couple in the park', 'a couple', 2],
    ['an elderly couple sharing ice cream', 'an elderly couple', 2],
    ['Couple, kissing', 'Couple', 2],
    ['three sisters by the sea', 'three sisters', 3],
    ['a group of friends at the beach', 'a group of friends', 3],
    ['bride and groom', 'bride and groom', 2],
    ['best friends laughing', 'best friends', 2],
    ['a selfie with her friends', 'her friends', 2],
  ])('[READ-80] "%s" has several', (text, words, people) => {
    expect(found(text)).toEqual([[words, people, false]])
  })

  it('[READ-80] one besides can be named, and each more is one more', () => {
    expect(found('her boyfriend hugs her')).toEqual([['her boyfriend', 2, true]])
    expect(found('dancing with a friend')).toEqual([['a friend', 2, true]])
    expect(found('with his wife and her sister')).toEqual([
      ['his wife', 2, true],
      ['her sister', 3, true],
    ])
  })

  it.each([
    'a couple of books',
    'a couple books on the table',
    'boyfriend jeans',
    'in her boyfriend jeans',
    'her mother’s ring',
    "his father's coat",
    'without her boyfriend',
    'no friends',
    'my nan feeding the pigeons',
    'a friendly smile',
    'she looks like her mother',
    '@Kofi and @Mira',
    'a woman in a red coat',
  ])('[READ-80] "%s" brings nobody', (text) => {
    expect(found(text)).toEqual([])
  })
})
