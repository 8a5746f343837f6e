import { describe, expect, it } from 'vitest'
import { unit, type Vector } from '#geometry/vector.ts'
import { withFlyaways } from './flyaways.ts'
import { grow, type Plan } from './grow.ts'
import { flat, shadeCap } from './hairdo.ts'
import { along, dot, lengthOf, minus } from '#geometry/vector.ts'
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

  it('[ILL-805] are as many as a style has room for, and bows without corners', () => {
    const count = (strays: number) => withFlyaways({ cap: shadeCap, locks }, strays).locks.length - locks.length
    expect(count(0)).toBe(0)
    expect(count(0.35)).toBeGreaterThan(0)
    expect(count(0.35)).toBeLessThan(loose.length * 0.6)
    // The sharpest corner of each, as the cosine between two stretches of it: 90 degrees and more look like bent wire.
    const sharpest = (one: Plan) => {
      const { line } = grow(one, ballWorld)
      const ways = line.slice(1).map((at, nth) => unit(minus(at, line[nth] ?? at)))
      return Math.min(...ways.slice(1).map((way, nth) => dot(way, ways[nth] ?? way)))
    }
    const short = withFlyaways({ cap: shadeCap, locks: locks.map((_, nth) => ({ ...plan(nth, 0.4), steps: 5 })) })
    expect(Math.min(...short.locks.slice(locks.length).map(sharpest))).toBeGreaterThan(0)
  })

  it('[ILL-540] stand off farther than what they grow beside, and not where hair is cut to the skin', () => {
    const off = (one: Plan) => Math.max(...grow(one, ballWorld).line.map((at) => lengthOf(minus(at, skull)) - radius))
    expect(Math.min(...loose.map(off))).toBeGreaterThan(Math.max(...locks.slice(0, 5).map(off)))
    expect(withFlyaways({ cap: shadeCap, locks: locks.map((_, nth) => plan(nth, 0.15)) }).locks.length).toBe(200)
  })
})
