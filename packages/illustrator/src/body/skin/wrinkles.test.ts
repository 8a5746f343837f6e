import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { ageAt, type Aged } from './wrinkles.ts'

const aged = (x: number, y: number, z: number, years: number): Aged => {
  const out: Aged = { line: 0, sag: 0 }
  ageAt(x, y, z, years, out)
  return out
}
const place = fc.tuple(evenly(-1, 1), evenly(5, 8.6), evenly(-0.5, 1.8))
type Corner = readonly [x: number, y: number]

/** The deepest line and the highest bulge in a piece of the face as seen from the front. */
const within = (low: Corner, high: Corner, years: number, z = 1.3): Aged => {
  const max: Aged = { line: 0, sag: 0 }
  for (let x = low[0]; x <= high[0]; x += 0.01)
    for (let y = low[1]; y <= high[1]; y += 0.01) {
      const { line, sag } = aged(x, y, z, years)
      max.line = Math.max(max.line, line)
      max.sag = Math.max(max.sag, sag)
    }
  return max
}

describe('lines of age', () => {
  it('[ILL-34] keep between none and deep, on face and neck only', () => {
    fc.assert(
      fc.property(place, evenly(0, 1), ([x, y, z], years) => {
        const { line, sag } = aged(x, y, z, years)
        expect(line >= 0 && line <= 1).toBe(true)
        expect(Math.abs(sag)).toBeLessThan(0.12)
        expect((line === 0 && sag === 0) || (z >= 0.3 && y >= 5.2 && y <= 8.1)).toBe(true)
      }),
    )
  })

  it('[ILL-806] are folds of more than a centimetre and no scratches, and flesh hangs from fifty on', () => {
    // Across the fold from nose to mouth, of somebody of 65.
    const across = Array.from({ length: 60 }, (_, nth) => aged(0.2 + nth * 0.005, 6.75, 1.3, 0.8).line)
    expect(across.filter((line) => line > 0).length * 0.005).toBeGreaterThan(0.115)
    // At fifty the flesh below the eyes and beside the mouth has begun to hang.
    expect(within([0.2, 7], [0.4, 7.2], 0.48).sag).toBeGreaterThan(0.008)
    expect(within([0.35, 6.5], [0.6, 6.9], 0.48).sag).toBeGreaterThan(0.008)
  })

  it('[ILL-535] are never shallower on who is older, and there are next to none on the young', () => {
    fc.assert(
      fc.property(place, evenly(0, 0.9), evenly(0.02, 0.1), ([x, y, z], years, more) => {
        expect(aged(x, y, z, years + more).line).toBeGreaterThanOrEqual(aged(x, y, z, years).line * 0.75 - 0.02)
      }),
    )
    expect(within([-0.7, 6.2], [0.7, 8], 0).line).toBeLessThan(0.12)
  })

  it('[ILL-34] run across the forehead, beside the eyes, past the mouth and around the neck, one after the other', () => {
    const pieces = {
      forehead: [
        [-0.3, 7.62],
        [0.3, 8],
      ],
      eye: [
        [0.48, 7.15],
        [0.66, 7.4],
      ],
      fold: [
        [0.19, 6.6],
        [0.4, 6.9],
      ],
      mouth: [
        [0.25, 6.3],
        [0.36, 6.52],
      ],
      lip: [
        [-0.2, 6.7],
        [0.2, 6.8],
      ],
    } as const
    const years = [0.15, 0.4, 0.7, 1]
    for (const [low, high] of Object.values(pieces)) {
      const deep = years.map((at) => within(low, high, at).line)
      expect(deep).toEqual(deep.toSorted((a, b) => a - b))
      expect(deep.at(-1)).toBeGreaterThan(0.2)
    }
    const neck = years.map((at) => within([-0.3, 5.4], [0.3, 6], at, 0.8).line)
    expect(neck.at(-1)).toBeGreaterThan((neck[0] ?? 1) + 0.3)
    expect(within([0.19, 6.6], [0.4, 6.9], 0.15).line).toBeGreaterThan(0.1)
    expect(within([-0.17, 6.7], [0.17, 6.8], 0.4).line).toBe(0)
  })

  it('[ILL-535] let flesh sink: bags and jowls come late', () => {
    const [young, old] = [0.15, 0.9].map((years) => ({
      bag: within([0.22, 7.1], [0.4, 7.2], years).sag,
      jowl: within([0.4, 6.25], [0.6, 6.45], years).sag,
    }))
    expect(young?.jowl).toBeLessThan(0.003)
    expect(young?.bag).toBeLessThan(0.003)
    expect(old?.jowl).toBeGreaterThan(0.03)
    expect(old?.bag).toBeGreaterThan(0.015)
  })
})
