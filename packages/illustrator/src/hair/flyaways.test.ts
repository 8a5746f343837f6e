import { describe, expect, it } from 'vitest'
import { unit, type Vector } from '#geometry/vector.ts'
import { withFlyaways } from './flyaways.ts'
import { grow, type Plan } from './grow.ts'
import { flat, shadeCap } from './hairdo.ts'
import { along, lengthOf, minus } from '#geometry/vector.ts'
import { skull } from './hairline.ts'
import { ballWorld, radius } from './testing.ts'

const plan = (nth: number, length = 1): Plan => {
  const normal: Vector = unit([Math.sin(nth), 1, Math.cos(nth)])
  return {
    from: along(skull, normal, radius),
    normal,
    start: normal,
    length,
    width: 0.15,
    steps: 8,
    flow: (_, __, out) => flat([0, -1, 0], out),
    grip: 0.6,
    weight: 0.05,
    height: () => 0.05,
    cling: 0.8,
    layer: 0.5,
  }
}
const locks = Array.from({ length: 200 }, (_, nth) => plan(nth))
const { locks: all } = withFlyaways({ cap: shadeCap, locks })
const loose = all.slice(locks.length)

describe('flyaways', () => {
  it('[ILL-540] leave every lock as it is and add single thin hairs, fewer than locks', () => {
    expect(all.slice(0, locks.length)).toEqual(locks)
    expect(loose.length).toBeGreaterThan(20)
    expect(loose.length).toBeLessThan(80)
    expect(loose.every(({ width }) => width < 0.02)).toBe(true)
    expect(withFlyaways({ cap: shadeCap, locks }).locks.length).toBe(all.length)
  })

  it('[ILL-540] stand off farther than what they grow beside, and not where hair is cut to the skin', () => {
    const off = (one: Plan) => Math.max(...grow(one, ballWorld).line.map((at) => lengthOf(minus(at, skull)) - radius))
    expect(Math.min(...loose.map(off))).toBeGreaterThan(Math.max(...locks.slice(0, 5).map(off)))
    expect(withFlyaways({ cap: shadeCap, locks: locks.map((_, nth) => plan(nth, 0.15)) }).locks.length).toBe(200)
  })
})
