import type { Vector } from './vector.ts'

/** Triangles while they are put together; decimeters, as everywhere. */
export type Mesh = {
  readonly positions: number[]
  normals: number[]
  uvs: number[]
  /** Directions of the strands, for hair: of every vertex or of none. */
  readonly strands: number[]
  readonly triangles: number[]
}

export const newMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], strands: [], triangles: [] })

/** Adds a vertex and gives its index. `toPart` fills in a normal of length 0 from the triangles around it. */
export function vertex(mesh: Mesh, at: Vector, normal: Vector = [0, 0, 0], u = 0, v = 0, strand?: Vector): number {
  mesh.positions.push(at[0], at[1], at[2])
  mesh.normals.push(normal[0], normal[1], normal[2])
  mesh.uvs.push(u, v)
  if (strand) mesh.strands.push(strand[0], strand[1], strand[2])
  return mesh.positions.length / 3 - 1
}

export const triangle = (mesh: Mesh, a: number, b: number, c: number): void => {
  mesh.triangles.push(a, b, c)
}

/** Four corners in turn, counter-clockwise from outside. */
export function quad(mesh: Mesh, a: number, b: number, c: number, d: number): void {
  mesh.triangles.push(a, b, c, a, c, d)
}

/** Where a copy of a mesh is put: turned around the upright axis, made larger, moved. */
export type Stand = { x?: number; y?: number; z?: number; turn?: readonly [cos: number, sin: number]; size?: number }

/** Adds a copy of `other`; its u is moved by `shift`, for surfaces that read a colour's number out of u. */
export function addCopy(mesh: Mesh, other: Mesh, stand: Stand, shift = 0): void {
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
