import type { Body } from '#body/body.ts'
import { type Mesh, newMesh, quad, vertex } from '#geometry/mesh.ts'
import { along, vertexAt } from '#geometry/vector.ts'
import { bodyNormals } from '#head/head.ts'

/** How much each vertex belongs to bones of these names. */
export function weightsOf(body: Body, isWanted: (bone: string) => boolean): Float32Array {
  const { boneIndices, boneWeights } = body.pack.base
  const wanted = body.pack.bones.map(({ name }) => isWanted(name))
  const weights = new Float32Array(body.posed.length / 3)
  for (let at = 0; at < boneIndices.length; at++)
    if (wanted[boneIndices[at] ?? 0] === true)
      weights[Math.floor(at / 4)] = (weights[Math.floor(at / 4)] ?? 0) + (boneWeights[at] ?? 0)
  return weights
}

/** A skin so thick over all of the body that `keep` says belongs to it. */
export function skinShell(body: Body, thick: (vertex: number) => number, keep: (vertex: number) => boolean): Mesh {
  const mesh = newMesh()
  const normals = bodyNormals(body, body.posed)
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  const known = new Map<number, number>()
  const corner = (index: number): number => {
    const there = known.get(index)
    if (there !== undefined) return there
    const made = vertex(mesh, along(vertexAt(body.posed, index), vertexAt(normals, index), thick(index)), [0, 0, 0])
    known.set(index, made)
    return made
  }
  for (let face = group.first; face < group.first + group.count; face++) {
    const four = [0, 1, 2, 3].map((nth) => quads[face * 4 + nth] ?? 0)
    if (!four.every(keep)) continue
    const [a, b, c, d] = four.map(corner)
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) quad(mesh, a, b, c, d)
  }
  return mesh
}
