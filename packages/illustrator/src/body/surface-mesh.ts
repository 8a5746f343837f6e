import type { Pack } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { oncePer } from './once.ts'
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

/** The mean of the faces' normals at each vertex, bigger faces counting more. */
export function smoothNormals(positions: Float32Array, triangles: ArrayLike<number>): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3]
    const ux = positions[b]! - positions[a]!
    const uy = positions[b + 1]! - positions[a + 1]!
    const uz = positions[b + 2]! - positions[a + 2]!
    const vx = positions[c]! - positions[a]!
    const vy = positions[c + 1]! - positions[a + 1]!
    const vz = positions[c + 2]! - positions[a + 2]!
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    for (let corner = 0; corner < 3; corner += 1) {
      const to = triangles[at + corner]! * 3
      normals[to]! += x
      normals[to + 1]! += y
      normals[to + 2]! += z
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at]!, normals[at + 1]!, normals[at + 2]!]
    const factor = 1 / Math.max(1e-12, Math.sqrt(x * x + y * y + z * z))
    normals[at] = x * factor
    normals[at + 1] = y * factor
    normals[at + 2] = z * factor
  }
  return normals
}
