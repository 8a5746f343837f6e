import type { Part, Surface } from '#mesh/part.ts'

export type Point = readonly [x: number, y: number, z: number]

/** Triangles while they are put together; decimetres, as everywhere. */
export type Mesh = { positions: number[]; normals: number[]; uvs: number[]; triangles: number[] }

export const newMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], triangles: [] })

type Dozen<T> = [T, T, T, T, T, T, T, T, T, T, T, T, T, T]

/** Enough new meshes to name the materials of a set: `const [wood, stone] = meshes()`. */
export const meshes = (): Dozen<Mesh> => {
  const one = newMesh
  return [one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one(), one()]
}

export function vertex(mesh: Mesh, at: Point, normal: Point, u: number, v: number): number {
  mesh.positions.push(at[0], at[1], at[2])
  mesh.normals.push(normal[0], normal[1], normal[2])
  mesh.uvs.push(u, v)
  return mesh.positions.length / 3 - 1
}

/** Where a copy of a mesh is put: turned around the upright axis, made larger, moved. */
export type Stand = { x?: number; y?: number; z?: number; turn?: readonly [cos: number, sin: number]; size?: number }

/** Adds a copy of `other`; its u is moved by `shift`, for surfaces that read a colour's number out of u. */
export function add(mesh: Mesh, other: Mesh, stand: Stand, shift = 0): void {
  const { x = 0, y = 0, z = 0, turn = [1, 0], size = 1 } = stand
  const [cos, sin] = turn
  const first = mesh.positions.length / 3
  const { positions, normals, uvs, triangles } = other
  for (let at = 0; at < positions.length; at += 3) {
    const px = (positions[at] ?? 0) * size
    const pz = (positions[at + 2] ?? 0) * size
    mesh.positions.push(x + px * cos + pz * sin, y + (positions[at + 1] ?? 0) * size, z - px * sin + pz * cos)
    const nx = normals[at] ?? 0
    const nz = normals[at + 2] ?? 0
    mesh.normals.push(nx * cos + nz * sin, normals[at + 1] ?? 0, nz * cos - nx * sin)
  }
  for (let at = 0; at < uvs.length; at += 2) mesh.uvs.push((uvs[at] ?? 0) + shift, uvs[at + 1] ?? 0)
  for (const index of triangles) mesh.triangles.push(first + index)
}

export type PartWishes = {
  twoSided?: boolean
  blended?: boolean
  cutOut?: boolean
  castsShadow?: boolean
  lift?: number
}

/** A part of the set out of a mesh. */
export function setPart(name: string, mesh: Mesh, surface: Surface, wishes: PartWishes = {}): Part {
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
    ...wishes,
  }
}
