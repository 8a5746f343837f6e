import type { Pack } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { faceMesh } from './face-mesh.ts'
import { fineBody, refined, refinedAt } from './subdivide.ts'

/** The bare body's mesh as it will be drawn, posed and as it was, before anything is left out. */
export type SurfaceMesh = {
  readonly posed: Float32Array
  readonly rest: Float32Array
  readonly quads: Uint16Array | Uint32Array
  readonly uvQuads: Uint16Array | Uint32Array
  readonly uvs: Float32Array
  /** The face of the base mesh that a face lies in. */
  readonly ownerOf: (face: number) => number
  /** All of it as triangles. */
  readonly triangles: Uint32Array
}

const all = () => true
const plainTriangles = memoByKey((pack: Pack) => trianglesOf(bodyQuads(pack, pack.base.quads), all))
const fineTriangles = memoByKey((pack: Pack) => trianglesOf(fineBody(pack).quads, all))
const faceTriangles = memoByKey((pack: Pack) => trianglesOf(faceMesh(pack).quads, all))
const faceRest = memoByKey((pack: Pack) => refinedAt(fineBody(pack), faceMesh(pack).vertices, pack.base.positions))
const fineRest = memoByKey((pack: Pack) => refined(fineBody(pack), pack.base.positions))

function bodyQuads({ base }: Pack, quads: Uint16Array): Uint16Array {
  const { first, count } = base.groups.get('body') ?? { first: 0, count: 0 }
  return quads.subarray(first * 4, (first + count) * 4)
}

export function bodyMesh({ pack, posed, rest, detail }: Body): SurfaceMesh {
  if (detail === 'plain') {
    const quads = bodyQuads(pack, pack.base.quads)
    const uvQuads = bodyQuads(pack, pack.base.uvQuads)
    return { posed, rest, quads, uvQuads, uvs: pack.base.uvs, ownerOf: (face) => face, triangles: plainTriangles(pack) }
  }
  const fine = fineBody(pack)
  if (detail === 'face') {
    const { vertices, owners, ...mesh } = faceMesh(pack)
    const ownerOf = (face: number) => owners[face] ?? 0
    return {
      ...mesh,
      posed: refinedAt(fine, vertices, posed),
      rest: faceRest(pack),
      ownerOf,
      triangles: faceTriangles(pack),
    }
  }
  const { quads, uvQuads, uvs } = fine
  const ownerOf = (face: number) => face >> 2
  return {
    posed: refined(fine, posed),
    rest: fineRest(pack),
    quads,
    uvQuads,
    uvs,
    ownerOf,
    triangles: fineTriangles(pack),
  }
}

/** Two triangles a quad, for the faces that are wanted; those that repeat a corner give one. */
export function trianglesOf(quads: ArrayLike<number>, wanted: (face: number) => boolean): Uint32Array {
  const result = new Uint32Array((quads.length / 4) * 6)
  let at = 0
  for (let face = 0; face * 4 < quads.length; face += 1) {
    if (!wanted(face)) continue
    const [a, b, c, d] = [quads[face * 4]!, quads[face * 4 + 1]!, quads[face * 4 + 2]!, quads[face * 4 + 3]!]
    result[at] = a
    result[at + 1] = b
    result[at + 2] = c
    at += 3
    if (c === d) continue
    result[at] = a
    result[at + 1] = c
    result[at + 2] = d
    at += 3
  }
  return result.slice(0, at)
}
