import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { brightness, contrasting, toned } from './cloth/dyes.ts'
import { blossoms, line, plaid, repeat, stripes } from './cloth/patterns.ts'
import { above, all, any, below, round, sleeves, vee } from './regions.ts'
import type { At } from './shell.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const color = fc.tuple(number(0, 0.9), number(0, 0.9), number(0, 0.9))

/** A place on the cloth with nothing but where it is; the rest is as on the middle of the trunk. */
const place = (x: number, y: number, z: number, arm = -1): At => {
  const at = { x, y, z, side: Math.abs(x), arm }
  return at as At
}

describe('where there is cloth', () => {
  it('[ILL-244] hems part above from below, and both together leave a band', () => {
    fc.assert(
      fc.property(number(-8, 6), number(-8, 6), number(-8, 6), (y, low, high) => {
        const at = place(0, y, 0.5)
        expect(above(low)(at) > 0).toBe(y > low)
        expect(below(high)(at) > 0).toBe(y < high)
        expect(all(above(low), below(high))(at) > 0).toBe(y > low && y < high)
        expect(any(above(low), below(high))(at) > 0).toBe(y > low || y < high)
      }),
    )
  })

  it('[ILL-244] sleeves end where they are told to', () => {
    for (const length of [0, 0.9, 2.3, 4.5]) {
      expect(sleeves(length)(place(2, 5, 0, length - 0.1))).toBeGreaterThan(0)
      expect(sleeves(length)(place(2, 5, 0, length + 0.1))).toBeLessThan(0)
    }
  })

  it('[ILL-244] necklines leave the neck free, wider ones more, and a lower one only in front', () => {
    const neck = place(0, 6.1, 0.2)
    expect(round(0.7)(neck)).toBeLessThan(0)
    fc.assert(
      fc.property(number(-1, 1), number(4.5, 6.5), number(-0.6, 1.2), number(0.5, 0.9), (x, y, z, radius) => {
        const at = place(x, y, z)
        expect(round(radius)(at)).toBeGreaterThan(round(radius + 0.1)(at))
        const behind = place(x, y, Math.min(z, 0.3))
        expect(round(radius, 0.4)(behind)).toBe(round(radius)(behind))
      }),
    )
    const chest = place(0, 5.4, 0.9)
    expect(round(0.72, 0.4)(chest)).toBeLessThan(round(0.72)(chest))
    expect(vee(4, 0.3)(place(0, 4.5, 0.9))).toBeLessThan(0)
    expect(vee(4, 0.3)(place(0, 3.5, 0.9))).toBeGreaterThan(0)
    expect(vee(4, 0.3)(place(0, 4.5, -0.5))).toBeGreaterThan(0)
  })
})

/** How much colors differ from their mean. */
function contrast(list: readonly (readonly number[])[]): number {
  const mean = [0, 1, 2].map((channel) => list.reduce((sum, values) => sum + (values[channel] ?? 0), 0) / list.length)
  const off = list.map((values) => Math.max(...values.map((value, channel) => Math.abs(value - (mean[channel] ?? 0)))))
  return off.reduce((sum, one) => sum + one, 0) / list.length
}

describe('prints', () => {
  it('[ILL-245] repeats come back after their length and lie around nought', () => {
    fc.assert(
      fc.property(number(-50, 50), number(0.1, 3), (value, every) => {
        const here = repeat(value, every)
        expect(Math.abs(here)).toBeLessThanOrEqual(every / 2 + 1e-9)
        const apart = Math.abs(repeat(value + every, every) - here)
        // At the seam of two repeats one of them may still be the last and the other already the first.
        expect(Math.min(apart, Math.abs(apart - every))).toBeLessThan(1e-9)
      }),
    )
  })

  it('[ILL-245] a line is full in its middle, gone beside it, and never harder than a pixel', () => {
    fc.assert(
      fc.property(number(0.01, 0.5), number(0.004, 0.05), (half, grain) => {
        expect(line(0, half, grain)).toBeGreaterThan(0)
        expect(line(half + grain, half, grain)).toBe(0)
        expect(line(half, half, grain)).toBeCloseTo(0.5, 9)
        expect(line(-half, half, grain)).toBeCloseTo(0.5, 9)
      }),
    )
  })

  it('[ILL-245] every print leaves possible colours, and fades where it is finer than a pixel', () => {
    const prints = [
      stripes([0.9, 0, 0], 0.3, 0.04),
      plaid([0, 0.5, 0], [0.9, 0.9, 0]),
      blossoms([0, 0, 0.9], [1, 1, 0], 0.2, 0.6),
    ]
    const answers = (paint: (typeof prints)[number], grain: number) =>
      Array.from({ length: 400 }, (_, nth) => {
        const spot = makeSpot()
        Object.assign(spot, { x: ((nth % 20) - 10) * 0.13, y: Math.floor(nth / 20) * 0.21, z: 0.8, v: -1, grain })
        Object.assign(spot, { red: 0.4, green: 0.4, blue: 0.4 })
        paint(spot)
        return [spot.red, spot.green, spot.blue]
      })
    for (const paint of prints) {
      const near = answers(paint, 0.005)
      expect(near.flat().every((value) => value >= 0 && value <= 1)).toBe(true)
      expect(contrast(near)).toBeGreaterThan(0.01)
      expect(contrast(answers(paint, 2))).toBeLessThan(contrast(near) / 2)
    }
  })
})

describe('dyes', () => {
  it('[ILL-246] tones go the way they are asked to and stay colours', () => {
    fc.assert(
      fc.property(color, number(0, 3), (dye, factor) => {
        const other = toned(dye, factor)
        expect(other.every((value) => value >= 0 && value <= 0.92)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(color, number(0.1, 0.9), (dye, less) => {
        fc.pre(Math.max(...dye) < 0.45)
        expect(brightness(toned(dye, less))).toBeLessThanOrEqual(brightness(dye))
        expect(brightness(toned(dye, 1 + less))).toBeGreaterThan(brightness(dye))
      }),
    )
  })

  it('[ILL-246] seams are seen on every cloth, darker on light and lighter on dark', () => {
    fc.assert(
      fc.property(color, (dye) => {
        const difference = brightness(contrasting(dye)) - brightness(dye)
        expect(Math.sign(difference)).toBe(brightness(dye) > 0.05 ? -1 : 1)
      }),
    )
  })
})
