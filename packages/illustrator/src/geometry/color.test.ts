import { pow } from '@eidolon/people/exact.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { added, brightness, filtered, linear, mixed, scaled } from './color.ts'

/** Back to what is stored, by the curve that IEC 61966-2-1 gives for screens. */
const stored = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
const hexOf = (value: number): string => `#${value.toString(16).padStart(2, '0').repeat(3)}`

describe('colours in linear light', () => {
  it('[ILL-205] come from the sRGB curve: every stored value comes back, and a lighter one is lighter', () => {
    let before = -1
    for (let value = 0; value < 256; value++) {
      const [red, green, blue] = linear(hexOf(value))
      expect(stored(red)).toBeCloseTo(value, 6)
      expect([green, blue]).toEqual([red, red])
      expect(red).toBeGreaterThan(before)
      before = red
    }
    expect(linear('#000000')).toEqual([0, 0, 0])
    expect(linear('#ffffff')).toEqual([1, 1, 1])
  })

  it('[ILL-205] are as bright mixed as their brightness mixed', () => {
    const color = fc.tuple(
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
    )
    fc.assert(
      fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const want = brightness(a) * (1 - share) + brightness(b) * share
        expect(brightness(mixed(a, b, share))).toBeCloseTo(want, 9)
        expect(brightness(added(a, b))).toBeCloseTo(brightness(a) + brightness(b), 9)
        expect(filtered(a, [share, share, share])).toEqual(scaled(a, share))
      }),
    )
    expect(brightness([1, 1, 1])).toBeCloseTo(1, 9)
  })

  it('[ILL-205] make lamps by their strength', () => {
    expect(linear('#ffffff', 3)).toEqual([3, 3, 3])
  })
})
