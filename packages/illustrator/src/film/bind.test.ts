import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finderOf } from './bind.ts'

describe('the finder of what is near', () => {
  it('finds what looking at every point finds', () => {
    const place = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10)
    const point = fc.tuple(place, place, place)
    fc.assert(
      fc.property(
        fc.uniqueArray(point, { minLength: 3, maxLength: 30, selector: String }),
        point,
        (points, [x, y, z]) => {
          const finder = finderOf(Float32Array.from(points.flat()), points.length)
          finder.near(x, y, z)
          const all = points.map(([a, b, c]) => (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2).toSorted((a, b) => a - b)
          // Far ones first; equally near ones may stand for one another.
          for (const [at, far] of [...finder.away].toReversed().entries()) expect(far).toBeCloseTo(all[at] ?? 0, 3)
          expect(new Set(finder.found).size).toBe(3)
        },
      ),
      { numRuns: 100 },
    )
  })
})
