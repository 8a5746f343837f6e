import type { Mesh } from './mesh.ts'
import { normalise, normalsOf } from './normals.ts'
import type { Part } from './part.ts'
import { lengthOf, type Vector, vertexAt } from './vector.ts'

/** Where things of the making go in the picture. */
export type Placing = { point(at: Vector): Vector; direction(way: Vector): Vector }

const asItIs: Placing = { point: (at) => at, direction: (way) => way }

export type Look = Pick<Part, 'name' | 'material' | 'surface'> &
  Partial<Pick<Part, 'twoSided' | 'blended' | 'cutOut' | 'whole' | 'castsShadow' | 'lift' | 'face'>>

/** The finished part: placed, with its making as `rest`, so that patterns stick. */
export function toPart(mesh: Mesh, look: Look, placing: Placing = asItIs): Part {
  const count = mesh.positions.length
  const rest = Float32Array.from(mesh.positions)
  const facing = fillNormals(mesh)
  const positions = new Float32Array(count)
  const normals = new Float32Array(count)
  for (let at = 0; at < count; at += 3) {
    positions.set(placing.point(vertexAt(rest, at / 3)), at)
    normals.set(placing.direction(vertexAt(facing, at / 3)), at)
  }
  const strands = mesh.strands.length === count ? new Float32Array(count) : undefined
  const given = Float32Array.from(mesh.strands)
  if (strands) for (let at = 0; at < count; at += 3) strands.set(placing.direction(vertexAt(given, at / 3)), at)
  return {
    twoSided: false,
    blended: false,
    castsShadow: true,
    ...look,
    positions,
    normals,
    triangles: Uint32Array.from(mesh.triangles),
    uvs: Float32Array.from(mesh.uvs),
    rest,
    ...(strands ? { strands } : {}),
  }
}

/** The normals given, and for those that were not the means of the triangles around, larger ones counting more. */
export function fillNormals(mesh: Mesh): Float32Array {
  const normals = Float32Array.from(mesh.normals)
  const missing = Array.from({ length: normals.length / 3 }, (_, at) => lengthOf(vertexAt(normals, at)) < 1e-6)
  normalise(normals)
  if (!missing.includes(true)) return normals
  const around = normalsOf(Float32Array.from(mesh.positions), mesh.triangles)
  missing.forEach((isMissing, at) => {
    if (isMissing) normals.set(vertexAt(around, at), at * 3)
  })
  return normals
}
