import type { Part, SurfacePoint } from '#geometry/part.ts'

export const makeSpot = (): SurfacePoint => ({
  u: 0,
  v: 0,
  x: 0,
  y: 0,
  z: 0,
  grain: 0,
  lookX: 0,
  lookY: 0,
  lookZ: -1,
  red: 0.5,
  green: 0.5,
  blue: 0.5,
  alpha: 1,
  rough: 0.7,
  metal: 0,
  glow: 0,
  relief: 0,
  open: 1,
})

/** Asks the part's surface about the point of triangle `at` that has the shares `a` and `b` of its first two corners. */
export function askSurface(part: Part, at: number, a: number, b: number, grain: number, spot: SurfacePoint): void {
  placeSpot(part, at, a, b, grain, spot)
  part.surface(spot)
}

/** Asks about its alpha alone. */
export function askHoles(part: Part, at: number, a: number, b: number, grain: number, spot: SurfacePoint): void {
  placeSpot(part, at, a, b, grain, spot)
  if (part.holes) part.holes(spot)
  else part.surface(spot)
}

function placeSpot(part: Part, at: number, a: number, b: number, grain: number, spot: SurfacePoint): void {
  const c = 1 - a - b
  const { triangles, uvs, uvTriangles } = part
  const i = triangles[at]!
  const j = triangles[at + 1]!
  const k = triangles[at + 2]!
  if (uvs !== undefined && uvs.length > 0) {
    const corners = uvTriangles ?? triangles
    const p = corners[at]! * 2
    const q = corners[at + 1]! * 2
    const r = corners[at + 2]! * 2
    spot.u = a * uvs[p]! + b * uvs[q]! + c * uvs[r]!
    spot.v = a * uvs[p + 1]! + b * uvs[q + 1]! + c * uvs[r + 1]!
  } else {
    spot.u = 0
    spot.v = 0
  }
  const rest = part.rest ?? part.positions
  spot.x = a * rest[i * 3]! + b * rest[j * 3]! + c * rest[k * 3]!
  spot.y = a * rest[i * 3 + 1]! + b * rest[j * 3 + 1]! + c * rest[k * 3 + 1]!
  spot.z = a * rest[i * 3 + 2]! + b * rest[j * 3 + 2]! + c * rest[k * 3 + 2]!
  spot.grain = grain
  spot.red = 0.5
  spot.green = 0.5
  spot.blue = 0.5
  spot.alpha = 1
  spot.rough = 0.7
  spot.metal = 0
  spot.glow = 0
  spot.relief = 0
  spot.open = 1
}
