import { type Vector, dot, minus } from '#geometry/vector.ts'
import { normalsOf } from '#geometry/normals.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { fabricOf } from './cloth/fabric.ts'

const bodyVertices = 13_380
const cell = 0.5

/** The place on the skin below each vertex of the fabric: three vertices of the body and their shares. */
export type Anchors = { readonly corners: Int32Array; readonly shares: Float32Array }

/** Found at rest, on skin that faces the same way; the first corner is -1 where there is none near. */
export const anchorsOf: (pack: Pack) => Anchors = memoByKey((pack) => {
  const { rest, count, triangles } = fabricOf(pack)
  const { positions } = pack.base
  const skin = skinOf(pack)
  const near = nearestSkin(positions, normalsOf(positions, skin))
  const around = trianglesAround(skin)
  const outward = normalsOf(rest, triangles)
  const corners = new Int32Array(count * 3).fill(-1)
  const shares = new Float32Array(count * 3)
  const at = (values: Float32Array, v: number): Vector => [
    values[v * 3] ?? 0,
    values[v * 3 + 1] ?? 0,
    values[v * 3 + 2] ?? 0,
  ]
  for (let v = 0; v < count; v += 1) {
    const point = at(rest, v)
    const nearest = near(point, at(outward, v))
    if (nearest < 0) continue
    let best = 9
    for (const first of around[nearest] ?? []) {
      const [a, b, c] = [skin[first] ?? 0, skin[first + 1] ?? 0, skin[first + 2] ?? 0]
      const found = closest(point, at(positions, a), at(positions, b), at(positions, c))
      if (found.far >= best) continue
      best = found.far
      corners.set([a, b, c], v * 3)
      shares.set(found.shares, v * 3)
    }
  }
  return { corners, shares }
})

function skinOf({ base: { quads, groups } }: Pack): number[] {
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  const skin: number[] = []
  for (let at = first * 4; at < (first + count) * 4; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(at, at + 4)
    skin.push(a, b, c, a, c, d)
  }
  return skin
}

/** Where in `skin` the triangles of each vertex begin. */
function trianglesAround(skin: readonly number[]): number[][] {
  const around: number[][] = Array.from({ length: bodyVertices }, () => [])
  skin.forEach((v, at) => around[v]?.push(at - (at % 3)))
  return around
}

/** Finds the body's vertex nearest to a place among those that face its way. */
function nearestSkin(positions: Float32Array, ways: Float32Array): (point: Vector, outward: Vector) => number {
  const grid = new Map<number, number[]>()
  const slot = (value: number) => Math.floor(value / cell)
  const keyOf = (i: number, j: number, k: number) => (i * 1024 + j) * 1024 + k
  for (let v = 0; v < bodyVertices; v += 1) {
    const key = keyOf(slot(positions[v * 3] ?? 0), slot(positions[v * 3 + 1] ?? 0), slot(positions[v * 3 + 2] ?? 0))
    const list = grid.get(key)
    if (list) list.push(v)
    else grid.set(key, [v])
  }
  return ([x, y, z], [nx, ny, nz]) => {
    let [best, found] = [0.25, -1]
    for (let i = slot(x) - 1; i <= slot(x) + 1; i += 1) {
      for (let j = slot(y) - 1; j <= slot(y) + 1; j += 1) {
        for (let k = slot(z) - 1; k <= slot(z) + 1; k += 1) {
          for (const b of grid.get(keyOf(i, j, k)) ?? []) {
            const dx = (positions[b * 3] ?? 0) - x
            const dy = (positions[b * 3 + 1] ?? 0) - y
            const dz = (positions[b * 3 + 2] ?? 0) - z
            const far = dx * dx + dy * dy + dz * dz
            const facing = (ways[b * 3] ?? 0) * nx + (ways[b * 3 + 1] ?? 0) * ny + (ways[b * 3 + 2] ?? 0) * nz
            if (far < best && facing > 0.4) [best, found] = [far, b]
          }
        }
      }
    }
    return found
  }
}

/** The place of a triangle that is nearest to a point, as shares of its corners, and the square of how far it is. */
function closest(point: Vector, a: Vector, b: Vector, c: Vector): { far: number; shares: [number, number, number] } {
  const [u, v, w] = [minus(b, a), minus(c, a), minus(point, a)]
  const [uu, uv, vv, wu, wv] = [dot(u, u), dot(u, v), dot(v, v), dot(w, u), dot(w, v)]
  const area = uu * vv - uv * uv || 1e-9
  let second = (wu * vv - wv * uv) / area
  let third = (wv * uu - wu * uv) / area
  // Outside of it the shares are cut off, which is near enough: the neighbor has the better place then.
  second = Math.min(1, Math.max(0, second))
  third = Math.min(1 - second, Math.max(0, third))
  const x = w[0] - u[0] * second - v[0] * third
  const y = w[1] - u[1] * second - v[1] * third
  const z = w[2] - u[2] * second - v[2] * third
  return { far: x * x + y * y + z * z, shares: [1 - second - third, second, third] }
}
