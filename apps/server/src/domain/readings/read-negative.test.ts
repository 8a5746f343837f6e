import fc from 'fast-check'
import { expect, it } from 'vitest'
import { negativeReader } from './read-negative.ts'

const read = negativeReader((word) => ['golden', 'retriever', 'beach'].includes(word))
const labels = (text: string) => read(text, 'read').parts.map(({ label }) => label)

it('[READW-21] what is to be left out is told as that, with or without a "no"', () => {
  expect(labels('hat, no glasses; snow. smiling\nred dress')).toEqual(
    expect.arrayContaining(['No hat', 'No glasses', 'No snow']),
  )
  expect(labels('weapons, jewellery, hats, no glasses')).toEqual([
    'No weapons',
    'No jewellery',
    'No hats',
    'No glasses',
  ])
  expect(labels('no weapons, without any jewellery')).toEqual(['No weapons', 'No jewellery'])
  expect(read('hat', 'read').parts).toMatchObject([{ start: 0, end: 3, text: 'hat', field: 'accessories' }])
  expect(read('', 'read')).toEqual({ parts: [], unknown: [], corrected: [] })
})

it('[READW-21] what names nothing is told, unless the words are passed on', () => {
  const text = 'hat, flibbert wobbel'
  expect(read(text, 'read').unknown).toEqual([{ start: 5, end: 20, text: 'flibbert wobbel' }])
  expect(read(text, 'passed on')).toMatchObject({ parts: [{ label: 'No hat' }], unknown: [], corrected: [] })
})

it('[READW-21] places are those of the text, and everything that is named must not be seen', () => {
  const scraps = fc.constantFrom(
    'hat',
    'no hat',
    ', ',
    ';',
    '.',
    '\n',
    ' ',
    'flibbert',
    'weapons',
    'red dress',
    '漢',
    '😀',
    'on the beach',
  )
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 12 }), (some) => {
      const text = some.join('')
      const { parts, unknown, corrected } = read(text, 'read')
      for (const one of [...parts, ...unknown, ...corrected]) {
        expect(text.slice(one.start, one.end)).toBe(one.text)
        expect(one.end).toBeGreaterThan(one.start)
      }
      for (const { value, label } of parts) expect([value.startsWith('-'), /^No[t ]/.test(label)]).toEqual([true, true])
    }),
    { numRuns: 300 },
  )
})
