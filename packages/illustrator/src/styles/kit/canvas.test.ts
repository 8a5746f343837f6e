import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Canvas, copyOf, fuller, lumaAt, lumas, saturate } from './canvas.ts'
import { shownOf } from './shown.ts'

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)

describe('colours of a canvas', () => {
  const canvas = fc
    .array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 30 })
    .map((pixels): Canvas => ({ width: pixels.length, height: 1, rgb: Float32Array.from(pixels.flat()) }))

  it('made fuller stay possible and as bright as they were; greys stay grey', () => {
    fc.assert(
      fc.property(canvas, fc.integer({ min: 100, max: 160 }), (given, percent) => {
        const more = copyOf(given)
        saturate(more, percent / 100)
        expect(more.rgb.every((value) => value >= 0 && value <= 1)).toBe(true)
        for (const [at, luma] of lumas(given).entries()) {
          const [low, high] = [
            Math.min(...more.rgb.subarray(at * 3, at * 3 + 3)),
            Math.max(...more.rgb.subarray(at * 3, at * 3 + 3)),
          ]
          const held = low === 0 || high === 1
          expect(held ? luma : lumaAt(more.rgb, at * 3)).toBeCloseTo(luma, 5)
        }
      }),
      { numRuns: 60 },
    )
    const gray: Canvas = { width: 1, height: 1, rgb: Float32Array.of(0.5, 0.5, 0.5) }
    saturate(gray, 1.5)
    for (const value of gray.rgb) expect(value).toBeCloseTo(0.5, 6)
  })

  it('are made fuller the less the stronger they are already', () => {
    expect(fuller(Float32Array.of(0.4, 0.4, 0.4), 0, 1.4)).toBeCloseTo(1.4, 6)
    expect(fuller(Float32Array.of(1, 0, 0), 0, 1.4)).toBeCloseTo(1, 6)
  })

  it('are copied and not shared', () => {
    const one: Canvas = { width: 1, height: 1, rgb: Float32Array.of(0.1, 0.2, 0.3) }
    const other = copyOf(one)
    other.rgb.fill(1)
    expect(one.rgb[0]).toBeCloseTo(0.1, 6)
  })

  it('are shown brighter the more light there is, black black and white white', () => {
    const shades = Array.from({ length: 1201 }, (_, at) => shownOf((at - 100) / 1000))
    expect(shades).toEqual(shades.toSorted((one, other) => one - other))
    expect([shownOf(-1), shownOf(0), shownOf(1), shownOf(7)]).toEqual([0, 0, 1, 1])
    expect(shownOf(0.218)).toBeCloseTo(0.5, 2)
  })
})
