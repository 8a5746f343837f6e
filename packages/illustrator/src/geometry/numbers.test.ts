import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairs, fours, triples } from './numbers.ts'

/** A template as code would have it, of any text. */
const template = (text: string): TemplateStringsArray => Object.assign([text], { raw: [text] })

describe('numbers on one line', () => {
  it('[ILL-829] are the same numbers as in an array', () => {
    expect(pairs`5.6 0, -5.8 .4`).toEqual([
      [5.6, 0],
      [-5.8, 0.4],
    ])
    expect(triples`1 2 3`).toEqual([[1, 2, 3]])
    expect(fours`
      1 2 3 4,
      5 6 7 1e-7`).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 1e-7],
    ])
    const row = fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const text = rows.map((one) => one.map((value) => (Object.is(value, -0) ? '-0' : value)).join(' ')).join(', ')
        expect(pairs(template(text))).toEqual(rows)
      }),
    )
  })

  it('[ILL-829] are read once for each place in the code', () => {
    const outline = () => pairs`0 1, 2 3`
    expect(outline()).toBe(outline())
  })

  it.each(['1', '1 2 3', '1 2,', '1 two', ''])('[ILL-829] are refused when a row is no pair: %j', (text) => {
    expect(() => pairs(template(text))).toThrow('Each row has to be 2 numbers')
  })
})
