import type { Part } from '#geometry/part.ts'
import { isStrips } from './unwrap.ts'

/**
 * For each vertex of whiskers the one whose skin it goes with: the root of its lock, so that a hair which hangs past the
 * lips stays as long as it is when the mouth opens. What lies flat on the skin goes with it everywhere.
 */
export function rootsOf(part: Part): Uint32Array {
  const roots = Uint32Array.from({ length: part.positions.length / 3 }, (_, vertex) => vertex)
  if (!isStrips(part)) return roots
  const { uvs = new Float32Array(0), triangles, uvTriangles = triangles } = part
  const strips = new Int32Array(roots.length).fill(-1)
  const first = new Map<number, { readonly vertex: number; readonly v: number }>()
  for (let at = 0; at < triangles.length; at += 1) {
    const of = at - (at % 3)
    const [a, b, c] = [uvTriangles[of]! * 2, uvTriangles[of + 1]! * 2, uvTriangles[of + 2]! * 2]
    const strip = Math.floor((uvs[a]! + uvs[b]! + uvs[c]!) / 3)
    const [vertex, v] = [triangles[at]!, uvs[uvTriangles[at]! * 2 + 1]!]
    strips[vertex] = strip
    const known = first.get(strip)
    if (!known || v < known.v) first.set(strip, { vertex, v })
  }
  return roots.map((vertex) => first.get(strips[vertex]!)?.vertex ?? vertex)
}
