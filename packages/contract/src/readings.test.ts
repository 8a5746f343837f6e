import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { lookParts } from './characters/looks.ts'
import { KeptReading, Reading, ReadingRequest } from './readings.ts'
import { wrongFields } from './testing.ts'

const longest = limits.media.prompt

describe('a prompt to be read', () => {
  it('[READ-1] needs no words, and has no defaults of its own', () => {
    expect(ReadingRequest.parse({ text: '' })).toEqual({ text: '' })
    expect(ReadingRequest.parse({ text: '', characterIds: null, engine: null, kind: null })).toEqual({ text: '' })
  })

  it('[READ-2] comes as it was typed: nothing is taken out that would move the rest', () => {
    const typed = 'a\u0000 hat\ud800,\r\n\tred\u007f'
    expect(ReadingRequest.parse({ text: typed }).text).toBe(typed)
  })

  it('[READ-1] is as long as a prompt may be, without what a prompt does not keep', () => {
    expect(wrongFields(ReadingRequest, { text: 'x'.repeat(longest) })).toEqual([])
    expect(wrongFields(ReadingRequest, { text: `${'x'.repeat(longest)}\u0000` })).toEqual([])
    expect(wrongFields(ReadingRequest, { text: 'x'.repeat(longest + 1) })).toEqual(['text'])
  })

  it('[READ-92] is no longer than a negative prompt may be where it is one', () => {
    const max = limits.media.negativePrompt
    expect(wrongFields(ReadingRequest, { text: 'x'.repeat(max), negative: true })).toEqual([])
    expect(wrongFields(ReadingRequest, { text: 'x'.repeat(max + 1), negative: true })).toEqual(['text'])
    expect(wrongFields(ReadingRequest, { text: 'x'.repeat(max + 1), negative: false })).toEqual([])
  })

  it.each([
    [{}, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: null }, 'text'],
    [{ text: '', characterIds: 'maya' }, 'characterIds'],
    [{ text: '', characterIds: ['a', 'b', 'c', 'd', 'e'] }, 'characterIds'],
    [{ text: '', characterIds: ['a', '_b'] }, 'characterIds.1'],
    [{ text: '', characterIds: [7] }, 'characterIds.0'],
    [{ text: '', engine: '' }, 'engine'],
    [{ text: '', engine: 'x'.repeat(65) }, 'engine'],
    [{ text: '', engine: ['illustrator'] }, 'engine'],
    [{ text: '', kind: 'sculpture' }, 'kind'],
  ])('[READ-1] %j is refused for its %s', (request, field) => {
    expect(wrongFields(ReadingRequest, request)).toEqual([field])
  })
})

const part = { start: 0, end: 6, text: 'no hat', field: 'accessories', value: '-hat', label: 'No hat' }
const kept = {
  parts: [part],
  unknown: [{ start: 8, end: 24, text: 'golden retriever' }],
  corrected: [{ start: 25, end: 30, text: 'smlie', to: 'smile' }],
}

describe('a reading', () => {
  it('[READ-3] says what was understood, what was not, and what is left to chance', () => {
    const unknown = kept.unknown.map((words) => ({ ...words, engines: ['comfyui'] }))
    const told = { ...kept, unknown, open: ['pose'], characters: [{ start: 0, end: 4, id: 'maya' }] }
    const company = [{ start: 5, end: 16, text: 'two friends', people: 2, one: false }]
    expect(Reading.parse({ ...told, company })).toEqual({ ...told, company })
    // Studios before this one told of no company.
    expect(Reading.parse(told)).toEqual({ ...told, company: [] })
    expect(lookParts).toHaveProperty(part.field)
  })

  it('[READ-9] is kept without what is of no use later', () => {
    expect(KeptReading.parse({ ...kept, open: ['pose'], characters: [] })).toEqual(kept)
  })
})
