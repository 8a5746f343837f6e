import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { around, chain, rotate, still } from '#geometry/rotation.ts'
import { dot, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { axialTurn, bendTo, limbTurn, partTwist, shoulderLift, sign, suffix } from './limbs.ts'
import { apart } from './testing.ts'

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

  it('[ILL-27] have sides that are each other in a mirror', () => {
    const degrees = evenly(-120, 120)
    fc.assert(
      fc.property(fc.tuple(degrees, degrees, degrees), (turn) => {
        for (const [x, y, z] of [
          [0, -1, 0],
          [1, 0, 0],
          [0, 0, 1],
        ] as const) {
          const [a, b, c] = rotate(limbTurn('left', turn), [x, y, z])
          expect(apart(rotate(limbTurn('right', turn), [-x, y, z]), [-a, b, c])).toBeLessThan(1e-9)
        }
      }),
      { numRuns: 40 },
    )
    expect([sign('left'), sign('right'), suffix('left'), suffix('right')]).toEqual([1, -1, '.L', '.R'])
  })

  it('[ILL-27] what stands upright bends ahead, turns left and leans left', () => {
    expect(rotate(axialTurn([30, 0, 0]), [0, 1, 0])[2]).toBeCloseTo(0.5)
    expect(rotate(axialTurn([0, 30, 0]), [0, 0, 1])[0]).toBeCloseTo(0.5)
    expect(rotate(axialTurn([0, 0, 30]), [0, 1, 0])[0]).toBeCloseTo(0.5)
  })

  it('[ILL-27] of a twist all, nothing or a share is taken, and never of the swing', () => {
    const degrees = evenly(-80, 80)
    fc.assert(
      fc.property(degrees, degrees, evenly(0, 1), (swing, twist, share) => {
        const parent = around([0, 0, 1], 25)
        const child = chain(parent, chain(around([1, 0, 0], swing), around([0, 1, 0], twist)))
        expect(apart(partTwist(parent, child, 1), child)).toBeLessThan(1e-6)
        const part = partTwist(parent, child, share)
        expect(apart(rotate(part, [0, -1, 0]), rotate(child, [0, -1, 0]))).toBeLessThan(1e-6)
        const want = chain(parent, chain(around([1, 0, 0], swing), around([0, 1, 0], twist * share)))
        expect(apart(rotate(part, [1, 0, 0]), rotate(want, [1, 0, 0]))).toBeLessThan(1e-5)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-27] two bones keep their lengths and their plane wherever they are to reach', () => {
    const number = evenly(-6, 6)
    const long = evenly(0.5, 4)
    fc.assert(
      fc.property(fc.tuple(number, number, number), fc.tuple(number, number, number), long, long, (from, way, a, b) => {
        fc.pre(lengthOf(way) > 0.1)
        const pole: Vector = [0.3, 0.2, 1]
        fc.pre(Math.abs(dot(unit(way), unit(pole))) < 0.99)
        const to = plus(from, way)
        const { middle, end } = bendTo(from, to, [a, b], pole)
        expect(lengthOf(minus(middle, from))).toBeCloseTo(a, 5)
        expect(lengthOf(minus(end, middle))).toBeCloseTo(b, 5)
        // The end lies on the way, and at its end wherever that is within reach.
        const far = lengthOf(minus(end, from))
        expect(apart(end, plus(from, times(unit(way), far)))).toBeLessThan(1e-6)
        const within = lengthOf(way) < (a + b) * 0.99 && lengthOf(way) > Math.abs(a - b) * 1.03 + 1e-3
        expect(!within || apart(end, to) < 1e-6).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-27] shoulders rise with the arm, the more the higher it goes, and sink when it hangs', () => {
    const heights = Array.from({ length: 41 }, (_, at) => {
      const up = at / 20 - 1
      return shoulderLift([Math.sqrt(1 - up * up), up, 0])
    })
    for (const [at, lift] of heights.slice(1).entries()) {
      expect(lift).toBeGreaterThanOrEqual(heights[at]!)
      expect(lift - heights[at]!).toBeLessThan(2)
    }
    expect(heights[0]).toBeLessThan(-5)
    expect(heights[40]).toBeGreaterThan(10)
    expect(shoulderLift([1, -0.6, 0])).toBe(0)
  })
})
