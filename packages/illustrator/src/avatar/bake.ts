import { toLinear } from '@eidolon/people'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import type { Paint } from './avatar.ts'

/** Triangles of a part and where their corners are on the texture, in texels. */
export type Painted = {
  readonly part: Part
  readonly triangles: ArrayLike<number>
  /** Two numbers for each of three corners. */
  readonly corners: Float32Array
  /** Width of a texel in decimeters. */
  readonly grain: number
}

const levels = 16_384

/** Light, from 0 to 1 in so many steps, as a byte that is shown. */
const shown = (() => {
  const table = new Uint8Array(levels)
  let byte = 0
  for (let at = 0; at < levels; at += 1) {
    while (byte < 255 && toLinear(byte + 0.5) < at / (levels - 1)) byte += 1
    table[at] = byte
  }
  return table
})()

const byteOf = (light: number): number => shown[Math.max(0, Math.min(levels - 1, Math.round(light * (levels - 1))))]!
const shareOf = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)))

/** Asks the surfaces of everything for their color and feel, texel by texel. `pause` throws when the work is to end. */
export function bake(painted: readonly Painted[], size: number, pause: () => void): Paint {
  const colour = new Uint8Array(size * size * 4)
  const feel = new Uint8Array(size * size * 4)
  const done = new Uint8Array(size * size)
  // First what lies inside, then the edges where nothing is yet: to ask a surface is dear, and most edges lie in a neighbor.
  for (const isEdge of [false, true]) {
    for (const one of painted) {
      pause()
      for (let at = 0; at < one.triangles.length; at += 1) paintTriangle(one, at, isEdge, { size, colour, feel, done })
    }
  }
  // Extend each piece's color past its edge, for filtering between texels.
  for (let ring = 0; ring < 3; ring += 1) widen({ size, colour, feel, done })
  return { size, colour, feel }
}

type Canvas = Paint & { readonly done: Uint8Array }

const unpainted = { red: 0, green: 0, blue: 0, alpha: 1, rough: 0.7, metal: 0, glow: 0, relief: 0, open: 1 }
const spot: SurfacePoint = { u: 0, v: 0, x: 0, y: 0, z: 0, grain: 0, ...unpainted }

function paintTriangle(
  { part, triangles, corners, grain }: Painted,
  at: number,
  isEdge: boolean,
  { size, colour, feel, done }: Canvas,
) {
  const own = triangles[at]! * 3
  const { uvs, uvTriangles = part.triangles, rest = part.positions, surface } = part
  const [one, two, three] = [part.triangles[own]! * 3, part.triangles[own + 1]! * 3, part.triangles[own + 2]! * 3]
  const [first, second, third] = [uvTriangles[own]! * 2, uvTriangles[own + 1]! * 2, uvTriangles[own + 2]! * 2]
  const [ax, ay] = [corners[at * 6]!, corners[at * 6 + 1]!]
  const [bx, by] = [corners[at * 6 + 2]!, corners[at * 6 + 3]!]
  const [cx, cy] = [corners[at * 6 + 4]!, corners[at * 6 + 5]!]
  const whole = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
  if (Math.abs(whole) < 1e-9) return
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx))),
  ]
  const [low, high] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(size - 1, Math.ceil(Math.max(ay, by, cy))),
  ]
  // Half a texel beyond the edge: thin triangles have no texel's middle in them.
  const beyond = -0.5 / Math.max(1, Math.sqrt(Math.abs(whole)))
  for (let y = low; y <= high; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const texel = y * size + x
      if (isEdge && done[texel] !== 0) continue
      const a = ((by - cy) * (x + 0.5 - cx) + (cx - bx) * (y + 0.5 - cy)) / whole
      const b = ((cy - ay) * (x + 0.5 - cx) + (ax - cx) * (y + 0.5 - cy)) / whole
      const c = 1 - a - b
      const inside = Math.min(a, b, c)
      if (inside < (isEdge ? beyond : 0)) continue
      spot.u = uvs ? a * uvs[first]! + b * uvs[second]! + c * uvs[third]! : 0
      spot.v = uvs ? a * uvs[first + 1]! + b * uvs[second + 1]! + c * uvs[third + 1]! : 0
      spot.x = a * rest[one]! + b * rest[two]! + c * rest[three]!
      spot.y = a * rest[one + 1]! + b * rest[two + 1]! + c * rest[three + 1]!
      spot.z = a * rest[one + 2]! + b * rest[two + 2]! + c * rest[three + 2]!
      spot.grain = grain
      spot.red = spot.green = spot.blue = 0.2
      spot.alpha = spot.open = 1
      spot.rough = 0.7
      spot.metal = spot.glow = spot.relief = 0
      surface(spot)
      // Creases that only the surface knows of are painted, for there is nothing else to show them.
      const shade = 0.5 + 0.5 * spot.open
      const to = texel * 4
      colour[to] = byteOf(spot.red * shade)
      colour[to + 1] = byteOf(spot.green * shade)
      colour[to + 2] = byteOf(spot.blue * shade)
      colour[to + 3] = shareOf(spot.alpha)
      feel[to + 1] = shareOf(spot.rough)
      feel[to + 2] = shareOf(spot.metal)
      feel[to + 3] = 255
      done[texel] = 1
    }
  }
}

function widen({ size, colour, feel, done }: Canvas): void {
  const before = done.slice()
  for (let texel = 0; texel < before.length; texel += 1) {
    if (before[texel] !== 0) continue
    const x = texel % size
    const from =
      x > 0 && before[texel - 1] !== 0
        ? texel - 1
        : x < size - 1 && before[texel + 1] !== 0
          ? texel + 1
          : texel >= size && before[texel - size] !== 0
            ? texel - size
            : texel + size < before.length && before[texel + size] !== 0
              ? texel + size
              : -1
    if (from < 0) continue
    colour.copyWithin(texel * 4, from * 4, from * 4 + 4)
    feel.copyWithin(texel * 4, from * 4, from * 4 + 4)
    done[texel] = 1
  }
}
