import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floor } from '#geometry/testing.ts'
import { groundUnder, openAt } from './ground.ts'

describe('the ground under somebody', () => {
  it('is a share everywhere, and open to everything where nobody stands', () => {
    const nobody = groundUnder([], { x: 0, z: 0 }, 14, 0)
    const somebody = groundUnder([floor(0.2, 0.4)], { x: 0, z: 0 }, 14, 0)
    const place = fc.integer({ min: -160, max: 160 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(place, place, place, (x, y, z) => {
        const open = openAt(somebody, x, y / 10, z, 1)
        expect(open).toBeGreaterThanOrEqual(0)
        expect(open).toBeLessThanOrEqual(1 + 1e-6)
        expect(openAt(nobody, x, y / 10, z, 1)).toBe(1)
        expect(openAt(somebody, x, y / 10, z, 0.2)).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  it('goes with whoever stands there, and knows nothing of what throws no shadow', () => {
    const moved = floor(0, 0.4)
    const positions = moved.positions.map((value, index) => value + (index % 3 === 0 ? 3 : 0))
    const there = groundUnder([{ ...moved, positions }], { x: 3, z: 0 }, 14, 0)
    const here = groundUnder([moved], { x: 0, z: 0 }, 14, 0)
    expect(openAt(there, 3.2, 0, 0.1, 1)).toBeCloseTo(openAt(here, 0.2, 0, 0.1, 1), 4)
    const light = groundUnder([floor(0, 0.4, { castsShadow: false })], { x: 0, z: 0 }, 14, 0)
    expect(openAt(light, 0, 0, 0, 1)).toBe(1)
  })
})
