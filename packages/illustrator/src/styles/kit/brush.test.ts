import { describe, expect, it } from 'vitest'
import { putStroke, type BrushStroke } from './brush.ts'
import { type Canvas } from './canvas.ts'

describe('a stroke of the brush', () => {
  const [width, height] = [40, 30]
  const stroke: BrushStroke = {
    path: Float32Array.of(8, 10, 20, 15, 32, 20),
    points: 3,
    radius: 3,
    red: 1,
    green: 0.5,
    blue: 0,
    cover: 0.9,
    seed: 4,
  }
  const put = (change: Partial<BrushStroke> = {}) => {
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
