import { describe, expect, it } from 'vitest'
import { around, chain, rotate, still } from '#geometry/rotation.ts'
import { dot, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'
import { bendTo, limbTurn, partTwist } from './limbs.ts'

/** How far two lists of numbers lie apart at most. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))))

describe('limbs', () => {
  it('[ILL-27] twist in part, and then swing as before', () => {
    const turn = chain(around([1, 0, 0], 40), around([0, 1, 0], 70))
    expect(apart(rotate(partTwist(still, turn, 0), [0, -1, 0]), rotate(turn, [0, -1, 0]))).toBeLessThan(1e-6)
  })

  it('[ILL-27] limbs turn to the front and outwards on both sides', () => {
    expect(rotate(limbTurn('left', [90, 0, 0]), [0, -1, 0])[2]).toBeCloseTo(1)
    expect(rotate(limbTurn('left', [0, 0, 90]), [0, -1, 0])[0]).toBeCloseTo(1)
    expect(rotate(limbTurn('right', [0, 0, 90]), [0, -1, 0])[0]).toBeCloseTo(-1)
  })

  it('[ILL-27] two bones reach a point, bend to the side they are told, and never stretch', () => {
    const pole: Vector = [0, 0, 1]
    for (const to of [
      [0, -5, 0],
      [1, -3, 2],
      [0, -40, 0],
      [0, -0.1, 0],
    ] as const) {
      const { middle, end } = bendTo([0, 0, 0], to, [3, 2.5], pole)
      expect(lengthOf(middle)).toBeCloseTo(3, 5)
      expect(lengthOf(minus(end, middle))).toBeCloseTo(2.5, 5)
      const along = unit(to)
      expect(
        dot(
          minus(middle, [along[0] * dot(middle, along), along[1] * dot(middle, along), along[2] * dot(middle, along)]),
          pole,
        ),
      ).toBeGreaterThan(0)
    }
    expect(apart(bendTo([0, 0, 0], [1, -3, 2], [3, 2.5], pole).end, [1, -3, 2])).toBeLessThan(1e-6)
  })
})
