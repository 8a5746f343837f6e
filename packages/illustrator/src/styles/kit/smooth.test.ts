import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speckle } from '#geometry/noise.ts'
import { type Canvas, lumas } from './canvas.ts'
import { flatten, flattenPlace, flattenScene } from './smooth.ts'

const never = () => {}
const [width, height] = [24, 20]

/** Dark on the left, bright on the right, both uneven. */
const rough = (unrest: number, edge = 12): Canvas => ({
  width,
  height,
  rgb: Float32Array.from({ length: width * height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    return (x < edge ? 0.25 : 0.75) + (speckle(x, y, 5) - 0.5) * unrest
  }),
})

/** How uneven a canvas is within its halves, away from the edge between them. */
function unrestOf(canvas: Canvas): number {
  const tones = lumas(canvas)
  const spread = (from: number, to: number) => {
    const half = [...tones].filter((_, at) => at % width >= from && at % width < to)
    const mean = half.reduce((sum, tone) => sum + tone) / half.length
    return half.reduce((sum, tone) => sum + (tone - mean) * (tone - mean), 0) / half.length
  }
  return spread(0, 10) + spread(14, width)
}

describe('flattening', () => {
  it('calms what is uneven and keeps the edge between two tones sharp', () => {
    const given = rough(0.2)
    const flat = flatten(given, () => 3, never)
    expect(unrestOf(flat)).toBeLessThan(unrestOf(given) * 0.4)
    const tones = lumas(flat)
    for (let y = 0; y < height; y++) {
      expect(tones[y * width + 11]).toBeLessThan(0.4)
      expect(tones[y * width + 12]).toBeGreaterThan(0.6)
    }
  })

  it('leaves flat colours and what it is told to spare exactly as they are', () => {
    const even = flatten(rough(0), () => 4, never).rgb
    for (const [at, value] of rough(0).rgb.entries()) expect(even[at]).toBeCloseTo(value, 5)
    const given = rough(0.3)
    expect(flatten(given, () => 0, never).rgb).toEqual(given.rgb)
    const half = flatten(given, (i) => (i % width < 12 ? 0 : 2), never).rgb
    const spared = (rgb: Float32Array) => rgb.filter((_, at) => Math.floor(at / 3) % width < 12)
    expect(spared(half)).toEqual(spared(given.rgb))
    expect(half).not.toEqual(given.rgb)
  })

  it('answers with colours between those there were, of squares cut off by the rim too', () => {
    const canvas = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
      .chain(([w, h]) =>
        fc
          .array(fc.integer({ min: 0, max: 255 }), { minLength: w * h * 3, maxLength: w * h * 3 })
          .map((bytes): Canvas => ({ width: w, height: h, rgb: Float32Array.from(bytes, (byte) => byte / 255) })),
      )
    fc.assert(
      fc.property(canvas, fc.integer({ min: 1, max: 9 }), (given, radius) => {
        const before = given.rgb.slice()
        const { rgb } = flatten(given, () => radius, never)
        const [low, high] = [Math.min(...before) - 1e-5, Math.max(...before) + 1e-5]
        expect(rgb.every((value) => value >= low && value <= high)).toBe(true)
        expect(given.rgb).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  it('of the place leaves the person as they are, and writes into nothing it was given', () => {
    const given = rough(0.3)
    const before = given.rgb.slice()
    const alpha = Float32Array.from({ length: width * height }, (_, at) => (at % width < 8 ? 1 : 0))
    const { rgb } = flattenPlace(given, alpha, 4, never)
    expect(given.rgb).toEqual(before)
    const person = (values: Float32Array) => values.filter((_, at) => Math.floor(at / 3) % width < 8)
    expect(person(rgb)).toEqual(person(before))
    expect(unrestOf({ ...given, rgb })).toBeLessThan(unrestOf(given))
  })

  it('of the whole scene treats the person as gently as it is asked to', () => {
    const given = rough(0.3)
    const alpha = new Float32Array(width * height).fill(1)
    const gentle = flattenScene(given, alpha, 6, () => 1, never)
    const broad = flattenScene(given, alpha, 6, () => 4, never)
    expect(unrestOf(broad)).toBeLessThan(unrestOf(gentle))
    expect(unrestOf(gentle)).toBeLessThan(unrestOf(given))
  })

  it('asks now and then whether it is to go on, and ends where it is told to', () => {
    const stop = () => {
      throw new Error('stopped')
    }
    expect(() => flatten(rough(0.1), () => 2, stop)).toThrow('stopped')
  })
})
