import type { Pack } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { oncePer } from '#pack/once.ts'
import { fineBody, refined } from './subdivide.ts'

/** The bare body's mesh as it will be drawn, posed and as it was, before anything is left out. */
export type SurfaceMesh = {
  readonly posed: Float32Array
  readonly rest: Float32Array
  readonly quads: Uint16Array | Uint32Array
  readonly uvQuads: Uint16Array | Uint32Array
  readonly uvs: Float32Array
  /** Faces that one face of the base mesh has become. */
  readonly perFace: 1 | 4
  /** All of it as triangles. */
  readonly triangles: Uint32Array
}

const all = () => true
const plainTriangles = oncePer((pack: Pack) => trianglesOf(bodyQuads(pack, pack.base.quads), all))
const fineTriangles = oncePer((pack: Pack) => trianglesOf(fineBody(pack).quads, all))
const fineRest = oncePer((pack: Pack) => refined(fineBody(pack), pack.base.positions))

function bodyQuads({ base }: Pack, quads: Uint16Array): Uint16Array {
  const { first, count } = base.groups.get('body') ?? { first: 0, count: 0 }
  return quads.subarray(first * 4, (first + count) * 4)
}

export function bodyMesh({ pack, posed, rest, detail }: Body): SurfaceMesh {
  if (detail === 'plain') {
    const quads = bodyQuads(pack, pack.base.quads)
    const uvQuads = bodyQuads(pack, pack.base.uvQuads)
    return { posed, rest, quads, uvQuads, uvs: pack.base.uvs, perFace: 1, triangles: plainTriangles(pack) }
  }
  const fine = fineBody(pack)
  const { quads, uvQuads, uvs } = fine
  const shared = { quads, uvQuads, uvs, perFace: 4, triangles: fineTriangles(pack) } as const
  return { posed: refined(fine, posed), rest: fineRest(pack), ...shared }
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
