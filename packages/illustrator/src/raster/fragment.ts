import type { Camera } from '#lens/camera.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { askSurface } from './spot.ts'

/** A fragment is what one part shows in one pixel: so many numbers in one array, at these places. */
export const stride = 20
export const at = {
  x: 0,
  y: 1,
  z: 2,
  depth: 3,
  normalX: 4,
  normalY: 5,
  normalZ: 6,
  red: 7,
  green: 8,
  blue: 9,
  rough: 10,
  metal: 11,
  glow: 12,
  relief: 13,
  open: 14,
  strandX: 15,
  strandY: 16,
  strandZ: 17,
  alpha: 18,
  u: 19,
  // Hair has strands and the set has the light of lamps; nothing has both.
  lightRed: 15,
} as const

/**
 * Writes the fragment of a triangle as the ray through a point of the picture meets it: place, normal (turned to the
 * camera where the part is seen from behind), and what its surface answers. False when the ray misses its plane.
 */
export function writeFragment(
  part: Part,
  triangle: number,
  camera: Camera,
  px: number,
  py: number,
  spot: SurfacePoint,
  data: Float32Array,
  offset: number,
): boolean {
  const { positions, normals, triangles, strands, light } = part
  const { eye, right, up, back, focal } = camera
  const i = triangles[triangle]! * 3
  const j = triangles[triangle + 1]! * 3
  const k = triangles[triangle + 2]! * 3
  const across = (px - camera.centerX) / focal
  const above = (camera.centerY - py) / focal
  const rayX = right[0] * across + up[0] * above - back[0]
  const rayY = right[1] * across + up[1] * above - back[1]
  const rayZ = right[2] * across + up[2] * above - back[2]
  const x = positions[i]!
  const y = positions[i + 1]!
  const z = positions[i + 2]!
  const sideX = positions[j]! - x
  const sideY = positions[j + 1]! - y
  const sideZ = positions[j + 2]! - z
  const otherX = positions[k]! - x
  const otherY = positions[k + 1]! - y
  const otherZ = positions[k + 2]! - z
  const crossX = rayY * otherZ - rayZ * otherY
  const crossY = rayZ * otherX - rayX * otherZ
  const crossZ = rayX * otherY - rayY * otherX
  const area = sideX * crossX + sideY * crossY + sideZ * crossZ
  if (area === 0) return false
  const over = 1 / area
  const fromX = eye[0] - x
  const fromY = eye[1] - y
  const fromZ = eye[2] - z
  // Outside its edges only by rounding, or where a cut-off corner is completed.
  let b = (fromX * crossX + fromY * crossY + fromZ * crossZ) * over
  const turnX = fromY * sideZ - fromZ * sideY
  const turnY = fromZ * sideX - fromX * sideZ
  const turnZ = fromX * sideY - fromY * sideX
  let c = (rayX * turnX + rayY * turnY + rayZ * turnZ) * over
  const depth = (otherX * turnX + otherY * turnY + otherZ * turnZ) * over
  b = b < 0 ? 0 : b > 1 ? 1 : b
  c = c < 0 ? 0 : c > 1 - b ? 1 - b : c
  const a = 1 - b - c
  data[offset + at.x] = x + sideX * b + otherX * c
  data[offset + at.y] = y + sideY * b + otherY * c
  data[offset + at.z] = z + sideZ * b + otherZ * c
  data[offset + at.depth] = depth
  let normalX = a * normals[i]! + b * normals[j]! + c * normals[k]!
  let normalY = a * normals[i + 1]! + b * normals[j + 1]! + c * normals[k + 1]!
  let normalZ = a * normals[i + 2]! + b * normals[j + 2]! + c * normals[k + 2]!
  const size = Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ)
  // Seen from behind: light falls on the side that is seen.
  const turn = (size > 1e-9 ? 1 / size : 1) * (area < 0 ? -1 : 1)
  normalX *= turn
  normalY *= turn
  normalZ *= turn
  data[offset + at.normalX] = normalX
  data[offset + at.normalY] = normalY
  data[offset + at.normalZ] = normalZ
  const ray = Math.sqrt(rayX * rayX + rayY * rayY + rayZ * rayZ)
  const facing = -(normalX * rayX + normalY * rayY + normalZ * rayZ) / ray
  spot.lookX = rayX / ray
  spot.lookY = rayY / ray
  spot.lookZ = rayZ / ray
  askSurface(part, triangle, a, b, depth / focal / Math.sqrt(facing > 0.1 ? facing : 0.1), spot)
  data[offset + at.red] = spot.red
  data[offset + at.green] = spot.green
  data[offset + at.blue] = spot.blue
  data[offset + at.rough] = spot.rough
  data[offset + at.metal] = spot.metal
  data[offset + at.glow] = spot.glow
  data[offset + at.relief] = spot.relief
  data[offset + at.open] = spot.open
  data[offset + at.alpha] = spot.alpha
  data[offset + at.u] = spot.u
  const along = strands !== undefined && strands.length > 0 ? strands : light
  if (along !== undefined && along.length > 0) {
    data[offset + at.strandX] = a * along[i]! + b * along[j]! + c * along[k]!
    data[offset + at.strandY] = a * along[i + 1]! + b * along[j + 1]! + c * along[k + 1]!
    data[offset + at.strandZ] = a * along[i + 2]! + b * along[j + 2]! + c * along[k + 2]!
  } else {
    data[offset + at.strandX] = 0
    data[offset + at.strandY] = 0
    data[offset + at.strandZ] = 0
  }
  return true
}
