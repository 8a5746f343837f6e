import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speckle } from '#geometry/noise.ts'
import { materialCodes } from '#raster/frame.ts'
import type { Canvas } from './canvas.ts'
import { enlarge, lineAt, shrink } from './pixel-grid.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'

const noisy = (width: number, height: number): Canvas => ({
  width,
  height,
  rgb: Float32Array.from({ length: width * height * 3 }, (_, at) => speckle(at, at % 7, 3)),
})

const side = fc.integer({ min: 1, max: 20 })
const block = fc.integer({ min: 1, max: 6 })

describe('large pixels', () => {
  it('are as many as fit, those at the rim too, and are the means of what falls on them', () => {
    fc.assert(
      fc.property(side, side, block, (width, height, by) => {
        const canvas = noisy(width, height)
        const { canvas: small, cover } = shrink(emptyFrame(width, height), canvas, by)
        expect([small.width, small.height]).toEqual([Math.ceil(width / by), Math.ceil(height / by)])
        expect(cover.every((share) => share === 0)).toBe(true)
        const [x, y] = [small.width - 1, small.height - 1]
        let [sum, count] = [0, 0]
        for (let v = y * by; v < height; v++)
          for (let u = x * by; u < width; u++, count++) sum += canvas.rgb[(v * width + u) * 3] ?? 0
        expect(small.rgb[(y * small.width + x) * 3]).toBeCloseTo(sum / count, 5)
      }),
      { numRuns: 50 },
    )
  })

  it('of one pixel each are the picture itself, and come back enlarged', () => {
    fc.assert(
      fc.property(side, side, block, (width, height, by) => {
        const canvas = noisy(width, height)
        expect(shrink(emptyFrame(width, height), canvas, 1).canvas.rgb).toEqual(canvas.rgb)
        const large = enlarge(canvas, by, width * by, height * by)
        expect(large.rgb).toHaveLength(canvas.rgb.length * by * by)
        const back = shrink(emptyFrame(width * by, height * by), large, by).canvas.rgb
        for (const [at, value] of canvas.rgb.entries()) expect(back[at]).toBeCloseTo(value, 5)
      }),
      { numRuns: 20 },
    )
  })

  it('know how much of each the person covers, and let eyes survive in a face', () => {
    const frame = somebodyIn(emptyFrame(8, 8), { left: 0, top: 0, right: 2, bottom: 8 })
    const { cover } = shrink(frame, noisy(8, 8), 4)
    expect([...cover]).toEqual([0.5, 0, 0.5, 0])
    const rgb = Float32Array.from({ length: 8 * 8 * 3 }, (_, at) => (Math.floor(at / 3) % 4 === 0 ? 0 : 0.8))
    const tone = (face: number) => {
      frame.face.fill(face)
      return shrink(frame, { width: 8, height: 8, rgb }, 4).canvas.rgb[0] ?? 0
    }
    expect(tone(1)).toBeLessThan(tone(0) * 0.9)
  })
})

describe('lines of one pixel', () => {
  const grid = (change?: (frame: ReturnType<typeof emptyFrame>) => void) => {
    const frame = somebodyIn(emptyFrame(20, 20), { left: 5, top: 5, right: 15, bottom: 15 })
    change?.(frame)
    return shrink(frame, noisy(20, 20), 1)
  }

  it('lie along the outline, and neither inside it nor in the place', () => {
    const outlined = grid()
    for (let y = 0; y < 20; y++)
      for (let x = 0; x < 20; x++) {
        const inside = x >= 5 && x < 15 && y >= 5 && y < 15
        const edge = inside && (x === 5 || x === 14 || y === 5 || y === 14)
        expect({ x, y, dim: lineAt(outlined, x, y) }).toEqual({ x, y, dim: edge ? 0.34 : 1 })
      }
  })

  it('lie on what is behind where one thing lies before another', () => {
    const stepped = grid((frame) => {
      for (let y = 5; y < 15; y++) for (let x = 10; x < 15; x++) frame.depth[y * 20 + x] = 31
    })
    expect([9, 10, 11].map((x) => lineAt(stepped, x, 9))).toEqual([1, 0.58, 1])
    const faced = grid((frame) => {
      frame.face.fill(1)
      frame.depth[9 * 20 + 9] = 31
    })
    expect(lineAt(faced, 9, 9)).toBe(1)
    const eyed = grid((frame) => {
      frame.depth[9 * 20 + 9] = 30.1
      frame.material[9 * 20 + 9] = materialCodes.eye
    })
    expect(lineAt(eyed, 9, 9)).toBe(1)
  })

  it('forget single hairs', () => {
    const hair = grid((frame) => (frame.alpha[2 * 20 + 2] = 1))
    expect(hair.solid[2 * 20 + 2]).toBe(0)
    expect(lineAt(hair, 2, 2)).toBe(1)
  })
})
