import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grade } from '#light/rig.ts'
import { shown, toned, toPicture } from './tone.ts'

const plain: Grade = { exposure: 1, saturation: 1, contrast: 1, tint: [1, 1, 1], bloom: 0, vignette: 0 }
const light = fc.integer({ min: 0, max: 4000 }).map((value) => value / 100)
const pixel = fc.tuple(light, light, light)
const grade: fc.Arbitrary<Grade> = fc.record({
  exposure: fc.integer({ min: 2, max: 30 }).map((tenths) => tenths / 10),
  saturation: fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
  contrast: fc.integer({ min: 5, max: 15 }).map((tenths) => tenths / 10),
  tint: fc.constantFrom([1, 1, 1] as const, [1.2, 1, 0.8] as const, [0.7, 0.9, 1.3] as const),
  bloom: fc.constant(0),
  vignette: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
})

const one = (rgb: readonly number[], by: Grade = plain): readonly number[] => [
  ...toned(Float32Array.from(rgb), 1, 1, by).rgb,
]

describe('toning', () => {
  it('[ILL-52] shows whatever light there is in possible colours, and writes nothing into it', () => {
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 6, maxLength: 6 }), grade, (pixels, by) => {
        const given = Float32Array.from(pixels.flat())
        const before = given.slice()
        const { rgb } = toned(given, 3, 2, by)
        expect(rgb.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(given).toEqual(before)
      }),
      { numRuns: 100 },
    )
  })

  it('[ILL-52] keeps grey grey and black black, and which channel is the brighter one', () => {
    fc.assert(
      fc.property(light, (value) => {
        const [red, green, blue] = one([value, value, value])
        expect([green, blue]).toEqual([red, red])
      }),
      { numRuns: 50 },
    )
    expect(one([0, 0, 0], { ...plain, contrast: 1.4, saturation: 2 })).toEqual([0, 0, 0])
    fc.assert(
      fc.property(pixel, ([red, green, blue]) => {
        const [r = 0, g = 0, b = 0] = one([red, green, blue])
        expect((r - g) * (red - green)).toBeGreaterThanOrEqual(-1e-6)
        expect((g - b) * (green - blue)).toBeGreaterThanOrEqual(-1e-6)
      }),
      { numRuns: 80 },
    )
  })

  it('[ILL-52] shows every channel by itself below white, and lets very bright light pale', () => {
    const dim = fc.integer({ min: 0, max: 100 }).map((value) => value / 100)
    fc.assert(
      fc.property(dim, dim, dim, (red, green, blue) => {
        const rgb = one([red, green, blue])
        for (const [channel, value] of [red, green, blue].entries()) expect(rgb[channel]).toBeCloseTo(shown(value), 5)
      }),
      { numRuns: 50 },
    )
    const [, green = 0] = one([6, 0.1, 0.1])
    expect(green).toBeGreaterThan(shown(0.1) + 0.2)
  })

  it('takes the colour out altogether, or makes it fuller', () => {
    const [red = 0, green = 0, blue = 0] = one([0.4, 0.2, 0.1], { ...plain, saturation: 0 })
    expect([green, blue]).toEqual([red, red])
    const spread = (saturation: number) => {
      const rgb = one([0.4, 0.2, 0.1], { ...plain, saturation })
      return Math.max(...rgb) - Math.min(...rgb)
    }
    expect(spread(1.5)).toBeGreaterThan(spread(1))
  })

  it('darkens the corners alike and leaves the middle', () => {
    const [width, height] = [9, 7]
    const even = new Float32Array(width * height * 3).fill(0.3)
    const { rgb } = toned(even, width, height, { ...plain, vignette: 0.5 })
    const at = (x: number, y: number) => rgb[(y * width + x) * 3] ?? 0
    expect(at(4, 3)).toBeCloseTo(shown(0.3), 5)
    for (const [x, y] of [
      [8, 0],
      [0, 6],
      [8, 6],
    ] as const)
      expect(at(x, y)).toBeCloseTo(at(0, 0), 5)
    const outwards = [4, 3, 2, 1, 0].map((x) => at(x, 3))
    expect(outwards).toEqual(outwards.toSorted((a, b) => b - a))
    expect(at(0, 0)).toBeLessThan(at(4, 3) - 0.02)
  })

  it('exposes as light does: twice as long shows what twice the light shows', () => {
    fc.assert(
      fc.property(pixel, ([red, green, blue]) => {
        const twice = one([red, green, blue], { ...plain, exposure: 2 })
        const double = one([red * 2, green * 2, blue * 2])
        for (const [channel, value] of twice.entries()) expect(value).toBeCloseTo(double[channel] ?? 0, 5)
      }),
      { numRuns: 50 },
    )
  })

  it('[ILL-52] more contrast parts dark from bright, and the order of shades stays', () => {
    const shades = Array.from(
      { length: 60 },
      (_, at) => one([at / 40, at / 40, at / 40], { ...plain, contrast: 1.3 })[0],
    )
    expect(shades).toEqual(shades.toSorted((a = 0, b = 0) => a - b))
    const apart = (contrast: number) =>
      (one([0.5, 0.5, 0.5], { ...plain, contrast })[0] ?? 0) - (one([0.05, 0.05, 0.05], { ...plain, contrast })[0] ?? 0)
    expect(apart(1.3)).toBeGreaterThan(apart(1))
  })
})

describe('the finished picture', () => {
  it('[ILL-52] is off by less than one step, opaque, and in range', () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
    fc.assert(
      fc.property(fc.array(fc.tuple(share, share, share), { minLength: 64, maxLength: 64 }), (pixels) => {
        const rgb = Float32Array.from(pixels.flat())
        const picture = toPicture({ width: 8, height: 8, rgb })
        expect(picture.pixels).toHaveLength(8 * 8 * 4)
        const off = pixels.flatMap((color, at) =>
          color.map((value, channel) => Math.abs((picture.pixels[at * 4 + channel] ?? 0) - value * 255)),
        )
        expect(Math.max(...off)).toBeLessThanOrEqual(1.001)
        expect(pixels.every((_, at) => picture.pixels[at * 4 + 3] === 255)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('[ILL-52] has black black and white white, and the mean of a grey between two steps', () => {
    const flat = (value: number) => toPicture({ width: 8, height: 8, rgb: new Float32Array(192).fill(value) }).pixels
    const reds = (value: number) => [...flat(value)].filter((_, at) => at % 4 === 0)
    expect(new Set(reds(0))).toEqual(new Set([0]))
    expect(new Set(reds(1))).toEqual(new Set([255]))
    const mean = reds(100.5 / 255).reduce((sum, red) => sum + red) / 64
    expect(Math.abs(mean - 100.5)).toBeLessThan(0.05)
  })
})
