import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLoops } from './wasm-loops/program.ts'
import { blurred, quartered, scaled } from './scale.ts'

const edge = fc.integer({ min: 1, max: 9 })
const picture = fc.tuple(edge, edge, fc.constantFrom(1, 3, 4)).chain(([width, height, channels]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    channels: fc.constant(channels),
    pixels: fc
      .array(fc.float({ min: 0, max: 1, noNaN: true }), {
        minLength: width * height * channels,
        maxLength: width * height * channels,
      })
      .map((values) => Float32Array.from(values)),
  }),
)

describe('scaling', () => {
  it('[ILL-40] gives the same numbers by WebAssembly as in TypeScript, to the last bit', () => {
    fc.assert(
      fc.property(picture, edge, edge, ({ pixels, channels, width, height }, across, down) => {
        const sizes = [
          [width, height],
          [across * 2, down * 3],
        ] as const
        const plain = withoutLoops(() => scaled(pixels, channels, ...sizes))
        expect(new Uint32Array(scaled(pixels, channels, ...sizes).slice().buffer)).toEqual(
          new Uint32Array(plain.slice().buffer),
        )
      }),
    )
  })

  it('[ILL-243] keeps a picture of its own size as it is', () => {
    fc.assert(
      fc.property(picture, ({ pixels, channels, width, height }) => {
        expect(scaled(pixels, channels, [width, height], [width, height])).toBe(pixels)
      }),
    )
  })

  it('[ILL-243] gives every pixel a colour between those it was made of', () => {
    fc.assert(
      fc.property(picture, edge, edge, ({ pixels, channels, width, height }, toWidth, toHeight) => {
        const into = scaled(pixels, channels, [width, height], [toWidth, toHeight])
        expect(into.length).toBe(toWidth * toHeight * channels)
        for (let channel = 0; channel < channels; channel++) {
          const of = (values: Float32Array) => values.filter((_, at) => at % channels === channel)
          const [low, high] = [Math.min(...of(pixels)), Math.max(...of(pixels))]
          for (const value of of(into)) {
            expect(value).toBeGreaterThanOrEqual(low - 1e-6)
            expect(value).toBeLessThanOrEqual(high + 1e-6)
          }
        }
      }),
    )
  })

  it('[ILL-243] keeps a slope a slope', () => {
    const width = 16
    const slope = Float32Array.from({ length: width }, (_, x) => x)
    const large = scaled(slope, 1, [width, 1], [width * 4, 1])
    for (let x = 1; x < large.length; x++) expect(large[x] ?? 0).toBeGreaterThanOrEqual(large[x - 1] ?? 0)
    // In the middle of four new pixels lies the old one.
    expect(((large[4 * 7 + 1] ?? 0) + (large[4 * 7 + 2] ?? 0)) / 2).toBeCloseTo(7, 5)
  })

  it('[ILL-243] a quarter has the same light as the whole, also where sixteen pixels are not there', () => {
    fc.assert(
      fc.property(picture, ({ pixels, channels, width, height }) => {
        const small = quartered(pixels, channels, width, height)
        expect([small.width, small.height]).toEqual([Math.ceil(width / 4), Math.ceil(height / 4)])
        for (let channel = 0; channel < channels; channel++) {
          let [whole, parts] = [0, 0]
          for (let at = channel; at < pixels.length; at += channels) whole += pixels[at] ?? 0
          for (let y = 0; y < small.height; y++)
            for (let x = 0; x < small.width; x++) {
              const count = Math.min(4, width - x * 4) * Math.min(4, height - y * 4)
              parts += (small.pixels[(y * small.width + x) * channels + channel] ?? 0) * count
            }
          expect(parts).toBeCloseTo(whole, 3)
        }
      }),
    )
  })
})

describe('blurring in place', () => {
  it('leaves what is even as it is, at its edges too', () => {
    fc.assert(
      fc.property(edge, edge, fc.integer({ min: 0, max: 6 }), (width, height, radius) => {
        const even = new Float32Array(width * height * 3).fill(0.4)
        blurred(even, 3, width, height, radius)
        for (const value of even) expect(value).toBeCloseTo(0.4, 5)
      }),
      { numRuns: 40 },
    )
  })

  it('gives every pixel a colour between those there were, and keeps channels apart', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 4 }), ({ pixels, channels, width, height }, radius) => {
        const soft = pixels.slice()
        blurred(soft, channels, width, height, radius)
        for (let channel = 0; channel < channels; channel++) {
          const own = Float32Array.from(pixels.filter((_, at) => at % channels === channel))
          const alone = own.slice()
          blurred(alone, 1, width, height, radius)
          expect([...soft].filter((_, at) => at % channels === channel)).toEqual([...alone])
          const [low, high] = [Math.min(...own) - 1e-5, Math.max(...own) + 1e-5]
          expect(alone.every((value) => value >= low && value <= high)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('spreads a point evenly to all sides and loses nothing of it', () => {
    const point = new Float32Array(21 * 21)
    point[10 * 21 + 10] = 1
    blurred(point, 1, 21, 21, 2)
    expect(point.reduce((sum, value) => sum + value)).toBeCloseTo(1, 4)
    for (let off = 1; off < 8; off++) {
      const sides = [10 * 21 + 10 - off, 10 * 21 + 10 + off, (10 - off) * 21 + 10, (10 + off) * 21 + 10]
      for (const side of sides) expect(point[side]).toBeCloseTo(point[sides[0] ?? 0] ?? 0, 6)
      expect(point[sides[1] ?? 0]).toBeLessThanOrEqual(point[10 * 21 + 9 + off] ?? 0)
    }
  })
})
