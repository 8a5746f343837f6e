import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'

type Meshes = [Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh, Mesh]

/** Enough new meshes to name the materials of a set: `const [wood, stone] = meshes()`. */
export const meshes = (): Meshes => {
  const one = newMesh
  return [one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one()]
}

export type SetPartOptions = {
  twoSided?: boolean
  blended?: boolean
  cutOut?: boolean
  castsShadow?: boolean
  lift?: number
}

/** A part of the set out of a mesh. */
export function setPart(name: string, mesh: Mesh, surface: Surface, options: SetPartOptions = {}): Part {
  const triangles = Uint32Array.from(mesh.triangles)
  return {
    name,
    material: 'set',
    positions: Float32Array.from(mesh.positions),
    normals: Float32Array.from(mesh.normals),
    triangles,
    uvs: Float32Array.from(mesh.uvs),
    uvTriangles: triangles,
    surface,
    twoSided: false,
    blended: false,
    castsShadow: false,
    ...options,
  }
}
