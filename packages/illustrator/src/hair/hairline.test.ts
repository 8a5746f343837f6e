import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { dot, lengthOf, minus, unit, type Vector } from '#geometry/vector.ts'
import { combedApart, combFrom, combTo, wayAround } from './comb.ts'
import { azimuth, insideHairline, overTop, skull } from './hairline.ts'

/** Places on a ball about as big as a head. */
const onHead: fc.Arbitrary<Vector> = fc.tuple(evenly(-3.1, 3.1), evenly(-0.9, 1.5)).map(([turn, up]) => {
  const level = Math.cos(up)
  return [Math.sin(turn) * level * 0.8, skull[1] + Math.sin(up) * 0.9, skull[2] + Math.cos(turn) * level * 0.95]
})
const mirror = ([x, y, z]: Vector): Vector => [-x, y, z]

describe('the hairline', () => {
  it('[ILL-84] is the same on both sides', () => {
    fc.assert(
      fc.property(onHead, evenly(-0.5, 1), (at, receding) => {
        expect(insideHairline(mirror(at), receding)).toBeCloseTo(insideHairline(at, receding), 9)
        expect(azimuth(mirror(at))).toBeCloseTo(-azimuth(at), 9)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-84] has crown and nape inside, face and throat outside', () => {
    for (const at of [
      [0, 8.5, 0.4],
      [0.7, 7.9, 0.3],
      [0, 7, -0.45],
    ] as const)
      expect(insideHairline(at, 0)).toBeGreaterThan(0.2)
    for (const at of [
      [0, 7.4, 1.5],
      [0.5, 6.8, 1.3],
      [0, 6.2, -0.3],
      [0.8, 6.9, 0.6],
    ] as const)
      expect(insideHairline(at, 0)).toBeLessThan(-0.1)
  })

  it('[ILL-6] goes back with the years in front, never forward, and stays at the nape', () => {
    fc.assert(
      fc.property(evenly(-0.9, 0.9), evenly(0, 0.7), evenly(0.05, 0.3), (turn, receding, more) => {
        const at: Vector = [Math.sin(turn) * 0.8, 8, 0.5 + Math.cos(turn) * 0.9]
        expect(insideHairline(at, receding + more)).toBeLessThan(insideHairline(at, receding) + 0.02)
      }),
      { numRuns: 60 },
    )
    const nape: Vector = [0, 7, -0.4]
    expect(insideHairline(nape, 0.8)).toBe(insideHairline(nape, 0))
    expect(insideHairline([0, 8.1, 1.35], 0.8)).toBeLessThan(insideHairline([0, 8.1, 1.35], 0) - 0.05)
  })

  it('[ILL-84] is deeper inside the higher a place is', () => {
    fc.assert(
      fc.property(evenly(-3, 3), evenly(6.4, 8.2), evenly(0.01, 0.4), (turn, y, more) => {
        const at = (height: number): Vector => [Math.sin(turn) * 0.8, height, 0.5 + Math.cos(turn) * 0.9]
        expect(insideHairline(at(y + more), 0.2)).toBeGreaterThan(insideHairline(at(y), 0.2))
      }),
      { numRuns: 60 },
    )
    expect(overTop([0, 8.4, 0.55])[2]).toBeLessThan(0)
    expect(overTop([0, 7.5, 1.5])[1]).toBeGreaterThan(0)
  })
})

describe('combs', () => {
  const whorl: Vector = [0, 8.2, -0.2]
  const combs = { whorl: combTo(whorl), parting: combFrom(0.3) }

  it('[ILL-84] lay hair in a direction of length 1, with strands that have a width', () => {
    for (const comb of [...Object.values(combs), combedApart(0.1, combs.whorl, combs.parting)]) {
      fc.assert(
        fc.property(onHead, (at) => {
          expect(lengthOf(comb.way(at))).toBeCloseTo(1, 6)
          expect(lengthOf(comb.grain(at))).toBeCloseTo(1, 6)
          expect(comb.spread(...at)).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(comb.strand(...at) + comb.first(...at))).toBe(true)
        }),
        { numRuns: 40 },
      )
    }
  })

  it('[ILL-84] bring hair nearer to the place it is combed to, and keep it in its strand on the way', () => {
    fc.assert(
      fc.property(onHead, (at) => {
        const from = unit(minus(at, skull))
        const axis = unit(minus(whorl, skull))
        fc.pre(dot(from, axis) < 0.9 && dot(from, axis) > -0.8)
        const way = combs.whorl.way(at)
        const next: Vector = [at[0] + way[0] * 0.02, at[1] + way[1] * 0.02, at[2] + way[2] * 0.02]
        expect(wayAround(next, whorl)).toBeLessThan(wayAround(at, whorl))
        const aside = Math.abs(combs.whorl.strand(...next) - combs.whorl.strand(...at))
        expect(aside).toBeLessThan(1e-6)
      }),
      { numRuns: 60 },
    )
  })

  it('[ILL-84] part hair: left of the line to the left, right of it to the right, and always down', () => {
    fc.assert(
      fc.property(onHead, (at) => {
        const way = combs.parting.way(at)
        expect(Math.sign(way[0])).toBe(at[0] > 0.3 ? 1 : -1)
        expect(way[1]).toBeLessThan(0)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-720] have other strands on either side of a parting, which are one again where it ends', () => {
    const apart = (z: number) => Math.abs(combs.parting.strand(0.2, 8.4, z) - combs.parting.strand(0.4, 8.4, z))
    expect(apart(0.6)).toBeGreaterThan(0.1)
    expect(apart(0.05)).toBeCloseTo(0, 9)
    expect(apart(-0.2)).toBeCloseTo(0, 9)
    expect(apart(0.0501)).toBeLessThan(0.01)
  })

  it('[ILL-84] take one side from one comb and the other from another', () => {
    const both = combedApart(0.1, combs.whorl, combs.parting)
    const [left, right]: readonly [Vector, Vector] = [
      [0.5, 8, 0.8],
      [-0.5, 8, 0.8],
    ]
    expect(both.way(left)).toEqual(combs.whorl.way(left))
    expect(both.way(right)).toEqual(combs.parting.way(right))
    expect(both.spread(...right)).toBe(combs.parting.spread(...right))
    // Strands of both sides are never the same one.
    expect(Math.abs(both.strand(...right) - both.strand(...left))).toBeGreaterThan(5)
  })
})
