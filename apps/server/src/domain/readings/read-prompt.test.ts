import { lookParts } from '@eidolon/contract/characters/looks.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { plainText } from '@eidolon/contract/plain-text.ts'
import type { KeptReading } from '@eidolon/contract/readings.ts'
import { effects, maxEffects, maxScenery, scenery } from '@eidolon/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptReading } from './kept-reading.ts'
import { openFields } from './open-fields.ts'
import { plainPlaces } from './plain-places.ts'
import { promptReader, wordsFor } from './read-prompt.ts'

const english: ReadonlySet<string> = new Set('beach neon noir golden retriever on the years old'.split(' '))
const reader = promptReader((word) => english.has(word))
const read = (...given: Parameters<typeof reader>) => reader(...given).reading

/** Words that are read, words that are not, and what people paste. */
const scraps = fc.constantFrom(
  'silver hair',
  'no hat',
  'Mira',
  'flibbert',
  'golden retriever',
  'on the beach',
  ', ',
  ' ',
  '\n',
  '\u0000',
  '\ud800',
  '\udc00',
  '😀',
  'é',
  'e\u0301',
  'ﬁ',
  '\u200b',
  '\u200f',
  '"',
  '\\',
  '𝓼𝓶𝓲𝓵𝓮',
  '5',
  '18 years old',
)
/** Any character but halves of one. The library's own `binary` lists all million of them first, which takes a second. */
const unit = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
const noise = fc.string({ unit: unit.map((code) => String.fromCodePoint(code)), maxLength: 5 })
const anything = fc.array(fc.oneof(scraps, noise), { maxLength: 30 })

describe('a prompt', () => {
  it('[READ-2] is read with places that hold the words, whatever was typed', () => {
    fc.assert(
      fc.property(anything, (pieces) => {
        const typed = pieces.join('')
        const { text, placeOf } = plainPlaces(typed)
        const { parts, unknown, corrected } = read(text, [{ id: 'm', name: 'Mira' }], 'read')
        for (const one of [...parts, ...unknown, ...corrected]) {
          const { start, end } = placeOf(one)
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(typed.length)
          expect(plainText(typed.slice(start, end))).toBe(one.text)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('[READ-2] keeps every place where nothing is taken out, and moves those behind what is', () => {
    expect(plainPlaces('red hat').placeOf({ start: 4, end: 7 })).toEqual({ start: 4, end: 7 })
    expect(plainPlaces('re\u0000d \ud800hat\udfff').placeOf({ start: 4, end: 7 })).toEqual({ start: 6, end: 9 })
    expect(plainPlaces('re\u0000d').placeOf({ start: 0, end: 3 })).toEqual({ start: 0, end: 4 })
  })

  it('[READ-3] is told by parts of the contract, with their words', () => {
    const { parts, unknown } = read('silver hair, no hat, flibbert', [], 'read')
    expect(parts).toEqual([
      { start: 0, end: 11, text: 'silver hair', field: 'hairColour', value: 'silver', label: 'Silver hair' },
      expect.objectContaining({ field: 'accessories', value: '-fedora', label: 'No hat' }),
    ])
    for (const { field } of parts) expect(lookParts).toHaveProperty(field)
    expect(unknown).toEqual([{ start: 21, end: 29, text: 'flibbert' }])
  })

  it('[READ-6] is read as if the names in it were not there', () => {
    const said = (prompt: string, ...named: readonly string[]) => {
      const characters = named.map((name) => ({ id: name, name }))
      const { parts, unknown } = read(prompt, characters, 'read')
      return [...parts.map(({ label }) => label), ...unknown.map(({ text }) => text)]
    }
    expect(said('Beach on the beach', 'Beach')).toEqual(said('     on the beach'))
    expect(said('Zwixl waving', 'Zwixl')).toEqual(said('waving'))
    expect(said('Neon Noir at night', 'Neon Noir')).toEqual(['Night'])
    expect(said('silver Zwixl hair', 'Zwixl')).toEqual(['Silver hair'])
  })

  it('[READ-3] tells what a misspelt word was taken for, with its place', () => {
    const { parts, corrected } = read('Mira smilling', [{ id: 'm', name: 'Mira' }], 'read')
    expect(parts).toMatchObject([{ start: 5, end: 13, text: 'smilling', field: 'expression' }])
    expect(corrected).toEqual([{ start: 5, end: 13, text: 'smilling', to: expect.stringMatching(/^smil/) }])
  })

  it('[READ-12] tells of effects that are one too many', () => {
    const asked = effects.slice(0, maxEffects + 2).map(({ words: [word = ''] }) => word)
    const { parts, unknown } = read(asked.join(', '), [], 'read')
    expect(parts.filter(({ field }) => field === 'effects')).toHaveLength(maxEffects)
    expect([...parts, ...unknown].map(({ text }) => text).toSorted()).toEqual(asked.toSorted())
    expect(unknown).toHaveLength(2)
  })

  it('[READ-20] tells of scenery that is one too many', () => {
    const asked = scenery.slice(1, maxScenery + 3).map(({ words: [word = ''] }) => word)
    const { parts, unknown } = read(asked.join(', '), [], 'read')
    expect(parts.filter(({ field }) => field === 'scenery')).toHaveLength(maxScenery)
    expect(unknown.map(({ text }) => text)).toEqual(asked.slice(maxScenery))
  })

  it('[READ-21] tells the colour of scenery', () => {
    const { parts } = read('a dark red carpet', [], 'read')
    expect(parts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Carpet', 'Dark red carpet']))
  })

  it('[READ-80] [READ-81] tells of people without a name until there are so many', () => {
    const people = ['Mira', 'Kofi'].map((name) => ({ id: name, name }))
    const told = (prompt: string, count: number) => {
      const { reading, company } = reader(prompt, people.slice(0, count), 'read')
      return [company.map(({ text, one }) => [text, one]), reading.unknown.map(({ text }) => text)]
    }
    expect(told('two friends on the beach', 1)).toEqual([[['two friends', false]], ['two friends']])
    expect(told('two friends on the beach', 2)).toEqual([[], []])
    expect(told('Mira with her boyfriend', 1)[0]).toEqual([['her boyfriend', true]])
    expect(told('Mira with her boyfriend', 2)).toEqual([[], []])
    expect(told('three sisters', 2)[0]).toEqual([['three sisters', false]])
  })

  it('[READ-7] has no unknown words for an engine that takes them as they are', () => {
    const { parts, unknown, corrected } = read('silver hair, flibbert', [], wordsFor({ neural: true }))
    expect([parts.map(({ label }) => label), unknown, corrected]).toEqual([['Silver hair'], [], []])
    expect(read('silver hair, flibbert', [], wordsFor({ neural: false })).unknown).toHaveLength(1)
  })

  it('[READ-3] is read afresh for everybody: what one does with an answer is not seen by the next', () => {
    read('silver hair', [], 'read').parts.pop()
    expect(read('silver hair', [], 'read').parts).toHaveLength(1)
  })
})

describe('what is left to chance', () => {
  const open = openFields()
  const everything = [
    'pose',
    'expression',
    'background',
    'time',
    'weather',
    'framing',
    'camera',
    'view',
    'style',
    'outfit',
  ]

  it('[READ-5] is every field of the scene where nothing is said', () => {
    expect(open('', 'image', undefined)).toEqual(everything)
    expect(open('', 'video', undefined)).toEqual([...everything.slice(1), 'motion', 'cameraMove'])
    for (const field of open('', 'video', undefined)) expect(lookParts).toHaveProperty(field)
  })

  it('[READ-5] is nothing of a place where somebody is cut out', () => {
    const left = everything.filter((field) => !['background', 'time', 'weather'].includes(field))
    expect(open('transparent background', 'image', undefined)).toEqual(left)
  })

  it('[READ-5] is not what the words, the character’s manner or style say, nor what a character wears', () => {
    const said =
      'smiling on the beach at night in the rain, full body, low angle, in profile, anime, wearing a suit, waving'
    expect(open(said, 'image', undefined)).toEqual([])
    const mira = { personality: 'angry', style: 'noir' }
    expect(open('', 'image', mira)).toEqual(
      everything.filter((field) => !['expression', 'style', 'outfit'].includes(field)),
    )
  })
})

describe('a reading that is kept', () => {
  const scrap = (index: number) => ({ start: index * 3, end: index * 3 + 1, text: 'x' })

  it('[READ-9] is whole', () => {
    const reading: KeptReading = read('silver hair, no hat, flibbert', [], 'read')
    expect(keptReading(reading)).toEqual(reading)
  })

  it('[READ-9] has an end, from which only what is too much is left out', () => {
    const unknown = Array.from({ length: 3000 }, (_, index) => scrap(index))
    const parts = [{ ...scrap(0), field: 'pose', value: 'waving', label: 'Waving' }]
    const kept = keptReading({ parts, unknown, corrected: [] })
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(limits.reading.kept)
    expect(kept.parts).toEqual(parts)
    expect(kept.unknown.length).toBeGreaterThan(300)
    expect(kept.unknown).toEqual(unknown.slice(0, kept.unknown.length))
  })
})
