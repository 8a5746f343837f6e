import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellShare, crests, lumps, noise, ripple, scatter, speckle, stains, tableNoise } from './noise.ts'
import { makeNoise } from './noise-tables.ts'

const tables = makeNoise(7)
/** Each by a place in space; what has fewer dimensions takes the first ones. */
const smooth: Readonly<Record<string, readonly [at: (x: number, y: number, z: number) => number, low: number]>> = {
  noise: [noise, 0],
  tableNoise: [(x, y, z) => tableNoise(x, y, z, 3), -1],
  ripple: [(x) => ripple(x, 3), 0],
  lumps: [(x, y) => lumps(x, y, 3), 0],
  stains: [(x, y) => stains(x, y, 3), 0],
  hills: [(x, y) => tables.hills(x, y), 0],
}
const place = fc.double({ min: -300, max: 300, noNaN: true })

describe('noise', () => {
  it.each(Object.entries(smooth))('[ILL-203] %s keeps its range and has no jumps', (_name, [at, low]) => {
    fc.assert(
      fc.property(place, place, place, (x, y, z) => {
        const here = at(x, y, z)
        expect(here).toBeGreaterThanOrEqual(low)
        expect(here).toBeLessThanOrEqual(1)
        expect(Math.abs(at(x + 1e-4, y, z) - here)).toBeLessThan(5e-3)
        expect(Math.abs(at(x, y + 1e-4, z - 1e-4) - here)).toBeLessThan(5e-3)
      }),
    )
  })

  it.each(Object.entries(smooth))('[ILL-203] %s is not flat, and lies around its middle', (_name, [at, low]) => {
    const values = Array.from({ length: 4000 }, (_, n) => at(n * 0.61803, n * 0.31415, n * 0.27182))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean - (low + 1) / 2)).toBeLessThan(0.1)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan((1 - low) * 0.5)
  })

  it('[ILL-203] of cells and numbers is spread evenly over 0..1, and the same each time', () => {
    for (const at of [
      (n: number) => cellShare(n, -n, 3, 5),
      scatter,
      (n: number) => speckle(n, 7 - n, 5),
      (n: number) => tables.cell(n % 251, Math.floor(n / 251)),
    ]) {
      const tenths = Array.from({ length: 10 }, () => 0)
      for (let n = 0; n < 5000; n++) {
        expect(at(n)).toBe(at(n))
        tenths[Math.floor(at(n) * 10)]! += 1
      }
      for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(150)
    }
  })

  it('[ILL-203] has crests that stand out and valleys that lie low', () => {
    const values = Array.from({ length: 4000 }, (_, n) => crests(n * 0.61803, n * 0.31415, n * 0.27182))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeGreaterThan(0.6)
    expect(Math.max(...values)).toBeLessThan(1.25)
  })
})
