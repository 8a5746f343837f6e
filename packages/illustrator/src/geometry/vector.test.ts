import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { across, along, between, cross, dot, lengthOf, minus, plus, times, unit, type Vector } from './vector.ts'

const number = fc.double({ min: -100, max: 100, noNaN: true, noDefaultInfinity: true })
const vector = fc.tuple(number, number, number)
const far = (a: Vector, b: Vector): number => lengthOf(minus(a, b))

describe('vectors', () => {
  it('[ILL-200] are added, taken away and mixed without loss', () => {
    fc.assert(
      fc.property(vector, vector, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        expect(far(minus(plus(a, b), b), a)).toBeLessThan(1e-9)
        expect(far(along(a, b, 1), plus(a, b))).toBe(0)
        expect(far(between(a, b, share), plus(times(a, 1 - share), times(b, share)))).toBeLessThan(1e-9)
        expect(far(between(a, b, 0), a)).toBe(0)
      }),
    )
  })

  it('[ILL-200] cross at right angles to both, as long as the area between them', () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const normal = cross(a, b)
        const scale = 1 + lengthOf(a) * lengthOf(b)
        expect(Math.abs(dot(normal, a)) / scale).toBeLessThan(1e-8)
        expect(Math.abs(dot(normal, b)) / scale).toBeLessThan(1e-8)
        const area = lengthOf(a) * lengthOf(a) * lengthOf(b) * lengthOf(b) - dot(a, b) * dot(a, b)
        expect(Math.abs(dot(normal, normal) - area) / (scale * scale)).toBeLessThan(1e-9)
      }),
    )
  })

  it('[ILL-200] have length 1 as units, and a direction even when they have none', () => {
    fc.assert(
      fc.property(vector, (a) => {
        expect(lengthOf(unit(a))).toBeCloseTo(1, 9)
        expect(far(times(unit(a), lengthOf(a)), a)).toBeLessThan(1e-8)
      }),
    )
    expect(unit([0, 0, 0])).toEqual([0, 1, 0])
    expect(unit([0, 0, 0], [1, 0, 0])).toEqual([1, 0, 0])
  })

  it('[ILL-200] leave nothing along an axis when that is taken away', () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const axis = unit(b)
        expect(Math.abs(dot(across(a, axis), axis))).toBeLessThan(1e-9 * (1 + lengthOf(a)))
      }),
    )
  })
})
