import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import type { Color } from '#geometry/color.ts'
import type { Chart } from './chart.ts'

/** Paints one mark at a place of the skin, over what is there already. */
export type Painter = (spot: SurfacePoint, at: Chart) => void

/** Lays a color over the skin. */
export function lay(spot: SurfacePoint, [red, green, blue]: Color, share: number): void {
  spot.red += (red - spot.red) * share
  spot.green += (green - spot.green) * share
  spot.blue += (blue - spot.blue) * share
}

/** Darkens the skin as something thin does that lies in it. */
export function stain(spot: SurfacePoint, [red, green, blue]: Color, share: number): void {
  spot.red *= 1 - share * (1 - red)
  spot.green *= 1 - share * (1 - green)
  spot.blue *= 1 - share * (1 - blue)
}

export function feel(spot: SurfacePoint, rough: number, share: number): void {
  spot.rough += (rough - spot.rough) * share
}

/** A line of this half width at a distance, softer than a pixel nowhere. */
export const stroke = (distance: number, half: number, grain: number): number =>
  smoothstep(half + grain * 0.6 + 0.003, Math.max(0, half - grain * 0.6 - 0.003), Math.abs(distance))

/** Inside of a border: 1 below 0, softly. */
export const inside = (distance: number, soft: number): number => smoothstep(soft, -soft, distance)

type BrushPoint = readonly [x: number, y: number]

/** Distance to a line through points. */
export function lineDistance(points: readonly BrushPoint[], x: number, y: number): number {
  let least = 9
  for (let at = 1; at < points.length; at += 1) {
    const [ax, ay] = points[at - 1]!
    const [bx, by] = points[at]!
    const wx = bx - ax
    const wy = by - ay
    const t = clamp(((x - ax) * wx + (y - ay) * wy) / (wx * wx + wy * wy))
    const dx = x - ax - wx * t
    const dy = y - ay - wy * t
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy))
  }
  return least
}

/** Clouds of three sizes, about -1 to 1. */
export const clouds = (x: number, y: number, z: number, salt: number): number =>
  tableNoise(x * 1.9, y * 1.9, z * 1.9, salt) * 0.55 +
  tableNoise(x * 4.6, y * 4.6, z * 4.6, salt + 1) * 0.3 +
  tableNoise(x * 12, y * 12, z * 12, salt + 2) * 0.15

/** Round spots, one in some cells of a grid: how far inside the nearest one, 0..1, and a number of that spot's own. */
export function spots(
  p: number,
  q: number,
  cell: number,
  amount: number,
  size: readonly [least: number, max: number],
  salt: number,
): readonly [depth: number, own: number] {
  const ix = Math.floor(p / cell)
  const iy = Math.floor(q / cell)
  let max = 0
  let own = 0
  for (let a = ix - 1; a <= ix + 1; a += 1) {
    for (let b = iy - 1; b <= iy + 1; b += 1) {
      if (cellShare(a, b, 0, salt) > amount) continue
      const dx = (a + cellShare(a, b, 1, salt)) * cell - p
      const dy = (b + cellShare(a, b, 2, salt)) * cell - q
      const share = cellShare(a, b, 3, salt)
      const radius = size[0] + (size[1] - size[0]) * share * share
      const depth = 1 - Math.sqrt(dx * dx + dy * dy) / radius
      if (depth > max) {
        max = depth
        own = cellShare(a, b, 4, salt)
      }
    }
  }
  return [max, own]
}

/** A flat map of the place in decimeters: the front of the head and the trunk, limbs unrolled. */
export function flat(at: Chart): BrushPoint {
  if (at.part === 'arm') return [at.around * 0.42 + (at.left ? 0 : 9), at.along]
  if (at.part === 'leg') return [at.around * 0.7 + (at.left ? 20 : 29), at.along]
  if (at.part === 'neck') return [at.around * 0.55 + 40, at.along]
  return [at.z > 0 ? at.x : at.x + 60, at.y]
}

/** How far a place is on the hands (from the wrist on), or up to `above` the wrist. */
export const onHand = (at: Chart, above = 0): number =>
  at.part === 'arm' ? smoothstep(at.end - above - 0.12, at.end - above + 0.12, at.along) : 0

/** In front of the face, with its edges faded out towards ears, hair and neck. */
export const onFace = (at: Chart): number =>
  at.part === 'head' && at.z > 0.3 ? smoothstep(0.3, 0.6, at.z) * smoothstep(0.95, 0.8, at.side) : 0
