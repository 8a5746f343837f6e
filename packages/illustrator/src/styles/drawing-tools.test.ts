import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { putStroke, type Stroke } from './brush.ts'
import { busy } from './busy.ts'
import { type Canvas, copyOf, fuller, lumaAt, lumas, saturate } from './canvas.ts'
import { flowOf } from './flow.ts'
import { type Keepsake, keptField } from './keepsake.ts'
import { paperTooth, slowly } from './paper.ts'
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
    const grey: Canvas = { width: 1, height: 1, rgb: Float32Array.of(0.5, 0.5, 0.5) }
    saturate(grey, 1.5)
    for (const value of grey.rgb) expect(value).toBeCloseTo(0.5, 6)
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

describe('a stroke of the brush', () => {
  const [width, height] = [40, 30]
  const stroke: Stroke = {
    path: Float32Array.of(8, 10, 20, 15, 32, 20),
    points: 3,
    radius: 3,
    red: 1,
    green: 0.5,
    blue: 0,
    cover: 0.9,
    seed: 4,
  }
  const put = (change: Partial<Stroke> = {}) => {
    const canvas: Canvas = { width, height, rgb: new Float32Array(width * height * 3) }
    const relief = new Float32Array(width * height)
    putStroke(canvas, relief, { ...stroke, ...change })
    return { rgb: canvas.rgb, relief }
  }
  const awayFrom = (x: number, y: number) =>
    Math.min(
      ...[0, 1].map((part) => {
        const [ax = 0, ay = 0, bx = 0, by = 0] = stroke.path.subarray(part * 2, part * 2 + 4)
        const [dx, dy] = [bx - ax, by - ay]
        const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        return Math.sqrt((x - ax - dx * t) * (x - ax - dx * t) + (y - ay - dy * t) * (y - ay - dy * t))
      }),
    )

  it('lays paint along its path and nowhere else', () => {
    const { rgb, relief } = put()
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [away, laid] = [awayFrom(x, y), rgb[(y * width + x) * 3] ?? 0]
        expect(away >= stroke.radius + 1 ? laid : 0).toBe(0)
        expect(away <= 1 ? laid : 1).toBeGreaterThan(0.3)
        expect((relief[y * width + x] ?? 0) > 0).toBe(laid > 0)
      }
  })

  it('covers no more than it has paint, and mixes its own colour in', () => {
    const { rgb } = put({ cover: 0.4 })
    expect(Math.max(...rgb)).toBeLessThanOrEqual(0.4)
    for (let at = 0; at < rgb.length; at += 3) expect(rgb[at + 1]).toBeCloseTo((rgb[at] ?? 0) / 2, 5)
    expect(put({ cover: 0 }).rgb.every((value) => value === 0)).toBe(true)
  })

  it('is the same for the same seed and another for another', () => {
    expect(put().rgb).toEqual(put().rgb)
    expect(put({ seed: 5 }).rgb).not.toEqual(put().rgb)
  })

  it('that goes over the rim or nowhere at all harms nothing', () => {
    const out = put({ path: Float32Array.of(-20, -5, 60, 50, 60, 50) }).rgb
    expect(out.every((value) => Number.isFinite(value) && value >= 0 && value <= 1)).toBe(true)
    expect(put({ path: Float32Array.of(9, 9, 9, 9, 9, 9) }).rgb.every((value) => value === 0)).toBe(true)
  })
})

describe('the flow of a picture', () => {
  const side = 32
  const stripes = (dx: number, dy: number) =>
    Float32Array.from({ length: side * side }, (_, at) => {
      const along = (at % side) * dx + Math.floor(at / side) * dy
      return 0.5 + 0.5 * Math.sin(along * 0.7)
    })

  it.each([
    [1, 0],
    [0, 1],
    [0.6, 0.8],
    [0.8, -0.6],
  ])('runs along stripes across %d, %d', (dx, dy) => {
    const { x, y, sure } = flowOf(stripes(dx, dy), side, side, 2)
    for (let at = 8 * side + 8; at < 24 * side; at += 9) {
      expect((x[at] ?? 0) * (x[at] ?? 0) + (y[at] ?? 0) * (y[at] ?? 0)).toBeCloseTo(1, 5)
      expect(Math.abs((x[at] ?? 0) * dx + (y[at] ?? 0) * dy)).toBeLessThan(0.25)
    }
    expect(sure[16 * side + 16]).toBeGreaterThan(0.8)
  })

  it('is unsure where nothing runs, and still has a direction', () => {
    const { x, y, sure } = flowOf(new Float32Array(side * side).fill(0.5), side, side, 2)
    expect(sure.every((share) => share === 0)).toBe(true)
    expect(x.every((value, at) => value === 1 && y[at] === 0)).toBe(true)
  })
})

describe('paper and what changes slowly', () => {
  it('the tooth of paper lies around nothing, is the same for a seed, and meets without a seam', () => {
    const tooth = paperTooth(300, 270, 8)
    // Compared one by one: taking so many apart to tell them in words takes seconds.
    const alike = (seed: number) => paperTooth(300, 270, seed).every((value, at) => value === tooth[at])
    expect([alike(8), alike(9)]).toEqual([true, false])
    expect(Math.abs(tooth.reduce((sum, value) => sum + value) / tooth.length)).toBeLessThan(0.05)
    expect(tooth[256]).toBe(tooth[0])
    expect(tooth[256 * 300 + 7]).toBe(tooth[7])
  })

  it('a slow field is exact at every fourth pixel and straight between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 1, max: 19 }), (width, height) => {
        const field = slowly(width, height, (x, y) => x * 0.5 - y * 0.25)
        expect(field).toHaveLength(width * height)
        const off = field.map((value, at) => Math.abs(value - ((at % width) * 0.5 - Math.floor(at / width) * 0.25)))
        expect(Math.max(...off)).toBeLessThan(1e-6)
      }),
      { numRuns: 30 },
    )
  })

  it('what is kept is made once, and anew where nothing is kept', () => {
    let made = 0
    const make = () => Float32Array.of(++made)
    const kept: Keepsake = { fields: new Map() }
    expect(keptField(kept, 'tooth', make)).toBe(keptField(kept, 'tooth', make))
    expect(keptField(kept, 'spots', make)).not.toBe(keptField(kept, 'tooth', make))
    expect(made).toBe(2)
    expect(keptField({}, 'tooth', make)).not.toBe(keptField({}, 'tooth', make))
  })
})

describe('where a picture is busy', () => {
  it('is wherever anything fine is, its own stretch at least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(899),
        (width, height, size, spot) => {
          const detail = new Float32Array(width * height)
          const [x, y] = [spot % width, Math.floor(spot / width) % height]
          detail[y * width + x] = 1
          const out = busy(detail, width, height, 0.5, size)
          const columns = Math.ceil(width / size)
          expect(out[Math.floor(y / size) * columns + Math.floor(x / size)]).toBe(1)
          expect(out.filter((one) => one === 1).length).toBeLessThanOrEqual(2)
          expect(busy(detail.fill(0.4), width, height, 0.5, size).every((one) => one === 0)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
