import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '#geometry/testing.ts'
import { type FaceMap, mapAt } from './face-map.ts'

const size = 320
const map = (value: (x: number, y: number) => number): FaceMap => ({
  left: 0.5,
  bottom: 0.25,
  across: 0.1,
  up: 0.2,
  data: Uint8Array.from({ length: size * size }, (_, at) => value(at % size, Math.floor(at / size))),
})
const share = evenly(0.01, 0.99)

describe('mapAt', () => {
  it('[ILL-34] is nothing outside of its window', () => {
    const full = map(() => 255)
    for (const [u, v] of [
      [0.49, 0.3],
      [0.61, 0.3],
      [0.55, 0.24],
      [0.55, 0.46],
    ] as const)
      expect(mapAt(full, u, v)).toBe(0)
    expect(mapAt(full, 0.55, 0.35)).toBe(1)
  })

  it('[ILL-34] goes evenly from pixel to pixel, upwards with v', () => {
    const rising = map((_, y) => (y * 255) / size)
    const aside = map((x) => (x * 255) / size)
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(mapAt(rising, 0.5 + a * 0.1, 0.25 + b * 0.2)).toBeCloseTo(b, 1)
        expect(mapAt(aside, 0.5 + a * 0.1, 0.25 + b * 0.2)).toBeCloseTo(a, 1)
        const [here, beside] = [mapAt(aside, 0.5 + a * 0.1, 0.35), mapAt(aside, 0.5 + a * 0.1 + 1e-5, 0.35)]
        expect(Math.abs(here - beside)).toBeLessThan(2e-3)
      }),
      { numRuns: 50 },
    )
  })

  it('[ILL-34] keeps to the values around a place', () => {
    const speckled = map((x, y) => ((x * 7 + y * 13) % 5) * 40 + 20)
    fc.assert(
      fc.property(share, share, (a, b) => {
        const value = mapAt(speckled, 0.5 + a * 0.1, 0.25 + b * 0.2)
        expect(value).toBeGreaterThanOrEqual(20 / 255)
        expect(value).toBeLessThanOrEqual(180 / 255)
      }),
      { numRuns: 50 },
    )
  })
})
