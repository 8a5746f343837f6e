import type { Mesh } from './mesh.ts'
import { normalize, normalsOf } from './normals.ts'
import type { Part } from './part.ts'
import { lengthOf, type Vector, vertexAt } from './vector.ts'

/** Where things of the making go in the picture. */
export type Placing = { point(at: Vector): Vector; direction(way: Vector): Vector }

const asItIs: Placing = { point: (at) => at, direction: (way) => way }

export type MaterialOptions = Pick<Part, 'name' | 'material' | 'surface'> &
  Partial<Pick<Part, 'twoSided' | 'blended' | 'cutOut' | 'whole' | 'holes' | 'castsShadow' | 'lift' | 'face'>>

/** The finished part: placed, with its making as `rest`, so that patterns stick. */
export function toPart(mesh: Mesh, look: MaterialOptions, placing: Placing = asItIs): Part {
  const count = mesh.positions.length
  const rest = Float32Array.from(mesh.positions)
  const facing = fillNormals(mesh)
  const direction = (way: Vector): Vector => placing.direction(way)
  const positions = placed(rest, (at) => placing.point(at))
  const normals = placed(facing, direction)
  const strands = mesh.strands.length === count ? placed(Float32Array.from(mesh.strands), direction) : undefined
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

/** Every vector as it goes in the picture. One number after the other: `set` takes longer for three than all the rest. */
function placed(vectors: Float32Array, go: (from: Vector) => Vector): Float32Array {
  const out = new Float32Array(vectors.length)
  for (let at = 0; at < out.length; at += 3) {
    const [x, y, z] = go([vectors[at]!, vectors[at + 1]!, vectors[at + 2]!])
    out[at] = x
    out[at + 1] = y
    out[at + 2] = z
  }
  return out
}

/** The normals given, and for those that were not the means of the triangles around, larger ones counting more. */
export function fillNormals(mesh: Mesh): Float32Array {
  const normals = Float32Array.from(mesh.normals)
  const missing = Array.from({ length: normals.length / 3 }, (_, at) => lengthOf(vertexAt(normals, at)) < 1e-6)
  normalize(normals)
  if (!missing.includes(true)) return normals
  const around = normalsOf(Float32Array.from(mesh.positions), mesh.triangles)
  missing.forEach((isMissing, at) => {
    if (isMissing) normals.set(vertexAt(around, at), at * 3)
  })
  return normals
}
