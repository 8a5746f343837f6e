import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from '@eidolon/people'
import { newMesh } from '#geometry/mesh.ts'
import { around, behind, crown, greatTrees, tuft } from './plants.ts'

import { at, faults, heights } from './testing.ts'

describe('what is scattered', () => {
  it('[ILL-62] lies within its ring and never where the camera looks along', () => {
    for (const seed of [1, 2, 3, 4]) {
      let placed = 0
      around(random('ring', seed), 120, 20, 90, (x, z, distance) => {
        placed += 1
        expect(Math.sqrt(x * x + z * z)).toBeCloseTo(distance, 6)
        expect(distance >= 20 && distance <= 90).toBe(true)
        expect(z > 0 && Math.abs(x) < 8 + z * 0.5).toBe(false)
      })
      expect(placed).toBeGreaterThan(60)
    }
  })

  it('lies behind the person, one in each sector, within the angle', () => {
    const seen: number[] = []
    behind(random('back', 3), 40, 30, 60, 0.8, (x, z, distance, index) => {
      seen.push(index)
      expect(z).toBeLessThan(0)
      expect(Math.abs(x)).toBeLessThanOrEqual(distance * Math.sin(0.8) + 1e-6)
    })
    expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index))
  })

  it('[ILL-62] grass beside the person is no higher than their ankles', () => {
    const high = (x: number) => {
      const mesh = newMesh()
      tuft(mesh, random('tuft', 1), x, 0, 0, 1, 6, 0)
      return Math.max(...heights(mesh))
    }
    expect(high(8)).toBeLessThanOrEqual(2)
    expect(high(30)).toBe(12)
  })

  it('leaves take one of the tones there are, and lie around their crown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(99), (tones, seed) => {
        const mesh = newMesh()
        crown(mesh, random('crown', seed), [0, 30, 0], [8, 5, 8], 20, 1, tones)
        expect(faults(mesh)).toEqual([])
        const which = mesh.uvs.filter((_, index) => index % 2 === 0).map(Math.floor)
        expect(which.every((tone) => tone >= 0 && tone < tones)).toBe(true)
        expect(heights(mesh).every((y) => y > 20 && y < 40)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('great trees stand on their ground, mirrored where the other side is asked for', () => {
    const planted = (side: number) => {
      const [wood, leaves] = [newMesh(), newMesh()]
      greatTrees(wood, leaves, random('park', 2), {
        at: [[30, -50, 40]],
        side,
        ground: (x) => x / 10,
        wide: 0.5,
        near: { z: -60, cards: 20, leaf: 2 },
        far: { cards: 10, leaf: 3 },
      })
      return at(wood, 'positions', 0)
    }
    const [one, other] = [planted(1), planted(-1)]
    expect([Math.sign(one[0]), Math.sign(other[0])]).toEqual([1, -1])
    expect(one[1]).toBeCloseTo(2, 6)
    expect(other[1]).toBeCloseTo(-4, 6)
  })
})
