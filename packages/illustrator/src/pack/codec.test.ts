import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArchive, writeArchive, type Column } from './archive.ts'
import {
  differences,
  fromPlanes,
  quantize,
  restore,
  steps,
  sumBytes,
  sumShorts,
  sumWords,
  toPlanes,
  restoreBoneWeights,
} from './codec.ts'

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.uint8Array({ maxLength: 9 }),
  fc.uint16Array({ maxLength: 9 }),
  fc.int16Array({ maxLength: 9 }),
  fc.float32Array({ maxLength: 9, noNaN: true }),
)

describe('how numbers are stored', () => {
  it('[ILL-22] sums undo differences, however many numbers belong together', () => {
    const stride = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint16Array(), fc.int16Array(), stride, (bytes, words, shorts, by) => {
        expect(sumBytes(differences(bytes, by), by)).toEqual(bytes)
        expect(sumWords(differences(words, by), by)).toEqual(words)
        expect(sumShorts(differences(shorts, by), by)).toEqual(shorts)
      }),
    )
  })

  it('[ILL-22] planes are the same numbers by axis, and come back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { maxLength: 12 }), (points) => {
        const shorts = Int16Array.from(points.flat())
        const planes = toPlanes(shorts)
        expect([...planes]).toEqual([0, 1, 2].flatMap((axis) => points.map((point) => point[axis])))
        expect(fromPlanes(planes)).toEqual(shorts)
      }),
    )
  })

  it('[ILL-22] steps are off by at most half of one, and hold what is too large', () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom(...Object.values(steps)), (values, perUnit) => {
        const back = restore(quantize(values, perUnit), perUnit)
        for (const [at, one] of values.entries()) expect(Math.abs((back[at] ?? 0) - one)).toBeLessThan(0.51 / perUnit)
      }),
    )
    expect([...quantize([99, -99], steps.weight)]).toEqual([32_767, -32_768])
  })

  it('[ILL-22] leave what they were given as it was', () => {
    const words = Uint16Array.of(5, 9, 2, 40)
    for (const change of [() => differences(words, 1), () => sumWords(words, 1)]) {
      expect(change()).not.toBe(words)
      expect([...words]).toEqual([5, 9, 2, 40])
    }
  })

  it('[ILL-22] weights of four bones add up to 1 and keep their proportions', () => {
    const four = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
    fc.assert(
      fc.property(four, (bytes) => {
        const weights = [...restoreBoneWeights(Uint8Array.from(bytes))]
        expect(weights.reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 5)
        const sum = bytes.reduce((all, byte) => all + byte)
        const wanted = sum === 0 ? [1, 0, 0, 0] : bytes.map((byte) => byte / sum)
        for (const [at, weight] of weights.entries()) expect(weight).toBeCloseTo(wanted[at] ?? 0, 5)
      }),
    )
  })
})

describe('the file', () => {
  it('[ILL-22] gives back whatever columns it was given, each where its numbers need it', () => {
    const columns = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z/]{1,12}$/), column), {
      selector: ([name]) => name,
      maxLength: 8,
    })
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 5 }), (list, off) => {
        const bytes = writeArchive({ facts: { off }, columns: new Map(list) })
        expect(bytes.length % 4).toBe(0)
        const within = new Uint8Array(bytes.length + off)
        within.set(bytes, off)
        const read = readArchive(within.subarray(off))
        expect(read.facts).toEqual({ off })
        expect([...read.columns]).toEqual(list)
      }),
    )
  })

  it('[ILL-22] that was cut off is refused instead of read as something else', () => {
    const bytes = writeArchive({ facts: {}, columns: new Map([['numbers', new Float32Array(40)]]) })
    for (const length of [0, 3, 9, bytes.length - 4])
      expect(() => readArchive(bytes.slice(0, length))).toThrow(/DataView|JSON|length/)
  })
})
