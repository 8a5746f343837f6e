import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { around, chain, frameTo, fromTo, inverse, mixRotations, rotate, still, twistAround } from './rotation.ts'
import { dot, lengthOf, unit } from './vector.ts'

/** How far two lists of numbers lie apart at most. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))))

describe('rotations', () => {
  it('[ILL-27] bring one direction to another, and a second as near as may be', () => {
    expect(apart(rotate(fromTo([1, 2, 3], [0, 0, -1]), unit([1, 2, 3])), [0, 0, -1])).toBeLessThan(1e-6)
    expect(apart(rotate(fromTo([0, 1, 0], [0, -1, 0]), [0, 1, 0]), [0, -1, 0])).toBeLessThan(1e-6)
    const turn = frameTo([0, -1, 0], [-1, 0, 0], [0, 0, 1], [0, 1, 0])
    expect(apart(rotate(turn, [0, -1, 0]), [0, 0, 1])).toBeLessThan(1e-6)
    expect(apart(rotate(turn, [-1, 0, 0]), [0, 1, 0])).toBeLessThan(1e-6)
  })

  it('[ILL-27] undo themselves, mix the short way and part into swing and twist', () => {
    const turn = chain(around([1, 0, 0], 40), around([0, 1, 0], 70))
    expect(apart(chain(turn, inverse(turn)), still)).toBeLessThan(1e-6)
    expect(apart(mixRotations(still, around([0, 1, 0], 80), 0.25), around([0, 1, 0], 20))).toBeLessThan(1e-6)
    expect(apart(twistAround(turn, [0, 1, 0]), around([0, 1, 0], 70))).toBeLessThan(1e-6)
  })

  it('[ILL-201] keep lengths and angles, and turn as one after the other', () => {
    const number = fc.double({ min: -10, max: 10, noNaN: true })
    const vector = fc.tuple(number, number, number)
    const degrees = fc.double({ min: -720, max: 720, noNaN: true })
    fc.assert(
      fc.property(vector, degrees, vector, degrees, vector, vector, (axis, angle, axisB, angleB, point, other) => {
        const [a, b] = [around(axis, angle), around(axisB, angleB)]
        expect(lengthOf(rotate(a, point))).toBeCloseTo(lengthOf(point), 6)
        expect(dot(rotate(a, point), rotate(a, other))).toBeCloseTo(dot(point, other), 5)
        expect(apart(rotate(chain(a, b), point), rotate(a, rotate(b, point)))).toBeLessThan(1e-6)
        expect(apart(rotate(inverse(a), rotate(a, point)), point)).toBeLessThan(1e-6)
      }),
    )
  })
})
