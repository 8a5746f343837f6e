import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besideNames, namesIn, wordsOfEach } from './names-in.ts'

const isWord = (word: string) => ['a', 'rose', 'the', 'doctor', 'neon', 'night'].includes(word)

const found = (text: string, ...names: readonly string[]) =>
  namesIn(
    text,
    names.map((name) => ({ id: `id of ${name}`, name })),
    isWord,
  ).map(({ start, end, id }) => [text.slice(start, end), id.slice('id of '.length)])

describe('names in a text', () => {
  it.each([
    ['Mira waves', ['Mira'], [['Mira', 'Mira']]],
    [
      'MIRA and mira’s dog',
      ['Mira'],
      [
        ['MIRA', 'Mira'],
        ['mira', 'Mira'],
      ],
    ],
    ['Ann is annoyed by Hannah and Joann', ['Ann'], [['Ann', 'Ann']]],
    [
      'Mira Vance and Mira',
      ['Mira Vance'],
      [
        ['Mira Vance', 'Mira Vance'],
        ['Mira', 'Mira Vance'],
      ],
    ],
    ['Mira Vance', ['Mira', 'Mira Vance'], [['Mira Vance', 'Mira Vance']]],
    [
      'ROSE and Rose hold a rose',
      ['Rose'],
      [
        ['ROSE', 'Rose'],
        ['Rose', 'Rose'],
      ],
    ],
    ['a neon night, Neon Night', ['Neon Night'], [['Neon Night', 'Neon Night']]],
    ['the doctor', ['The Doctor'], []],
    ['the sea', ['The Doctor'], []],
    ['a hat, A waits', ['A'], [['A', 'A']]],
    ['😀Mira😀', ['Mira'], [['Mira', 'Mira']]],
    ['Zoë and Zoe', ['Zoë'], [['Zoë', 'Zoë']]],
    ['李雷在海边', ['李雷'], []],
    ['李雷 walks', ['李雷'], [['李雷', '李雷']]],
    ['İrem', ['İrem'], [['İrem', 'İrem']]],
    ['C++ by night', ['C++'], [['C++', 'C++']]],
    ['aaaa', ['(a+)+$'], []],
    ['(a+)+$ in rain', ['(a+)+$'], [['(a+)+$', '(a+)+$']]],
    [
      '.* or [x] or \\',
      ['.*', '[x]', '\\'],
      [
        ['.*', '.*'],
        ['[x]', '[x]'],
        ['\\', '\\'],
      ],
    ],
    ['nothing', ['', '   '], []],
    ['Mira', ['Mira', 'Mira'], [['Mira', 'Mira']]],
  ] as const)('[READ-6] in %j of %j are %j', (text, names, places) => {
    expect(found(text, ...names)).toEqual(places)
  })

  it('[READ-6] are found whatever they are, beside any words', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 64 }).filter((text) => text.trim().length > 2)
    fc.assert(
      fc.property(name, fc.lorem(), fc.lorem(), (given, before, after) => {
        const whole = given.trim()
        const places = namesIn(`${before} ${given} ${after}`, [{ id: 'x', name: given }], isWord)
        expect(places).toContainEqual({
          start: before.length + 1 + given.indexOf(whole),
          end: before.length + 1 + given.indexOf(whole) + whole.length,
          id: 'x',
        })
      }),
    )
  })

  it('[READ-6] never overlap, and lie within the text', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', ' ', "'", 'B'), maxLength: 40 })
    fc.assert(
      fc.property(short, fc.array(short, { maxLength: 4 }), (text, names) => {
        const places = namesIn(
          text,
          names.map((name, index) => ({ id: String(index), name })),
          isWord,
        )
        const ends = places.flatMap(({ start, end }) => [start, end])
        expect(ends).toEqual(ends.toSorted((one, other) => one - other))
        expect([0, ...ends].every((at) => at >= 0 && at <= text.length)).toBe(true)
      }),
    )
  })
})

describe('what is left beside names', () => {
  const left = (text: string, name: string) =>
    besideNames(text, { start: 0, end: text.length }, namesIn(text, [{ id: 'x', name }], isWord)).map(
      ({ start, end }) => text.slice(start, end),
    )

  it.each([
    ['flibbert', ['flibbert']],
    ['Mira', []],
    ['Mira’s', []],
    ["Mira's flibbert", ['flibbert']],
    ['Mira snorkels', ['snorkels']],
    ['neon Mira, “flibbert!”', ['neon', 'flibbert']],
    ['𝓍𝓎 Mira 𝓍𝓎', ['𝓍𝓎', '𝓍𝓎']],
  ])('[READ-6] of %j is %j', (text, words) => {
    expect(left(text, 'Mira')).toEqual(words)
  })
})

describe('what is said of each', () => {
  const people = ['Mira', 'Kofi', 'Ana'].map((name) => ({ id: name, name }))
  const said = (text: string) => wordsOfEach(text, people, isWord).map((words) => words.replaceAll(/\s+/g, ' '))

  it('[READ-82] is what follows their name, or names that theirs is joined with', () => {
    expect(said('at sea, @Mira in red, @Kofi in blue')).toEqual(['at sea, in red,', 'at sea, in blue', 'at sea,'])
    expect(said('@Mira and @Kofi laughing, Ana crying')).toEqual(['laughing,', 'laughing,', 'crying'])
    expect(said('Mira, Kofi & Ana dancing')).toEqual(['dancing', 'dancing', 'dancing'])
    expect(said('Mira android, Kofi')[0]).toContain('android')
  })
})
