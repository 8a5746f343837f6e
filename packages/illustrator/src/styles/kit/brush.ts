import type { Canvas } from './canvas.ts'
import { lumps } from '#geometry/noise.ts'

/** How thick bristles lay the paint, looked up instead of worked out: a stroke asks for it at every pixel. */
const side = 256
const bristles = /* @__PURE__ */ makeBristles()

function makeBristles(): Float32Array {
  const out = new Float32Array(side * side)
  for (let across = 0, i = 0; across < side; across++)
    for (let along = 0; along < side; along++, i++) out[i] = 0.62 + 0.38 * lumps(across / 4, along / 4, 77)
  return out
}

/** A stroke of a loaded brush: a bent line with round ends, thinner where the bristles run dry. */
export type BrushStroke = {
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
  /** How many pixels wide what is one pixel usually. */
  readonly zoom?: number
}

/** Pixels that what is worked out of where a stroke ends may be wrong by; it is less by far. */
const slack = 1e-4

/** Puts the stroke on the canvas; `relief` gathers how thick the paint lies. */
export function putStroke({ width, height, rgb }: Canvas, relief: Float32Array, stroke: BrushStroke): void {
  const { path, points, red, green, blue, cover, seed, zoom = 1 } = stroke
  // Enlarged, the rim is as sharp as any other and lies in the middle of the soft one.
  const radius = stroke.radius + (zoom - 1) / 2
  const reach = radius + 1
  // Nothing is met farther off; a little more than that, for what is lost by rounding.
  const max = reach + slack
  // Roots are drawn only near the rim.
  const outer = reach * reach * 1.000001
  const inner = radius * radius * 0.999999
  const streaks = 0.24 / zoom
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
    const aside = 4.4 / zoom / length
    const lowX = Math.max(0, Math.ceil((ax < bx ? ax : bx) - max))
    const highX = Math.min(width - 1, Math.floor((ax > bx ? ax : bx) + max))
    const lowY = Math.max(0, Math.ceil((ay < by ? ay : by) - max))
    const highY = Math.min(height - 1, Math.floor((ay > by ? ay : by) + max))
    const first = p === 0
    const last = p + 2 === points
    // Of a slanting stroke only a part of each row can be met: it lies between two lines along it, and where the
    // stroke goes on at an end, between two lines across it.
    const slant = Math.abs(dy) > 0.05 * length
    const half = slant ? (max * length) / Math.abs(dy) : 0
    const lean = slant ? dx / dy : 0
    const steep = Math.abs(dx) <= 0.05 * length
    const fall = steep ? 0 : dy / dx
    const rightwards = dx > 0
    const openLeft = steep || (rightwards ? first : last)
    const openRight = steep || (rightwards ? last : first)
    for (let y = lowY; y <= highY; y++) {
      const py = y - ay
      let from = lowX
      let to = highX
      if (slant) {
        const middle = ax + py * lean
        from = Math.max(from, Math.ceil(middle - half))
        to = Math.min(to, Math.floor(middle + half))
      }
      if (!openLeft) from = Math.max(from, Math.ceil((rightwards ? ax - py * fall : bx - (y - by) * fall) - slack))
      if (!openRight) to = Math.min(to, Math.floor((rightwards ? bx - (y - by) * fall : ax - py * fall) + slack))
      for (let x = from; x <= to; x++) {
        const px = x - ax
        const t = (px * dx + py * dy) * over
        // Inner joints belong to one segment only, or they would be painted twice.
        if ((t < 0 && !first) || (t >= 1 && !last)) continue
        const along = t < 0 ? 0 : t > 1 ? 1 : t
        const ex = px - dx * along
        const ey = py - dy * along
        const square = ex * ex + ey * ey
        if (square > outer) continue
        let edge = 1
        if (square > inner) {
          const distance = Math.sqrt(square)
          if (distance >= reach) continue
          if (reach - distance < 1) edge = reach - distance
        }
        // Bristles: streaks along the stroke, the same at every place across it.
        const across = ((px * dy - py * dx) * aside + seed * 7 + 4096) & 255
        const streak = ((run + along * length) * streaks + seed) & 255
        const bristle = bristles[across * side + streak]!
        const share = cover * edge * bristle
        const i = y * width + x
        const at = i * 3
        rgb[at] = rgb[at]! + (red - rgb[at]!) * share
        rgb[at + 1] = rgb[at + 1]! + (green - rgb[at + 1]!) * share
        rgb[at + 2] = rgb[at + 2]! + (blue - rgb[at + 2]!) * share
        relief[i] = relief[i]! + (bristle - relief[i]!) * share
      }
    }
    run += length
  }
}
