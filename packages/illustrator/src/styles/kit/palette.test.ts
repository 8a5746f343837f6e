import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePalette, twoNearest } from './palette.ts'

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const picture = fc
  .array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 60 })
  .map((colors) => Float32Array.from(colors.flat()))
const evenly = (rgb: Float32Array): Float32Array => new Float32Array(rgb.length / 3).fill(1)

describe('a palette', () => {
  it('has at most as many colours as it may, all of them possible, and always the same ones', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 12 }), (rgb, colors) => {
        const palette = makePalette(rgb, evenly(rgb), colors)
        expect(palette.length % 3).toBe(0)
        expect(palette.length / 3).toBeLessThanOrEqual(colors)
        expect(palette.length).toBeGreaterThan(0)
        expect(palette.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(makePalette(rgb, evenly(rgb), colors)).toEqual(palette)
      }),
      { numRuns: 30 },
    )
  })

  it('does not depend on where in the picture a colour stands', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 2, max: 8 }), (rgb, colors) => {
        const turned = Float32Array.from(
          Array.from({ length: rgb.length / 3 }, (_, at) => [
            ...rgb.subarray(rgb.length - at * 3 - 3).subarray(0, 3),
          ]).flat(),
        )
        const [one, other] = [makePalette(rgb, evenly(rgb), colors), makePalette(turned, evenly(rgb), colors)]
        for (const [at, value] of one.entries()) expect(other[at]).toBeCloseTo(value, 5)
      }),
      { numRuns: 20 },
    )
  })

  it('has every colour of a picture that has no more than it may', () => {
    const few = [
      [0.05, 0.05, 0.05],
      [0.9, 0.1, 0.1],
      [0.1, 0.8, 0.2],
      [0.95, 0.95, 0.9],
    ]
    const rgb = Float32Array.from(few.flatMap((color) => [...color, ...color, ...color]))
    const palette = makePalette(rgb, evenly(rgb), 8)
    expect(palette.length / 3).toBe(few.length)
    for (let at = 0; at < rgb.length; at += 3) {
      const [best] = twoNearest(palette, rgb, at)
      for (let c = 0; c < 3; c++) expect(Math.abs((palette[best + c] ?? 0) - (rgb[at + c] ?? 0))).toBeLessThan(1 / 32)
    }
  })

  it('serves what counts more: a face keeps its shades beside a large wall', () => {
    const wall = Array.from({ length: 400 }, (_, at) => [0.2 + at / 1000, 0.2, 0.2])
    const face = Array.from({ length: 40 }, (_, at) => [0.6 + at / 200, 0.5, 0.4 + at / 400])
    const rgb = Float32Array.from([...wall, ...face].flat())
    const shades = (weight: number) => {
      const weights = Float32Array.from([...wall.map(() => 1), ...face.map(() => weight)])
      const palette = makePalette(rgb, weights, 8)
      return palette.filter((value, at) => at % 3 === 1 && value > 0.4).length
    }
    expect(shades(60)).toBeGreaterThan(shades(0.1))
  })
})

describe('the nearest two colours', () => {
  it('are nearer than all others, the first the nearest, and the way between them at most half', () => {
    const colors = fc.array(fc.tuple(byte, byte, byte), { minLength: 2, maxLength: 9 })
    fc.assert(
      fc.property(colors, fc.tuple(byte, byte, byte), (inks, color) => {
        const palette = Float32Array.from(inks.flat())
        const rgb = Float32Array.from(color)
        const [best, second, between] = twoNearest(palette, rgb, 0)
        const far = (at: number) =>
          [2, 4, 3].reduce((sum, weight, c) => sum + weight * ((palette[at + c] ?? 0) - (rgb[c] ?? 0)) ** 2, 0)
        const others = inks.map((_, at) => at * 3).filter((at) => at !== best && at !== second)
        expect(far(best)).toBeLessThanOrEqual(far(second) + 1e-9)
        expect(others.every((at) => far(at) >= far(second) - 1e-9)).toBe(true)
        expect(between).toBeGreaterThanOrEqual(0)
        expect(between).toBeLessThanOrEqual(0.5)
      }),
      { numRuns: 80 },
    )
  })

  it('are one and the same where there is only one', () => {
    expect(twoNearest(Float32Array.of(1, 0, 0), Float32Array.of(0, 0, 0), 0)).toEqual([0, 0, 0])
  })
})
