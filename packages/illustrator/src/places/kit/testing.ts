import type { Mesh } from '#geometry/mesh.ts'
import { cross, dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'

/** A vertex of a mesh, or its normal. */
export const at = (mesh: Mesh, list: 'positions' | 'normals', index: number): Vector => [
  mesh[list][index * 3] ?? 0,
  mesh[list][index * 3 + 1] ?? 0,
  mesh[list][index * 3 + 2] ?? 0,
]

/** How high each vertex is. */
export const heights = (mesh: Mesh): readonly number[] => mesh.positions.filter((_, index) => index % 3 === 1)

/** What is wrong with a mesh; nothing, when all is well. */
export function faults(mesh: Mesh): readonly string[] {
  const { positions, normals, uvs, triangles } = mesh
  const vertices = positions.length / 3
  const lengths = Array.from({ length: vertices }, (_, index) => lengthOf(at(mesh, 'normals', index)))
  return [
    ...([positions, normals, uvs, triangles].flat().every(Number.isFinite) ? [] : ['not a number']),
    ...(triangles.every((index) => Number.isInteger(index) && index >= 0 && index < vertices)
      ? []
      : ['no such vertex']),
    ...(normals.length === positions.length && uvs.length === vertices * 2 ? [] : ['lists of different lengths']),
    ...(triangles.length > 0 && triangles.length % 3 === 0 ? [] : ['no triangles']),
    // A rod that grows thin has normals a little longer than 1; the renderer makes them even.
    ...(lengths.every((length) => length > 0.9 && length < 1.2) ? [] : ['uneven normals']),
  ]
}

/** How many of the triangles look where their normals do, as a share of those that have a size. */
export function facing(mesh: Mesh): number {
  let [right, all] = [0, 0]
  for (let from = 0; from < mesh.triangles.length; from += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(from, from + 3)
    const side = cross(
      minus(at(mesh, 'positions', b), at(mesh, 'positions', a)),
      minus(at(mesh, 'positions', c), at(mesh, 'positions', a)),
    )
    if (lengthOf(side) < 1e-6) continue
    all += 1
    if (dot(side, at(mesh, 'normals', a)) + dot(side, at(mesh, 'normals', b)) + dot(side, at(mesh, 'normals', c)) > 0)
      right += 1
  }
  return right / all
}
