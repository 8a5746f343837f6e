import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rise, swing, wander } from './wave.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
const seconds = fc.integer({ min: 1, max: 8 })
const period = fc.integer({ min: 2, max: 60 }).map((tenths) => tenths / 10)

describe('swinging', () => {
  it('[ILL-100] comes back to where it began when the film does, and stays within its bounds', () => {
    fc.assert(
      fc.property(share, seconds, period, share, (at, total, every, ahead) => {
        expect(swing(1, total, every, ahead)).toBeCloseTo(swing(0, total, every, ahead), 6)
        expect(rise(1, total, every, ahead)).toBeCloseTo(rise(0, total, every, ahead), 6)
        expect(Math.abs(swing(at, total, every, ahead))).toBeLessThanOrEqual(1 + 1e-9)
        expect(rise(at, total, every, ahead)).toBeGreaterThanOrEqual(-1e-9)
        expect(rise(at, total, every, ahead)).toBeLessThanOrEqual(1 + 1e-9)
      }),
      { numRuns: 100 },
    )
    for (const start of [swing(0, 4, 1), rise(0, 4, 1)]) expect(start).toBeCloseTo(0, 9)
  })

  it('[ILL-100] swings as often as lies nearest to its period, and once at least', () => {
    const times = (total: number, every: number) => {
      const values = Array.from({ length: 2001 }, (_, at) => swing((at + 0.5) / 2001, total, every))
      return values.filter((value, at) => at > 0 && value > 0 && (values[at - 1] ?? 0) <= 0).length + 1
    }
    expect([times(4, 1), times(4, 3), times(1, 5), times(8, 0.62)]).toEqual([4, 1, 1, 13])
  })

  it('[ILL-100] wanders smoothly, between 0 and 1, always the same for a name and seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.nat(99), (at, seed) => {
        const here = wander('nod', seed, at / 100)
        expect(here).toBe(wander('nod', seed, at / 100))
        expect(here).toBeGreaterThanOrEqual(0)
        expect(here).toBeLessThanOrEqual(1)
        expect(Math.abs(here - wander('nod', seed, at / 100 + 0.01))).toBeLessThan(0.02)
      }),
      { numRuns: 100 },
    )
    expect(wander('nod', 1, 3)).not.toBe(wander('tilt', 1, 3))
    expect(wander('nod', 1, 3)).not.toBe(wander('nod', 2, 3))
  })
})
