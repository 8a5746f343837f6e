import { describe, expect, it } from 'vitest'
import { random } from '@eidolon/people'
import { cross, dot, lengthOf, minus } from '#geometry/vector.ts'
import { planned } from './hairdo.ts'
import { overEar, type Root, spreadRoots } from './roots.ts'
import { refine, type Scalp } from './scalp.ts'
import { ballScalp } from './testing.ts'

const scalp = ballScalp()
const roots = (count: number, weight: (root: Root) => number = () => 1, of: Scalp = scalp) =>
  spreadRoots(of, count, random('roots', 3), weight)

describe('spreadRoots', () => {
  it('[ILL-82] begins hair on the scalp, inside the hairline, square to the skin', () => {
    const all = roots(300)
    // What lies beyond the hairline is about a third.
    expect(all.length).toBeGreaterThan(180)
    expect(all.length).toBeLessThan(240)
    for (const { at, normal, inside, luck } of all) {
      expect(inside).toBeGreaterThan(0)
      expect(lengthOf(normal)).toBeCloseTo(1, 6)
      expect(luck >= 0 && luck < 1).toBe(true)
      const face = scalp.triangles.flatMap((_, nth) => {
        if (nth % 3 > 0) return []
        const [a, b, c] = [0, 1, 2].map((corner) => scalp.points[scalp.triangles[nth + corner]!]!.at)
        const out = cross(minus(b!, a!), minus(c!, a!))
        return [Math.abs(dot(minus(at, a!), out)) / lengthOf(out)]
      })
      expect(Math.min(...face)).toBeLessThan(1e-6)
    }
  })

  it('[ILL-84] is the same each time, and where a root lies does not depend on how many are kept', () => {
    expect(roots(80)).toEqual(roots(80))
    const thinned = roots(80, ({ turn }) => (turn > 0 ? 1 : 0))
    expect(thinned).toEqual(roots(80).filter(({ turn }) => turn > 0))
    expect(roots(80, () => 0)).toEqual([])
  })

  it('[ILL-84] spreads evenly by area, on every side alike', () => {
    const eighths = Array.from({ length: 8 }, () => 0)
    for (const { turn } of roots(1600)) eighths[Math.floor((turn / Math.PI + 1) * 4) % 8]! += 1
    for (const count of eighths) expect(Math.abs(count - 139)).toBeLessThan(40)
  })

  it('[ILL-84] takes the place on the base mesh from there, whatever head it is on', () => {
    const larger = { ...scalp, points: scalp.points.map((point) => ({ ...point, at: [9, 9, 9] as const })) }
    expect(roots(40, () => 1, larger).map(({ rest, inside }) => [rest, inside])).toEqual(
      roots(40).map(({ rest, inside }) => [rest, inside]),
    )
  })

  it('[ILL-84] knows what grows over an ear', () => {
    const root = roots(1)[0]!
    expect(overEar({ ...root, rest: [0.7, 7.3, 0.5], turn: 1.5 })).toBe(true)
    expect(overEar({ ...root, rest: [0.7, 7.3, 0.5], turn: -1.5 })).toBe(true)
    expect(overEar({ ...root, rest: [0.7, 7.9, 0.5], turn: 1.5 })).toBe(false)
    expect(overEar({ ...root, rest: [0, 7.3, 1.4], turn: 0 })).toBe(false)
  })
})

describe('refine', () => {
  it('[ILL-82] makes four triangles of each, rounder than before and still outside', () => {
    const fine = refine(scalp)
    expect(fine.triangles.length).toBe(scalp.triangles.length * 4)
    expect(fine.points.slice(0, scalp.points.length)).toEqual(scalp.points)
    expect(fine.triangles.every((corner) => corner < fine.points.length)).toBe(true)
    const off = ({ points, triangles }: Scalp) => {
      const middles = triangles.flatMap((_, nth) => {
        if (nth % 3 > 0) return []
        const [a, b] = [points[triangles[nth]!]!.at, points[triangles[nth + 1]!]!.at]
        return [
          Math.abs(lengthOf(minus([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], [0, 7.55, 0.55])) - 0.9),
        ]
      })
      return Math.max(...middles)
    }
    expect(off(fine)).toBeLessThan(off(scalp) / 2)
    for (const { normal } of fine.points) expect(lengthOf(normal)).toBeCloseTo(1, 6)
  })

  it('[ILL-82] shares the middle of a side between its two triangles: no seam opens', () => {
    const fine = refine(scalp)
    const edges = new Map<string, number>()
    for (let at = 0; at < fine.triangles.length; at += 3) {
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const key = [fine.triangles[at + a]!, fine.triangles[at + b]!].toSorted((x, y) => x - y).join()
        edges.set(key, (edges.get(key) ?? 0) + 1)
      }
    }
    const open = [...edges.values()].filter((count) => count === 1).length
    expect(Math.max(...edges.values())).toBe(2)
    // The rim has eight sides, each now of two halves.
    expect(open).toBe(16)
  })
})

describe('planned', () => {
  const root = roots(1)[0]!
  const options = { length: 0.8, flow: () => [0, -1, 0] as const }

  it('[ILL-82] begins at the root and leaves the skin a little', () => {
    const plan = planned(root, options)
    expect(plan.from).toEqual(root.at)
    expect(lengthOf(plan.start)).toBeCloseTo(1, 6)
    expect(dot(plan.start, root.normal)).toBeGreaterThan(dot([0, -1, 0], root.normal))
    expect(plan.layer).toBe(root.luck)
  })

  it('[ILL-84] is finer where skin begins, and takes what a style says', () => {
    const width = (inside: number) => planned({ ...root, inside }, { ...options, width: 0.2 }).width
    expect(width(0.01)).toBeCloseTo(0.1, 9)
    expect(width(0.2)).toBeLessThan(width(0.28))
    expect(width(1)).toBeCloseTo(0.2, 9)
    expect(planned(root, { ...options, steps: 3, cling: 0.9 })).toMatchObject({ steps: 3, cling: 0.9 })
  })
})
