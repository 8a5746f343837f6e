import { cross, unit, type Vector } from '#geometry/vector.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { alike } from '#raster/samples.ts'
import { askSurface } from '#raster/spot.ts'

/** How far towards the light the nearest thing lies, over a square seen from the light. */
export type ShadowMap = {
  readonly size: number
  readonly nearness: Float32Array
  readonly center: Vector
  readonly right: Vector
  readonly up: Vector
  readonly from: Vector
  /** Cells a decimeter. */
  readonly scale: number
}

const nothing = -1e9

/** The shadows that parts throw within `radius` of `center`, with light coming from the direction `from`. */
export function makeShadowMap(
  parts: readonly Part[],
  { from, center, radius, size }: { from: Vector; center: Vector; radius: number; size: number },
  spot: SurfacePoint,
  pause: Pause,
): ShadowMap {
  const right = unit(cross(Math.abs(from[1]) > 0.98 ? [1, 0, 0] : [0, 1, 0], from))
  const map: ShadowMap = {
    size,
    nearness: new Float32Array(size * size).fill(nothing),
    center,
    right,
    up: cross(from, right),
    from,
    scale: size / 2 / radius,
  }
  for (const part of parts) {
    pause()
    if (part.castsShadow && part.material !== 'glass') enter(map, alike(part), spot)
  }
  return map
}

function enter(map: ShadowMap, part: Part, spot: SurfacePoint): void {
  const { size, center, right, up, from, scale } = map
  const { positions, triangles } = part
  const seen = new Float32Array(positions.length)
  let [left, top, end, bottom] = [size, size, -1, -1]
  for (let at = 0; at < seen.length; at += 3) {
    const x = positions[at]! - center[0]
    const y = positions[at + 1]! - center[1]
    const z = positions[at + 2]! - center[2]
    const across = size / 2 + scale * (right[0] * x + right[1] * y + right[2] * z)
    const down = size / 2 - scale * (up[0] * x + up[1] * y + up[2] * z)
    if (across < left) left = across
    if (across > end) end = across
    if (down < top) top = down
    if (down > bottom) bottom = down
    seen[at] = across
    seen[at + 1] = down
    seen[at + 2] = from[0] * x + from[1] * y + from[2] * z
  }
  // Shoes are nowhere near the map of the head.
  if (left >= size || top >= size || end < 0 || bottom < 0) return
  // Locks are too thin for their gaps to matter; leaves and lace throw shadows with holes.
  const holed = part.material !== 'hair' && (part.blended || part.cutOut === true)
  for (let from = 0; from < triangles.length; from += run * 3)
    enterRun(map, part, seen, from, Math.min(triangles.length, from + run * 3), holed, spot)
}

/** Triangles that are entered by one call. */
const run = 512

function enterRun(
  { size, nearness, scale }: ShadowMap,
  part: Part,
  seen: Float32Array,
  start: number,
  end: number,
  holed: boolean,
  spot: SurfacePoint,
): void {
  const { triangles } = part
  for (let at = start; at < end; at += 3) {
    const i = triangles[at]! * 3
    const j = triangles[at + 1]! * 3
    const k = triangles[at + 2]! * 3
    const ax = seen[i]!
    const bx = seen[j]!
    const cx = seen[k]!
    // Most triangles are so small that no cell's middle lies in them.
    const leftmost = Math.max(0, Math.ceil(ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx))
    const rightmost = Math.min(size - 1, Math.floor(ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx))
    if (!(leftmost <= rightmost)) continue
    const ay = seen[i + 1]!
    const by = seen[j + 1]!
    const cy = seen[k + 1]!
    const upper = Math.max(0, Math.ceil(ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy))
    const lower = Math.min(size - 1, Math.floor(ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy))
    if (!(upper <= lower)) continue
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (area === 0) continue
    // Known to be whole from here on, see `fill`.
    const lowX = leftmost | 0
    const highX = rightmost | 0
    const lowY = upper | 0
    const highY = lower | 0
    const over = 1 / area
    const az = seen[i + 2]!
    const bz = seen[j + 2]!
    const cz = seen[k + 2]!
    const stepA = (by - cy) * over
    const stepB = (cy - ay) * over
    for (let y = lowY; y <= highY; y++) {
      let a = ((bx - lowX) * (cy - y) - (cx - lowX) * (by - y)) * over
      let b = ((cx - lowX) * (ay - y) - (ax - lowX) * (cy - y)) * over
      let cell = y * size + lowX
      for (let x = lowX; x <= highX; x++, a += stepA, b += stepB, cell++) {
        if (a < 0 || b < 0 || a + b > 1) continue
        const height = a * az + b * bz + (1 - a - b) * cz
        if (height <= nearness[cell]!) continue
        if (holed) {
          askSurface(part, at, a, b, 1 / scale, spot)
          if (spot.alpha < 0.5) continue
        }
        nearness[cell] = height
      }
    }
  }
}
