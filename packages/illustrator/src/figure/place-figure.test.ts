import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { square } from '#geometry/testing.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Figure } from './figure.ts'
import { asSeenTurned, placeFigure } from './place-figure.ts'

const both = (x: number, y: number): readonly [Vector, Vector] => [
  [x, y, 0.5],
  [-x, y, 0.5],
]

const figure: Figure = {
  parts: [
    square(1, 5, 2, 1),
    {
      ...square(0, 9, 0, 0.5),
      strands: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      rest: new Float32Array(12),
    },
  ],
  measures: {
    eyes: [0, 15.6, 1],
    head: [0, 15.6, 0.3],
    headHeight: 2.3,
    crown: 17,
    shoulders: both(1.7, 13.6),
    elbows: both(2.4, 11),
    hands: both(2.6, 8.4),
    chest: [0, 12.6, 0.5],
    hips: [0, 9, 0],
    knees: both(0.9, 4.6),
    feet: both(0.9, 0.5),
    low: [-3, 0, -1.5],
    high: [3, 17, 1.8],
  },
  skin: 0.3,
  thing: () => [],
  landmarks: () => [],
  kinds: [],
  spreads: false,
}

const turned = fc.integer({ min: -720, max: 720 })
const come = fc.record({ aside: fc.integer({ min: -9, max: 9 }), ahead: fc.integer({ min: 0, max: 90 }) })
const numbers = (list: Float32Array | undefined): readonly number[] => [...(list ?? [])]

describe('somebody who has come along', () => {
  it('is the very same where they have not moved', () => {
    expect(placeFigure(figure, 0, { aside: 0, ahead: 0 })).toBe(figure)
  })

  it('keeps their height, their size and the length of their normals, wherever they are', () => {
    fc.assert(
      fc.property(turned, come, (angle, where) => {
        const { parts, measures } = placeFigure(figure, angle, where)
        for (const [at, part] of parts.entries()) {
          const [before, after] = [numbers(figure.parts[at]?.positions), numbers(part.positions)]
          const heights = (list: readonly number[]) => list.filter((_, index) => index % 3 === 1)
          expect(heights(after)).toEqual(heights(before))
          const far = (list: readonly number[]) =>
            [0, 1, 2].reduce((sum, axis) => sum + ((list[axis] ?? 0) - (list[6 + axis] ?? 0)) ** 2, 0)
          expect(far(after)).toBeCloseTo(far(before), 3)
          const normal = numbers(part.normals).slice(0, 3)
          expect(normal.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
        }
        expect([measures.crown, measures.headHeight, measures.eyes[1]]).toEqual([17, 2.3, 15.6])
      }),
      { numRuns: 40 },
    )
  })

  it('is within their measures still', () => {
    fc.assert(
      fc.property(turned, come, (angle, where) => {
        const { low, high, hands, feet } = placeFigure(figure, angle, where).measures
        for (const point of [...hands, ...feet])
          for (const axis of [0, 1, 2] as const) {
            expect(point[axis]).toBeGreaterThanOrEqual(low[axis] - 1e-6)
            expect(point[axis]).toBeLessThanOrEqual(high[axis] + 1e-6)
          }
      }),
      { numRuns: 40 },
    )
  })

  it('turns to their left, and a whole turn is none', () => {
    const placed = placeFigure(figure, 90, { aside: 0, ahead: 0 })
    const quarter = placed.measures
    expect(quarter.eyes[0]).toBeCloseTo(1, 6)
    expect(quarter.eyes[2]).toBeCloseTo(0, 6)
    const [before, after] = [numbers(figure.parts[0]?.positions), numbers(placed.parts[0]?.positions)]
    for (let at = 0; at < before.length; at += 3) {
      expect(after[at]).toBeCloseTo(before[at + 2] ?? 0, 5)
      expect(after[at + 2]).toBeCloseTo(-(before[at] ?? 0), 5)
    }
    const whole = placeFigure(figure, 360, { aside: 2, ahead: 7 })
    for (const [at, value] of numbers(figure.parts[0]?.positions).entries())
      expect(whole.parts[0]?.positions[at]).toBeCloseTo(value + [2, 0, 7][at % 3]!, 4)
  })

  it('wears patterns that stay on the cloth, and leaves the first drawing as it was', () => {
    const before = numbers(figure.parts[0]?.positions)
    const { parts } = placeFigure(figure, 30, { aside: 1, ahead: 1 })
    expect(parts[0]?.rest).toBe(figure.parts[0]?.positions)
    expect(parts[1]?.rest).toBe(figure.parts[1]?.rest)
    expect(
      numbers(parts[1]?.strands)
        .slice(0, 3)
        .map((value) => Math.round(value * 1e4) / 1e4),
    ).toEqual([0.5, 0, 0.866])
    expect(numbers(figure.parts[0]?.positions)).toEqual(before)
  })

  it('[ILL-262] sees a point where it was before they turned', () => {
    fc.assert(
      fc.property(turned, (angle) => {
        const { eyes } = placeFigure(figure, angle, { aside: 0, ahead: 0 }).measures
        for (const [axis, value] of asSeenTurned(eyes, angle).entries())
          expect(value).toBeCloseTo(figure.measures.eyes[axis] ?? 0, 5)
      }),
      { numRuns: 40 },
    )
  })
})
