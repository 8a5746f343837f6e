import type { Canvas } from './canvas.ts'
import { lumps } from './noise.ts'

/** A stroke of a loaded brush: a bent line with round ends, thinner where the bristles run dry. */
export type Stroke = {
  /** Points along its middle, x and y after one another. */
  readonly path: Float32Array
  readonly points: number
  readonly radius: number
  readonly red: number
  readonly green: number
  readonly blue: number
  /** 0..1, how much paint. */
  readonly cover: number
  readonly seed: number
}

/** Puts the stroke on the canvas; `relief` gathers how thick the paint lies. */
export function putStroke({ width, height, rgb }: Canvas, relief: Float32Array, stroke: Stroke): void {
  const { path, points, radius, red, green, blue, cover, seed } = stroke
  const reach = radius + 1
  let run = 0
  for (let p = 0; p + 1 < points; p++) {
    const ax = path[p * 2] ?? 0
    const ay = path[p * 2 + 1] ?? 0
    const bx = path[p * 2 + 2] ?? 0
    const by = path[p * 2 + 3] ?? 0
    const dx = bx - ax
    const dy = by - ay
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length < 0.01) continue
    const over = 1 / (length * length)
    const lowX = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
    const highX = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach))
    const lowY = Math.max(0, Math.floor(Math.min(ay, by) - reach))
    const highY = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach))
    const first = p === 0
    const last = p + 2 === points
    for (let y = lowY; y <= highY; y++) {
      for (let x = lowX; x <= highX; x++) {
        const px = x - ax
        const py = y - ay
        const t = (px * dx + py * dy) * over
        // Inner joints belong to one segment only, or they would be painted twice.
        if ((t < 0 && !first) || (t >= 1 && !last)) continue
        const along = t < 0 ? 0 : t > 1 ? 1 : t
        const ex = px - dx * along
        const ey = py - dy * along
        const distance = Math.sqrt(ex * ex + ey * ey)
        if (distance >= reach) continue
        const side = (px * dy - py * dx) / length
        // Bristles: streaks along the stroke, the same at every place across it.
        const bristle = lumps(side * 1.1 + seed, (run + along * length) * 0.06 + seed, seed)
        const edge = Math.min(1, reach - distance)
        const share = cover * edge * (0.62 + 0.38 * bristle)
        const at = (y * width + x) * 3
        rgb[at] = (rgb[at] ?? 0) + (red - (rgb[at] ?? 0)) * share
        rgb[at + 1] = (rgb[at + 1] ?? 0) + (green - (rgb[at + 1] ?? 0)) * share
        rgb[at + 2] = (rgb[at + 2] ?? 0) + (blue - (rgb[at + 2] ?? 0)) * share
        const i = y * width + x
        relief[i] = (relief[i] ?? 0) + (bristle - (relief[i] ?? 0)) * share
      }
    }
    run += length
  }
}
