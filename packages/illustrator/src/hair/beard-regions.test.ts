import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import type { Vector } from '#geometry/vector.ts'
import { fromLips } from '#body/skin/stubble.ts'
import { chin, moustache, type Region, ring, whiskers, whole } from './beard-regions.ts'

const regions: Readonly<Record<string, Region>> = { whole, moustache, chin, ring, whiskers }
const place: fc.Arbitrary<Vector> = fc.tuple(evenly(-0.9, 0.9), evenly(5.8, 8), evenly(0, 1.7))

describe('beards', () => {
  it.each(Object.entries(regions))('[ILL-85] %s grows on the lower face only, alike on both sides', (_, region) => {
    fc.assert(
      fc.property(place, ([x, y, z]) => {
        const inside = region([x, y, z])
        expect(region([-x, y, z])).toBe(inside)
        expect(inside <= 0 || (y < 7.3 && y > 5.9 && z > 0.5)).toBe(true)
        // Lips and what is between them stay free.
        expect(inside <= 0 || z < 1.2 || fromLips(x, y) > -0.02 || region === chin || region === ring).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('[ILL-85] a moustache grows over the lip, a goatee on the chin, whiskers on the cheeks', () => {
    const [lip, point, cheek]: readonly [Vector, Vector, Vector] = [
      [0.12, 6.76, 1.5],
      [0, 6.28, 1.45],
      [0.65, 6.75, 0.9],
    ]
    const grows = (at: Vector) => Object.keys(regions).filter((name) => regions[name]!(at) > 0)
    expect(grows(lip)).toEqual(['whole', 'moustache', 'ring'])
    expect(grows(point)).toEqual(['whole', 'chin', 'ring'])
    expect(grows(cheek)).toEqual(['whole', 'whiskers'])
  })

  it('[ILL-85] a ring has all of a goatee and a moustache, whiskers nothing that a full beard has not', () => {
    fc.assert(
      fc.property(place, (at) => {
        fc.pre(at[2] > 1.2)
        expect(ring(at)).toBeGreaterThanOrEqual(Math.max(chin(at), moustache(at)))
      }),
      { numRuns: 100 },
    )
    fc.assert(
      fc.property(place, (at) => {
        expect(whiskers(at)).toBeLessThanOrEqual(whole(at))
      }),
      { numRuns: 100 },
    )
  })
})
