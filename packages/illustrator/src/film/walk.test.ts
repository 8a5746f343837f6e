import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stride, walkPose } from './walk.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

/** All numbers somewhere inside, in order. */
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbers)
      : []

describe('walking', () => {
  it('[ILL-136] closes after two steps, and the sides are one another half a round later', () => {
    fc.assert(
      fc.property(share, (phase) => {
        const [one, later, half] = [walkPose(phase), walkPose(phase + 1), walkPose(phase + 0.5)]
        const [first, again] = [numbers(one), numbers(later)]
        for (const [at, value] of first.entries()) expect(again[at]).toBeCloseTo(value, 6)
        expect(numbers(half.legs?.left)).toHaveLength(numbers(one.legs?.right).length)
        for (const [at, value] of numbers(one.legs?.right).entries())
          expect(numbers(half.legs?.left)[at]).toBeCloseTo(value, 6)
      }),
      { numRuns: 50 },
    )
    expect(stride).toBeGreaterThan(0.8)
  })

  it('[ILL-136] arms swing against the legs of their side', () => {
    const { legs, arms } = walkPose(0)
    const [leg, arm] = [legs?.left, arms?.left]
    expect(leg && 'thigh' in leg && leg.thigh[0] > 0).toBe(true)
    expect(arm && 'arm' in arm && arm.arm[0] < 0).toBe(true)
  })

  it('[ILL-136] knees bend one way only, and most while the leg swings', () => {
    const knees = Array.from({ length: 100 }, (_, at) => {
      const leg = walkPose(at / 100).legs?.left
      return leg && 'knee' in leg ? leg.knee : -1
    })
    expect(Math.min(...knees)).toBeGreaterThan(0)
    const max = knees.indexOf(Math.max(...knees)) / 100
    expect(max > 0.6 && max < 0.85).toBe(true)
  })
})
