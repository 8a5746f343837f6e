import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blob, bump, clamp, lerp, smoothstep, through } from './interpolate.ts'

const number = fc.double({ min: -100, max: 100, noNaN: true })
/** Two numbers that are not too near to each other, in any order. */
const ends = fc.tuple(number, number).filter(([from, to]) => Math.abs(to - from) > 1e-3)

describe('smoothstep', () => {
  it('[ILL-202] is 0 before, 1 behind, one half in the middle, and never turns back between', () => {
    fc.assert(
      fc.property(
        ends,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, one, other) => {
          const [from, to] = at
          const of = (share: number) => smoothstep(from, to, lerp(from, to, share))
          expect([smoothstep(from, to, from - (to - from)), smoothstep(from, to, to + (to - from))]).toEqual([0, 1])
          expect(of(0.5)).toBeCloseTo(0.5, 6)
          const [low, high] = [of(Math.min(one, other)), of(Math.max(one, other))]
          expect(low).toBeLessThanOrEqual(high + 1e-9)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('[ILL-202] sets out and arrives level', () => {
    expect(smoothstep(0, 1, 1e-4) / 1e-4).toBeLessThan(1e-3)
    expect((1 - smoothstep(0, 1, 1 - 1e-4)) / 1e-4).toBeLessThan(1e-3)
  })
})

describe('clamp and lerp', () => {
  it('[ILL-202] stay within their ends', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, value) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const held = clamp(value, low, high)
        expect(held >= low && held <= high).toBe(true)
        expect(held === value || value < low || value > high).toBe(true)
        expect(lerp(a, b, 0) === a).toBe(true)
        expect(lerp(a, b, 1)).toBeCloseTo(b, 9)
      }),
    )
  })
})

describe('bump and blob', () => {
  it('[ILL-202] are 1 in the middle and nothing beyond their width', () => {
    expect([bump(3, 2, 3), bump(3, 2, 5), bump(3, 2, 0.9)]).toEqual([1, 0, 0])
    expect([blob(0, 2), blob(4, 2), blob(9, 2)]).toEqual([1, 0, 0])
  })
})

describe('through', () => {
  it('[ILL-202] goes straight from knot to knot and stays flat beyond', () => {
    const knots = [
      [0, 1],
      [2, 3],
    ] as const
    expect([through(knots, -1), through(knots, 1), through(knots, 9)]).toEqual([1, 2, 3])
  })
})
