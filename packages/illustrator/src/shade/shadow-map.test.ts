import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { floor } from '#geometry/testing.ts'
import { unit } from '#geometry/vector.ts'
import { makeSpot } from '#raster/spot.ts'
import { makeShadowMap } from './shadow-map.ts'
import { litAt, shadowsOf } from './shadows.ts'

const never = () => {}

describe('shadow maps', () => {
  const box = { center: [0, 0, 0] as const, radius: 6, size: 96 }
  const map = (parts: readonly Part[], from = unit([0, 1, 0.001])) =>
    makeShadowMap(parts, { from, ...box }, makeSpot(), never)

  it('know how near to the light the highest thing is, in whatever order things come', () => {
    const [low, high] = [floor(1, 5), floor(3, 1)]
    const one = map([low, high])
    expect(one.nearness).toEqual(map([high, low]).nearness)
    expect(one.nearness[48 * 96 + 48]).toBeCloseTo(3, 2)
    expect(one.nearness[48 * 96 + 70]).toBeCloseTo(1, 2)
    expect(one.nearness[0]).toBeLessThan(-1e6)
  })

  it('leave out what throws none: panes, and what says so; holes let the light through', () => {
    const empty = (part: Part) => map([part]).nearness.every((near) => near < -1e6)
    expect(empty(floor(1, 3, { castsShadow: false }))).toBe(true)
    expect(empty(floor(1, 3, { material: 'glass' }))).toBe(true)
    expect(empty(floor(1, 3, { cutOut: true, surface: (spot) => (spot.alpha = 0.2) }))).toBe(true)
    expect(empty(floor(1, 3, { cutOut: true }))).toBe(false)
  })

  it('have axes of length 1 that stand on one another, also for light from straight above', () => {
    const axis = fc.integer({ min: -10, max: 10 })
    fc.assert(
      fc.property(axis, fc.integer({ min: 0, max: 10 }), axis, (x, y, z) => {
        const { right, up, from } = map([], unit([x, y, z]))
        const product = (a: readonly number[], b: readonly number[]) =>
          a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
        for (const one of [right, up, from]) expect(product(one, one)).toBeCloseTo(1, 6)
        for (const [a, b] of [
          [right, up],
          [up, from],
          [from, right],
        ] as const)
          expect(product(a, b)).toBeCloseTo(0, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('let through a share of the light, all of it outside, and together no more than each alone', () => {
    const [one, other] = [shadowsOf([map([floor(3, 1)])], 0.5), shadowsOf([map([floor(2, 1.5)])], 0.2)]
    const place = fc.integer({ min: -80, max: 80 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(place, place, place, fc.nat(15), (x, y, z, turn) => {
        const through = (lit: Parameters<typeof litAt>[0]) => litAt(lit, x, y, z, 0, 1, 0, 0, turn)
        const [first, second, both] = [through([one]), through([other]), through([one, other])]
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(1)
        expect(both).toBeCloseTo(first * second, 6)
        expect(Math.abs(x) > 6.5 ? first : 1).toBe(1)
      }),
      { numRuns: 120 },
    )
    expect(litAt([], 0, 0, 0, 0, 1, 0, 0, 0)).toBe(1)
  })
})
