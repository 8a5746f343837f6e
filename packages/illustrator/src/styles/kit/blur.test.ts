import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loops, withoutLoops } from '#raster/wasm-loops/program.ts'
import { blur, reachOf } from './blur.ts'

const side = fc.integer({ min: 1, max: 14 })
const sigma = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
const planes = fc.tuple(side, side, fc.constantFrom(1, 2, 3)).chain(([width, height, step]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    step: fc.constant(step),
    source: fc
      .array(fc.integer({ min: 0, max: 255 }), {
        minLength: width * height * step,
        maxLength: width * height * step,
      })
      .map((bytes) => Float32Array.from(bytes, (byte) => byte / 255)),
  }),
)
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

describe('blur', () => {
  it('[ILL-40] gives the same numbers by WebAssembly as in TypeScript, to the last bit', () => {
    expect(loops()).toBeDefined()
    const any = fc.record({
      width: fc.integer({ min: 1, max: 40 }),
      height: fc.integer({ min: 1, max: 40 }),
      step: fc.constantFrom(1, 2, 3),
      by: fc.integer({ min: 3, max: 49 }).map((tenths) => tenths / 10),
      seed: fc.integer({ min: 1, max: 1e6 }),
    })
    fc.assert(
      fc.property(any, ({ width, height, step, by, seed }) => {
        // Numbers of very different sizes, whose sums have to be rounded.
        const source = Float32Array.from(
          { length: width * height * step },
          (_, at) => (((at + 1) * seed * 7919) % 1009) / 997 / 10 ** ((at * seed) % 13),
        )
        const soft = blur(source, width, height, by, step)
        const plain = withoutLoops(() => blur(source, width, height, by, step))
        expect(new Uint32Array(soft.buffer)).toEqual(new Uint32Array(plain.buffer))
      }),
      { numRuns: 60 },
    )
  })

  it('gives every pixel a value between those there were, and writes nothing into what it was given', () => {
    fc.assert(
      fc.property(planes, sigma, ({ width, height, step, source }, width_) => {
        const before = source.slice()
        const soft = blur(source, width, height, width_, step)
        expect(source).toEqual(before)
        expect(soft).not.toBe(source)
        expect(soft).toHaveLength(source.length)
        const [low, high] = [Math.min(...source) - 1e-5, Math.max(...source) + 1e-5]
        expect(soft.every((value) => value >= low && value <= high)).toBe(true)
      }),
      { numRuns: 80 },
    )
  })

  it('blurs the channels of a pixel each for itself', () => {
    fc.assert(
      fc.property(planes, sigma, ({ width, height, step, source }, by) => {
        const soft = blur(source, width, height, by, step)
        for (let channel = 0; channel < step; channel++) {
          const alone = blur(
            source.filter((_, at) => at % step === channel),
            width,
            height,
            by,
          )
          const off = alone.map((value, at) => Math.abs(value - (soft[at * step + channel] ?? 0)))
          expect(Math.max(...off)).toBeLessThan(1e-5)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps the light of what lies away from the rim, and spreads it alike to all sides', () => {
    for (const by of [0.5, 1, 2, 3, 4.9]) {
      const width = 61
      const point = new Float32Array(width * width)
      point[30 * width + 30] = 1
      const soft = blur(point, width, width, by)
      expect(sum(soft)).toBeCloseTo(1, 4)
      for (let off = 0; off <= 20; off++) {
        const at = (x: number, y: number) => soft[(30 + y) * width + 30 + x] ?? 0
        for (const [x, y] of [
          [-off, 0],
          [0, off],
          [0, -off],
        ] as const)
          expect(at(x, y)).toBeCloseTo(at(off, 0), 6)
        expect(at(off + 1, 0)).toBeLessThanOrEqual(at(off, 0) + 1e-9)
      }
    }
  })

  it('is about as wide as it was asked to be, also where a quarter of the size is blurred', () => {
    for (const by of [2, 3.5, 6, 9]) {
      const width = 121
      const line = new Float32Array(width * width)
      for (let y = 0; y < width; y++) line[y * width + 60] = 1
      const row = blur(line, width, width, by).subarray(60 * width, 61 * width)
      const spread = row.reduce((all, value, x) => all + value * (x - 60) * (x - 60), 0) / sum(row)
      expect(Math.abs(Math.sqrt(spread) / by - 1)).toBeLessThan(0.3)
    }
  })

  it('keeps a slope a slope', () => {
    const width = 40
    const slope = Float32Array.from({ length: width * 8 }, (_, at) => (at % width) / width)
    for (const by of [1, 3, 7]) {
      const soft = blur(slope, width, 8, by)
      for (let x = 1; x < width; x++) expect(soft[x]).toBeGreaterThanOrEqual((soft[x - 1] ?? 0) - 1e-6)
      expect(soft[20]).toBeCloseTo(0.5, 1)
    }
  })

  it('copies what is hardly to be blurred, and reaches farther the wider it is', () => {
    const given = Float32Array.of(0, 1, 0, 1)
    expect(blur(given, 2, 2, 0.29)).toEqual(given)
    expect(blur(given, 2, 2, 0.29)).not.toBe(given)
    const reaches = [0.1, 0.5, 1, 2, 3, 4, 5].map(reachOf)
    expect(reaches).toEqual(reaches.toSorted((one, other) => one - other))
    expect(reaches[0]).toBe(1)
  })
})
