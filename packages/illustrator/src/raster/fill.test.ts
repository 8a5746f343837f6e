import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'
import { makeSamples, type Samples, sampleX, sampleY, type Window } from './samples.ts'

type RasterPoint = readonly [x: number, y: number]
type Triangle = readonly [a: RasterPoint, b: RasterPoint, c: RasterPoint]

const size = 24
const whole: Window = { left: 0, top: 0, right: size, bottom: size }

/** In three hundredths, so that no sample (they lie on eighths) is ever exactly on an edge. */
const place = fc.integer({ min: -400, max: (size + 4) * 100 }).map((at) => at / 100 + 1 / 300)
const point: fc.Arbitrary<RasterPoint> = fc.tuple(place, place)
const triangle: fc.Arbitrary<Triangle> = fc.tuple(point, point, point).filter((one) => Math.abs(areaOf(one)) > 0.5)
const nearness = fc.integer({ min: 1, max: 40 }).map((depth) => 1 / depth)

const areaOf = ([a, b, c]: Triangle): number => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])

function enter(samples: Samples, id: number, [a, b, c]: Triangle, near: readonly [number, number, number]): void {
  fill(samples, id, Float64Array.of(...a, near[0], ...b, near[1], ...c, near[2]), 0, 3, 6)
}

/** Which samples of a window a flat triangle takes, as 0 and 1. */
function taken(one: Triangle, window = whole): readonly number[] {
  const samples = makeSamples(window)
  enter(samples, 1, one, [0.1, 0.1, 0.1])
  return [...samples.triangle]
}

/** How far a point lies inside the triangle, in pixels; less than 0 outside. */
function inside(one: Triangle, x: number, y: number): number {
  const turn = Math.sign(areaOf(one))
  const edges = [0, 1, 2].map((at) => {
    const [from, to] = [one[at] ?? [0, 0], one[(at + 1) % 3] ?? [0, 0]]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return (turn * (dx * (y - from[1]) - dy * (x - from[0]))) / Math.sqrt(dx * dx + dy * dy)
  })
  return Math.min(...edges)
}

const middles = Array.from({ length: size * size * 4 }, (_, slot): RasterPoint => {
  const pixel = Math.floor(slot / 4)
  return [(pixel % size) + (sampleX[slot % 4] ?? 0), Math.floor(pixel / size) + (sampleY[slot % 4] ?? 0)]
})

/** The nearness of corners that lie equally far away. */
const sheetAt = (near: number) => [near, near, near] as const

describe('filling a triangle', () => {
  it('[ILL-43] takes the samples inside it and no other, whichever way it turns', () => {
    fc.assert(
      fc.property(triangle, (one) => {
        const samples = taken(one)
        const wrong = middles.filter(([x, y], slot) => {
          const far = inside(one, x, y)
          return Math.abs(far) > 1e-6 && (samples[slot] === 1) !== far > 0
        })
        expect(wrong).toEqual([])
        expect(taken([one[0], one[2], one[1]])).toEqual(samples)
      }),
      { numRuns: 35 },
    )
  })

  it('[ILL-43] leaves no sample of two triangles with a common edge out, and gives none to both', () => {
    fc.assert(
      fc.property(triangle, point, ([a, b, c], d) => {
        // The other corner lies on the other side of the edge between a and c.
        fc.pre(areaOf([a, b, c]) * areaOf([a, c, d]) > 0 && Math.abs(areaOf([a, c, d])) > 0.5)
        const [one, other] = [taken([a, b, c]), taken([a, c, d])]
        const counts = middles.map(([x, y], slot) => {
          const within = Math.max(inside([a, b, c], x, y), inside([a, c, d], x, y))
          const edge = Math.abs(within) < 1e-6
          return { edge, within: within > 0 ? 1 : 0, times: (one[slot] ?? 0) + (other[slot] ?? 0) }
        })
        expect(counts.filter(({ edge, within, times }) => !edge && within !== times)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-43] covers as much of the picture as it is large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 110 }), fc.integer({ min: 10, max: 110 }), (wide, high) => {
        const [w, h] = [wide / 5 + 0.01, high / 5 + 0.01]
        const covered = taken([
          [1, 1],
          [1 + w, 1],
          [1, 1 + h],
        ]).filter((one) => one === 1).length
        // Off by at most the samples along its edges.
        expect(Math.abs(covered / 4 - (w * h) / 2)).toBeLessThan((w + h) / 2 + 1)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-43] shows the same in windows as in the whole picture', () => {
    const edge = fc.integer({ min: 1, max: size - 1 })
    fc.assert(
      fc.property(fc.array(triangle, { minLength: 1, maxLength: 4 }), nearness, edge, edge, (all, near, x, y) => {
        const drawn = (window: Window): Samples => {
          const samples = makeSamples(window)
          // Each lies at a depth of its own: where two cut through each other, rounding decides.
          all.forEach((one, at) => enter(samples, at + 1, one, sheetAt(near / (at + 1))))
          return samples
        }
        const full = drawn(whole)
        for (const window of [
          { ...whole, right: x, bottom: y },
          { ...whole, left: x, bottom: y },
          { ...whole, right: x, top: y },
          { ...whole, left: x, top: y },
        ]) {
          const tile = drawn(window)
          const here = Array.from(tile.triangle, (_, slot) => {
            const pixel = Math.floor(slot / 4)
            const row = window.top + Math.floor(pixel / tile.width)
            return full.triangle[(row * size + window.left + (pixel % tile.width)) * 4 + (slot % 4)]
          })
          expect([...tile.triangle]).toEqual(here)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-43] shows the nearest of several, in whatever order they come', () => {
    const depths = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(depths, fc.array(triangle, { minLength: 5, maxLength: 5 }), (far, all) => {
        const flat = far.map((depth, at) => ({ id: at + 1, near: 1 / depth, one: all[at] ?? all[0]! }))
        const drawn = (order: typeof flat): Samples => {
          const samples = makeSamples(whole)
          for (const { id, near, one } of order) enter(samples, id, one, [near, near, near])
          return samples
        }
        const [forwards, backwards] = [drawn(flat), drawn(flat.toReversed())]
        expect([...forwards.triangle]).toEqual([...backwards.triangle])
        expect(forwards.nearness).toEqual(backwards.nearness)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-43] knows how near each sample is: one over the depth runs straight across the picture', () => {
    fc.assert(
      fc.property(triangle, nearness, nearness, nearness, (one, a, b, c) => {
        const samples = makeSamples(whole)
        enter(samples, 1, one, [a, b, c])
        const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
        const all = areaOf(one)
        const off = middles.map(([x, y], slot) => {
          if (samples.triangle[slot] === 0) return 0
          const shareA = areaOf([[x, y], one[1], one[2]]) / all
          const shareB = areaOf([one[0], [x, y], one[2]]) / all
          const wanted = shareA * a + shareB * b + (1 - shareA - shareB) * c
          return Math.abs((samples.nearness[slot] ?? 0) - wanted)
        })
        expect(Math.max(...off)).toBeLessThan(1e-6)
        const seen = samples.nearness.filter((_, slot) => samples.triangle[slot] !== 0)
        expect(seen.every((near) => near > low - 1e-6 && near < high + 1e-6)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('takes nothing where the triangle is a line, or lies outside the window', () => {
    const line: Triangle = [
      [2, 2],
      [8, 8],
      [14, 14],
    ]
    expect(taken(line).every((id) => id === 0)).toBe(true)
    for (const [x, y] of [
      [-50, 0],
      [50, 0],
      [0, -50],
      [0, 50],
    ] as const) {
      const away: Triangle = [
        [x, y],
        [x + 9, y],
        [x, y + 9],
      ]
      expect(taken(away).every((id) => id === 0)).toBe(true)
    }
  })
})
