import type { Part, SurfacePoint } from '#geometry/part.ts'

import type { Background } from './place.ts'

export const trianglesOf = ({ parts }: Background): number =>
  parts.reduce((sum, { triangles }) => sum + triangles.length / 3, 0)

/** The first part with a number that is none, or a triangle that points nowhere; undefined when all is well. */
export function broken(place: Background): string | undefined {
  for (const part of place.parts) {
    const { positions, normals, uvs, light, triangles } = part
    const lists = [positions, normals, uvs ?? [], light ?? []]
    if (lists.some((list) => list.some((value) => !Number.isFinite(value)))) return `${part.name}: not a number`
    if (triangles.some((index) => index * 3 >= positions.length)) return `${part.name}: no such vertex`
    if (triangles.length === 0) return `${part.name}: empty`
  }
  return undefined
}

const corner = (part: Part, at: number): readonly [number, number, number] => {
  const from = (part.triangles[at] ?? 0) * 3
  return [part.positions[from] ?? 0, part.positions[from + 1] ?? 0, part.positions[from + 2] ?? 0]
}

/** How near to the person's axis a triangle comes, seen from above. */
function nearest(points: readonly (readonly [number, number, number])[]): number {
  let [least, inside] = [Number.POSITIVE_INFINITY, 0]
  points.forEach(([ax, , az], at) => {
    const [bx, , bz] = points[(at + 1) % points.length] ?? [0, 0, 0]
    const [dx, dz] = [bx - ax, bz - az]
    const share = Math.min(1, Math.max(0, -(ax * dx + az * dz) / (dx * dx + dz * dz || 1)))
    const [x, z] = [ax + dx * share, az + dz * share]
    least = Math.min(least, Math.sqrt(x * x + z * z))
    inside += Math.sign(ax * bz - az * bx)
  })
  return Math.abs(inside) === 3 ? 0 : least
}

/** The part that comes nearest to the person between `low` and `high`, light aside, and how near it comes. */
export function closest({ parts }: Background, low: number, high: number): { name: string; near: number } {
  let found = { name: 'nothing', near: Number.POSITIVE_INFINITY }
  for (const part of parts) {
    if (part.blended) continue
    const height = (at: number): number => part.positions[(part.triangles[at] ?? 0) * 3 + 1] ?? 0
    for (let at = 0; at < part.triangles.length; at += 3) {
      // Most are above or below: they are left out before anything is made of them.
      const [a, b, c] = [height(at), height(at + 1), height(at + 2)]
      if (Math.max(a, b, c) < low || Math.min(a, b, c) > high) continue
      const points = [corner(part, at), corner(part, at + 1), corner(part, at + 2)]
      const near = nearest(points)
      if (near < found.near) found = { name: part.name, near }
    }
  }
  return found
}

/** Whether the person has something solid under their feet: a triangle around the origin, at the height of the ground. */
export function hasFloor({ parts }: Background): boolean {
  return parts.some((part) => {
    if (part.blended) return false
    for (let at = 0; at < part.triangles.length; at += 3) {
      const points = [corner(part, at), corner(part, at + 1), corner(part, at + 2)]
      if (points.every(([, y]) => Math.abs(y) < 0.3) && nearest(points) === 0) return true
    }
    return false
  })
}

/** How far the lengths of the normals are from 1, at most. */
export function unevenNormals({ parts }: Background): number {
  let max = 0
  for (const { normals } of parts)
    for (let at = 0; at < normals.length; at += 3) {
      const [x = 0, y = 0, z = 0] = normals.subarray(at, at + 3)
      max = Math.max(max, Math.abs(Math.sqrt(x * x + y * y + z * z) - 1))
    }
  return max
}

/** The most light of lamps that a part of the place has. */
export function lampLight({ parts }: Background): number {
  let max = 0
  for (const { light } of parts) for (const value of light ?? []) max = Math.max(max, value)
  return max
}

/** What surfaces answer at some of the place's triangles. */
export function answers({ parts }: Background): { name: string; spot: SurfacePoint }[] {
  return parts.flatMap((part) => {
    const step = Math.max(3, Math.floor(part.triangles.length / 30) * 3)
    const list: { name: string; spot: SurfacePoint }[] = []
    for (let at = 0; at < part.triangles.length; at += step) {
      const [x, y, z] = corner(part, at)
      const uv = (part.uvTriangles?.[at] ?? 0) * 2
      const [u, v] = [part.uvs?.[uv] ?? 0, part.uvs?.[uv + 1] ?? 0]
      const asked = { u, v, x, y, z, grain: 0.05, lookX: 0, lookY: -0.3, lookZ: -0.95 }
      const told = { red: 0.5, green: 0.5, blue: 0.5, alpha: 1, rough: 0.7, metal: 0, glow: 0, relief: 0, open: 1 }
      const spot: SurfacePoint = { ...asked, ...told }
      part.surface(spot)
      list.push({ name: part.name, spot })
    }
    return list
  })
}
