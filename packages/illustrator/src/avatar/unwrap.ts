import type { Part } from '#geometry/part.ts'

/** A piece of a part laid flat: where each corner of its triangles is, in decimeters from its lower left. */
export type Chart = {
  readonly part: Part
  /** Which of the part's triangles. */
  readonly triangles: readonly number[]
  /** Three corners of two numbers for each of them. */
  readonly corners: Float32Array
  readonly width: number
  readonly height: number
  /** Texels a decimeter that it is worth. */
  readonly worth: number
}

/** What is looked at closely is painted finely. */
const fine: Readonly<Record<string, number>> = {
  'eye-left': 900,
  'eye-right': 900,
  brows: 420,
  lashes: 700,
  teeth: 180,
  tongue: 120,
}
const usual = 110

/** How far a surface may turn away from the side it is laid flat from: the cosine. */
const flatness = 0.35

/** Lays a part flat: locks and lashes by their own length and width, all else from the side that it faces. */
export const unwrap = (part: Part): readonly Chart[] => (isStrips(part) ? strips(part) : facing(part))

/** Locks and lashes count through `u`, one to a whole number, and run along `v` from 0 to 1. */
export function isStrips({ material, uvs }: Part): boolean {
  if (material !== 'hair' || !uvs) return false
  let far = 0
  for (let at = 0; at < uvs.length; at += 2) {
    if (uvs[at]! < 0 || uvs[at + 1]! < -0.001 || uvs[at + 1]! > 1.001) return false
    far = Math.max(far, uvs[at]!)
  }
  return far > 1.5
}

function strips(part: Part): readonly Chart[] {
  const { uvs = new Float32Array(0), triangles, uvTriangles = triangles, positions } = part
  const byStrip = new Map<number, number[]>()
  for (let at = 0; at < triangles.length; at += 3) {
    const middle = (uvs[uvTriangles[at]! * 2]! + uvs[uvTriangles[at + 1]! * 2]! + uvs[uvTriangles[at + 2]! * 2]!) / 3
    const strip = Math.floor(middle)
    const known = byStrip.get(strip)
    if (known) known.push(at / 3)
    else byStrip.set(strip, [at / 3])
  }
  return [...byStrip].map(([strip, own]) => {
    const corners = new Float32Array(own.length * 6)
    let [low, high] = [1, 0]
    for (const [at, triangle] of own.entries()) {
      for (let k = 0; k < 3; k += 1) {
        const corner = uvTriangles[triangle * 3 + k]! * 2
        const v = uvs[corner + 1]!
        corners[at * 6 + k * 2] = uvs[corner]! - strip
        corners[at * 6 + k * 2 + 1] = v
        low = Math.min(low, v)
        high = Math.max(high, v)
      }
    }
    const area = own.reduce((sum, triangle) => sum + areaOf(positions, triangles, triangle), 0)
    const flat = own.reduce((sum, _, at) => sum + flatArea(corners, at), 0)
    // A lock is narrow: what it is across has more to show than what it is along.
    const isLash = part.name === 'lashes'
    const [width, height] = isLash ? [0.36, 0.12] : sizeOf(area / Math.max(1e-6, flat))
    for (let at = 0; at < corners.length; at += 2) {
      corners[at]! *= width
      corners[at + 1] = (corners[at + 1]! - low) * height
    }
    return { part, triangles: own, corners, width, height: (high - low) * height, worth: fine[part.name] ?? usual }
  })
}

/** Width and length that a lock is painted on: wide enough for strands, not so long as it grows. */
const sizeOf = (area: number): [width: number, height: number] => [
  Math.min(0.3, Math.max(0.1, Math.sqrt(area) * 0.25)),
  Math.min(0.9, Math.max(0.25, Math.sqrt(area))),
]

function flatArea(corners: Float32Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = corners.subarray(at * 6, at * 6 + 6)
  return Math.abs((c - a) * (f - b) - (e - a) * (d - b)) / 2
}

function areaOf(positions: Float32Array, triangles: Uint32Array, triangle: number): number {
  const [x, y, z] = normalOf(positions, triangles, triangle)
  return Math.sqrt(x * x + y * y + z * z) / 2
}

function normalOf(positions: Float32Array, triangles: Uint32Array, triangle: number): [number, number, number] {
  const a = triangles[triangle * 3]! * 3
  const b = triangles[triangle * 3 + 1]! * 3
  const c = triangles[triangle * 3 + 2]! * 3
  const [ux, uy, uz] = [
    positions[b]! - positions[a]!,
    positions[b + 1]! - positions[a + 1]!,
    positions[b + 2]! - positions[a + 2]!,
  ]
  const [vx, vy, vz] = [
    positions[c]! - positions[a]!,
    positions[c + 1]! - positions[a + 1]!,
    positions[c + 2]! - positions[a + 2]!,
  ]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}

/** Grows charts over neighbors for as long as they face the side that the first of them faces most. */
function facing(part: Part): readonly Chart[] {
  const { triangles, positions } = part
  const count = triangles.length / 3
  const normals = new Float32Array(count * 3)
  for (let at = 0; at < count; at += 1) {
    const normal = normalOf(positions, triangles, at)
    const length = Math.max(1e-12, Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2))
    for (let axis = 0; axis < 3; axis += 1) normals[at * 3 + axis] = normal[axis]! / length
  }
  const around = neighbors(triangles)
  const taken = new Uint8Array(count)
  const charts: Chart[] = []
  // The most plainly facing first, so that charts begin in the middle of what they show.
  const order = Uint32Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => mostOf(normals, b) - mostOf(normals, a) || a - b,
  )
  for (const first of order) {
    if (taken[first] === 1) continue
    taken[first] = 1
    const [axis, sign] = sideOf(normals, first)
    const own = [first]
    for (let next = 0; next < own.length; next += 1) {
      for (const other of around(own[next]!)) {
        if (taken[other] === 1 || normals[other * 3 + axis]! * sign < flatness) continue
        taken[other] = 1
        own.push(other)
      }
    }
    charts.push(laidFlat(part, own, axis, sign))
  }
  return charts
}

const mostOf = (normals: Float32Array, at: number): number =>
  Math.max(Math.abs(normals[at * 3]!), Math.abs(normals[at * 3 + 1]!), Math.abs(normals[at * 3 + 2]!))

function sideOf(normals: Float32Array, at: number): [axis: 0 | 1 | 2, sign: number] {
  const [x, y, z] = [normals[at * 3]!, normals[at * 3 + 1]!, normals[at * 3 + 2]!]
  const max = mostOf(normals, at)
  if (Math.abs(z) === max) return [2, Math.sign(z) || 1]
  return Math.abs(x) === max ? [0, Math.sign(x) || 1] : [1, Math.sign(y) || 1]
}

function neighbors(triangles: Uint32Array): (triangle: number) => readonly number[] {
  const byEdge = new Map<number, number[]>()
  const edge = (a: number, b: number) => Math.min(a, b) * 2 ** 26 + Math.max(a, b)
  const edgesOf = (triangle: number) => {
    const [a, b, c] = [triangles[triangle * 3]!, triangles[triangle * 3 + 1]!, triangles[triangle * 3 + 2]!]
    return [edge(a, b), edge(b, c), edge(c, a)]
  }
  for (let at = 0; at * 3 < triangles.length; at += 1) {
    for (const key of edgesOf(at)) {
      const known = byEdge.get(key)
      if (known) known.push(at)
      else byEdge.set(key, [at])
    }
  }
  return (triangle) => edgesOf(triangle).flatMap((key) => byEdge.get(key) ?? [])
}

function laidFlat(part: Part, own: readonly number[], axis: 0 | 1 | 2, sign: number): Chart {
  const { triangles, positions } = part
  // Seen from the side that it faces, upright where it can be.
  const [right, up, turned] = (
    [
      [2, 1, -sign],
      [0, 2, 1],
      [0, 1, sign],
    ] as const
  )[axis]
  const corners = new Float32Array(own.length * 6)
  let [left, low, far, high] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [at, triangle] of own.entries()) {
    for (let k = 0; k < 3; k += 1) {
      const vertex = triangles[triangle * 3 + k]! * 3
      const [x, y] = [positions[vertex + right]! * turned, positions[vertex + up]!]
      corners[at * 6 + k * 2] = x
      corners[at * 6 + k * 2 + 1] = y
      left = Math.min(left, x)
      far = Math.max(far, x)
      low = Math.min(low, y)
      high = Math.max(high, y)
    }
  }
  for (let at = 0; at < corners.length; at += 2) {
    corners[at]! -= left
    corners[at + 1]! -= low
  }
  return { part, triangles: own, corners, width: far - left, height: high - low, worth: fine[part.name] ?? usual }
}
