import { smoothstep } from '#geometry/interpolate.ts'
import { normalsOf } from '#geometry/normals.ts'
import type { Part } from '#geometry/part.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { type Carried, stations } from './brow-form.ts'
import { fineBody, refinedAt } from './subdivide.ts'
import { trianglesOf } from './surface-mesh.ts'

/** Where brows may grow, on the base mesh: from the middle of the face, and how high. */
const window = { inner: 0.03, outer: 0.68, low: 7.27, high: 7.58, front: 1.0 } as const

/** The skin that brows grow on: vertices of the finer body, and its faces by them. */
const patchOf = memoByKey((pack: Pack) => {
  const fine = fineBody(pack)
  const all = Uint32Array.from({ length: fine.starts.length - 1 }, (_, vertex) => vertex)
  const places = refinedAt(fine, all, pack.base.positions)
  const inside = (vertex: number): boolean => {
    const side = Math.abs(places[vertex * 3]!)
    const [y, z] = [places[vertex * 3 + 1]!, places[vertex * 3 + 2]!]
    return side > window.inner && side < window.outer && y > window.low && y < window.high && z > window.front
  }
  const vertices: number[] = []
  const known = new Map<number, number>()
  const quads: number[] = []
  for (let face = 0; face < fine.quads.length; face += 4) {
    const corners = fine.quads.subarray(face, face + 4)
    if (!corners.every(inside)) continue
    for (const corner of corners) {
      if (!known.has(corner)) known.set(corner, vertices.push(corner) - 1)
      quads.push(known.get(corner)!)
    }
  }
  const chosen = Uint32Array.from(vertices)
  return {
    vertices: chosen,
    triangles: trianglesOf(quads, () => true),
    rest: refinedAt(fine, chosen, pack.base.positions),
  }
})

/** The mesh of a brow: the skin itself, so that it lies on every forehead and goes with every expression. */
export function browPatch({ pack, posed }: Body): Pick<Part, 'positions' | 'normals' | 'triangles' | 'rest'> {
  const { vertices, triangles, rest } = patchOf(pack)
  const positions = refinedAt(fineBody(pack), vertices, posed)
  return { positions, normals: normalsOf(positions, triangles), triangles, rest }
}

/** How much higher than on the base mesh somebody's skin is along the line on which brows grow, without an expression. */
export function carriedBrows({ pack, shape }: Pick<Body, 'pack' | 'shape'>): Carried {
  const { vertices, rest } = patchOf(pack)
  const own = refinedAt(fineBody(pack), vertices, shape)
  return stations.map((side) => [side, higherBy(side, rest, own)] as const)
}

/** By itself, since a function within another one would be compiled anew for every drawing. */
function higherBy(side: number, rest: Float32Array, own: Float32Array): number {
  let [sum, weights] = [0, 0]
  for (let at = 0; at < rest.length; at += 3) {
    const dx = rest[at]! - side
    const dy = rest[at + 1]! - 7.41
    const weight = smoothstep(0.075, 0, Math.sqrt(dx * dx + dy * dy))
    sum += weight * (own[at + 1]! - rest[at + 1]!)
    weights += weight
  }
  return weights > 0 ? sum / weights : 0
}
